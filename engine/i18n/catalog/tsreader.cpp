// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/catalog/tsreader.h"

#include "engine/core/limits.h"

namespace engine {

namespace {

using Type = TsMessage::Type;

} // namespace

TsReader::TsReader(const QByteArray &xml, const QString &fileName)
    : m_bytes(xml)
    , m_xml(m_bytes)
    , m_fileName(fileName)
{
    m_xml.setEntityExpansionLimit(0);
}

Result<TsCatalog> TsReader::read()
{
    if (m_bytes.size() > limits::textBytes) {
        return Error{Error::Code::TooLarge,
                     m_fileName + QStringLiteral(":1: ")
                         + tr("The translation is larger than %1 MiB.")
                               .arg(limits::textBytes / limits::mib)};
    }
    TsCatalog catalog;
    while (!m_xml.atEnd()) {
        switch (m_xml.readNext()) {
        case QXmlStreamReader::DTD:
            if (!m_xml.entityDeclarations().isEmpty())
                fail(tr("A translation must not declare entities."));
            break;
        case QXmlStreamReader::StartElement:
            if (m_xml.name() == u"TS")
                readTs(catalog);
            else
                fail(tr("This is no translation: its first element must be TS."));
            break;
        default:
            break;
        }
    }
    if (m_xml.hasError()) {
        return Error{Error::Code::BadFormat,
                     m_fileName + u':' + QString::number(m_xml.lineNumber()) + QStringLiteral(": ")
                         + m_xml.errorString()};
    }
    return catalog;
}

void TsReader::fail(const QString &message)
{
    if (!m_xml.hasError())
        m_xml.raiseError(message);
}

bool TsReader::nextElement()
{
    return m_xml.readNextStartElement();
}

void TsReader::readTs(TsCatalog &catalog)
{
    catalog.language = m_xml.attributes().value(QLatin1String("language")).toString();
    catalog.sourceLanguage = m_xml.attributes().value(QLatin1String("sourcelanguage")).toString();
    while (nextElement()) {
        if (m_xml.name() == u"context")
            readContext(catalog);
        else
            m_xml.skipCurrentElement();
    }
}

// As Linguist does, contexts of one name become one, and of equal texts the first counts.
void TsReader::readContext(TsCatalog &catalog)
{
    QString name;
    std::vector<TsMessage> messages;
    while (nextElement()) {
        if (m_xml.name() == u"name")
            name = readText();
        else if (m_xml.name() == u"message")
            messages.push_back(readMessage());
        else
            m_xml.skipCurrentElement();
    }
    for (TsMessage &message : messages) {
        const QString key =
            name + QChar(1) + message.comment + QChar(1) + message.source + QChar(1) + message.id;
        if (m_seen.contains(key))
            continue;
        m_seen.insert(key);
        catalog.context(name).messages.push_back(std::move(message));
    }
}

TsMessage TsReader::readMessage()
{
    TsMessage message;
    message.type = Type::Unfinished;
    message.id = m_xml.attributes().value(QLatin1String("id")).toString();
    const QHash<QString, QString *> fields{
        {QStringLiteral("source"), &message.source},
        {QStringLiteral("comment"), &message.comment},
        {QStringLiteral("oldsource"), &message.oldSource},
        {QStringLiteral("oldcomment"), &message.oldComment},
        {QStringLiteral("extracomment"), &message.extraComment},
        {QStringLiteral("translatorcomment"), &message.translatorComment},
        {QStringLiteral("userdata"), &message.userData}};
    if (++m_messages > TsMessage::mostInFile)
        fail(tr("The translation has more than %1 texts.").arg(TsMessage::mostInFile));
    while (nextElement()) {
        const QString name = m_xml.name().toString();
        if (QString *field = fields.value(name))
            *field = readText();
        else if (name == u"translation")
            readTranslation(message);
        else if (name == u"location")
            m_xml.skipCurrentElement();
        else
            message.extras.insert(
                name.startsWith(u"extra-") ? name : QStringLiteral("extra-") + name, readText());
    }
    return message;
}

void TsReader::readTranslation(TsMessage &message)
{
    const auto type = m_xml.attributes().value(QLatin1String("type"));
    if (type == u"unfinished")
        message.type = Type::Unfinished;
    else if (type == u"vanished")
        message.type = Type::Vanished;
    else if (type == u"obsolete")
        message.type = Type::Obsolete;
    else if (type.isEmpty())
        message.type = Type::Finished;
    else
        fail(tr("A translation can't be “%1”.").arg(type));
    message.translation = readText(&message.numerusForms);
    if (!message.numerusForms.isEmpty())
        message.translation.clear();
}

QString TsReader::readText(QStringList *forms)
{
    const bool hasVariants = m_xml.attributes().value(QLatin1String("variants")) == u"yes";
    QString text;
    QStringList variants;
    while (!m_xml.atEnd() && m_xml.readNext() != QXmlStreamReader::EndElement) {
        if (m_xml.isCharacters())
            text += m_xml.text();
        if (!m_xml.isStartElement())
            continue;
        if (forms && m_xml.name() == u"numerusform") {
            forms->append(readText());
        } else if (m_xml.name() == u"lengthvariant") {
            variants.append(readText());
        } else {
            if (m_xml.name() == u"byte")
                text += QChar(
                    m_xml.attributes().value(QLatin1String("value")).mid(1).toUShort(nullptr, 16));
            m_xml.skipCurrentElement();
        }
    }
    return hasVariants ? variants.join(TsMessage::lengthMark) : text;
}

} // namespace engine
