// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/catalog/xliffreader.h"

#include "engine/core/limits.h"

namespace engine {

namespace {

const QLatin1String c_qt("urn:trolltech:names:ts:document:1.0");

QString attribute(const QXmlStreamReader &xml, const char *name)
{
    return xml.attributes().value(QLatin1String(name)).toString();
}

// "x-ch-r" and "x-ch-x1f" stand for characters that XML has no place for.
QString placeholder(const QString &ctype)
{
    static const QString letters = QStringLiteral("abtnvfr");
    const QString name = ctype.startsWith(u"x-ch-") ? ctype.sliced(5) : QString();
    if (name.size() == 1 && letters.contains(name[0]))
        return QChar(ushort(7 + letters.indexOf(name[0])));
    bool isCode = false;
    const ushort code = name.startsWith(u'x') ? name.sliced(1).toUShort(&isCode, 16) : ushort(0);
    return isCode ? QString(QChar(code)) : QString();
}

void addNote(QString &text, const QString &note)
{
    text += text.isEmpty() ? note : QString(u'\n' + note);
}

} // namespace

XliffReader::XliffReader(const QByteArray &xml, const QString &fileName)
    : m_bytes(xml)
    , m_xml(m_bytes)
    , m_fileName(fileName)
{
    m_xml.setEntityExpansionLimit(0);
}

Result<TsCatalog> XliffReader::read()
{
    if (m_bytes.size() > limits::textBytes)
        return Error{Error::Code::TooLarge,
                     m_fileName + QStringLiteral(":1: ")
                         + tr("The translation is larger than %1 MiB.")
                               .arg(limits::textBytes / limits::mib)};
    while (!m_xml.atEnd()) {
        m_xml.readNext();
        if (m_xml.isDTD() && !m_xml.entityDeclarations().isEmpty())
            fail(tr("A translation must not declare entities."));
        else if (m_xml.isStartElement())
            readRoot();
    }
    if (m_xml.hasError())
        return Error{Error::Code::BadFormat,
                     m_fileName + u':' + QString::number(m_xml.lineNumber()) + QStringLiteral(": ")
                         + m_xml.errorString()};
    return m_catalog;
}

void XliffReader::fail(const QString &message)
{
    if (!m_xml.hasError())
        m_xml.raiseError(message);
}

void XliffReader::readRoot()
{
    const QString version = attribute(m_xml, "version");
    if (m_xml.name() != u"xliff")
        fail(tr("This is no XLIFF file: its first element must be xliff."));
    else if (!version.isEmpty() && !version.startsWith(u"1."))
        fail(tr("This is XLIFF %1; only XLIFF 1.2 can be read.").arg(version));
    while (m_xml.readNextStartElement()) {
        if (m_xml.name() == u"file")
            readFile();
        else
            m_xml.skipCurrentElement();
    }
}

void XliffReader::readFile()
{
    const QString language = attribute(m_xml, "target-language").replace(u'-', u'_');
    if (m_catalog.language.isEmpty())
        m_catalog.language = language;
    else if (!language.isEmpty() && language != m_catalog.language)
        fail(tr("The file has more than one language: %1 and %2.")
                 .arg(m_catalog.language, language));
    if (m_catalog.sourceLanguage.isEmpty())
        m_catalog.sourceLanguage = attribute(m_xml, "source-language").replace(u'-', u'_');
    readUnits(attribute(m_xml, "original"));
}

void XliffReader::readUnits(const QString &context)
{
    while (m_xml.readNextStartElement()) {
        const QString restype = attribute(m_xml, "restype");
        if (m_xml.name() == u"trans-unit") {
            TsMessage message;
            readUnit(message, false);
            add(context, message);
        } else if (m_xml.name() == u"group" && restype == u"x-gettext-plurals") {
            readPlural(context);
        } else if (m_xml.name() == u"group" || m_xml.name() == u"body") {
            readUnits(restype == u"x-trolltech-linguist-context" ? attribute(m_xml, "resname")
                                                                 : context);
        } else {
            m_xml.skipCurrentElement();
        }
    }
}

void XliffReader::readPlural(const QString &context)
{
    TsMessage message;
    const QString id = attribute(m_xml, "id");
    while (m_xml.readNextStartElement()) {
        if (m_xml.name() == u"trans-unit")
            readUnit(message, true);
        else
            readAbout(message);
    }
    message.id = id;
    add(context, message);
}

void XliffReader::readUnit(TsMessage &message, bool isPlural)
{
    const QString approved = attribute(m_xml, "approved");
    const bool isGone = attribute(m_xml, "translate") == u"no";
    const QString id = attribute(m_xml, "id");
    const qsizetype forms = message.numerusForms.size();
    bool isDone = false;
    while (m_xml.readNextStartElement()) {
        if (m_xml.name() == u"source")
            message.source = readText();
        else if (m_xml.name() == u"target")
            readTarget(message, isPlural, isDone);
        else if (m_xml.name() == u"alt-trans")
            readOld(message, isPlural && message.numerusForms.size() == forms);
        else
            readAbout(message);
    }
    if (isPlural && message.numerusForms.size() == forms)
        message.numerusForms.append(QString());
    if (!id.startsWith(u"_msg") && !isPlural)
        message.id = id;
    if (!approved.isEmpty())
        isDone = approved == u"yes";
    using Type = TsMessage::Type;
    // One open form makes the whole text open.
    if (isPlural && forms > 0
        && (message.type == Type::Unfinished || message.type == Type::Obsolete))
        isDone = false;
    message.type = isGone ? (isDone ? Type::Vanished : Type::Obsolete)
                          : (isDone ? Type::Finished : Type::Unfinished);
}

void XliffReader::readTarget(TsMessage &message, bool isPlural, bool &isDone)
{
    const QString state = attribute(m_xml, "state");
    isDone = state == u"translated" || state == u"signed-off" || state == u"final";
    const QString text = readText();
    if (isPlural)
        message.numerusForms.append(text);
    else
        message.translation = text;
}

void XliffReader::readOld(TsMessage &message, bool isForm)
{
    while (m_xml.readNextStartElement()) {
        const bool isTarget = m_xml.name() == u"target";
        if (m_xml.name() == u"source") {
            message.oldSource = readText();
        } else if (isTarget && isForm) {
            message.numerusForms.append(readText());
            isForm = false;
        } else if (isTarget && message.translation.isEmpty() && message.numerusForms.isEmpty()) {
            message.translation = readText();
        } else {
            m_xml.skipCurrentElement();
        }
    }
}

void XliffReader::readAbout(TsMessage &message)
{
    const QString type = attribute(m_xml, "context-type");
    if (m_xml.name() == u"context-group") {
        while (m_xml.readNextStartElement())
            readAbout(message);
    } else if (m_xml.name() == u"context" && type == u"x-gettext-msgctxt") {
        message.comment = readText();
    } else if (m_xml.name() == u"context" && type == u"x-gettext-previous-msgctxt") {
        message.oldComment = readText();
    } else if (m_xml.name() == u"note") {
        const bool isAuthor =
            attribute(m_xml, "annotates") == u"source" || attribute(m_xml, "from") == u"developer";
        addNote(isAuthor ? message.extraComment : message.translatorComment, readText());
    } else if (m_xml.namespaceUri() == c_qt) {
        const QString name = QStringLiteral("extra-") + m_xml.name();
        message.extras.insert(name, readText());
    } else {
        m_xml.skipCurrentElement();
    }
}

QString XliffReader::readText()
{
    QString text;
    while (!m_xml.atEnd() && m_xml.readNext() != QXmlStreamReader::EndElement) {
        if (m_xml.isCharacters()) {
            text += m_xml.text();
        } else if (m_xml.isStartElement()) {
            const QString sign = placeholder(attribute(m_xml, "ctype"));
            const QString inside = readText();
            text += sign.isNull() ? inside : sign;
        }
    }
    return text;
}

void XliffReader::add(const QString &context, const TsMessage &message)
{
    if (++m_messages > TsMessage::mostInFile)
        fail(tr("The translation has more than %1 texts.").arg(TsMessage::mostInFile));
    const QString key =
        context + QChar(1) + message.comment + QChar(1) + message.source + QChar(1) + message.id;
    if (message.source.isEmpty() || m_seen.contains(key))
        return;
    m_seen.insert(key);
    m_catalog.context(context).messages.push_back(message);
}

} // namespace engine
