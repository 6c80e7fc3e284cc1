// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/catalog/poreader.h"

#include "engine/core/limits.h"

#include <QStringDecoder>

namespace engine {

namespace {

constexpr int mostForms = 10;

void addLine(QString &text, const QString &line)
{
    text += text.isNull() ? line : QString(u'\n' + line);
}

} // namespace

PoReader::PoReader(const QByteArray &bytes, const QString &fileName)
    : m_bytes(bytes)
    , m_fileName(fileName)
{
}

Result<TsCatalog> PoReader::read()
{
    if (m_bytes.size() > limits::textBytes)
        return Error{Error::Code::TooLarge,
                     m_fileName + QStringLiteral(":1: ")
                         + tr("The translation is larger than %1 MiB.")
                               .arg(limits::textBytes / limits::mib)};
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(m_bytes);
    if (decoder.hasError())
        return Error{Error::Code::BadFormat,
                     m_fileName + QStringLiteral(":1: ")
                         + tr("The file is not in UTF-8; save it again as UTF-8.")};
    for (const QString &line : text.split(u'\n')) {
        ++m_line;
        readLine(line.endsWith(u'\r') ? line.chopped(1) : line);
        if (!m_error.isEmpty())
            break;
    }
    finish();
    if (m_error.isEmpty() && m_messages == 0)
        fail(tr("This is no translation: it has no msgid."));
    if (!m_error.isEmpty())
        return Error{Error::Code::BadFormat, m_error};
    return m_catalog;
}

void PoReader::fail(const QString &message)
{
    if (m_error.isEmpty())
        m_error = m_fileName + u':' + QString::number(m_line) + QStringLiteral(": ") + message;
}

void PoReader::readLine(QString line)
{
    const bool isGone = line.startsWith(u"#~");
    const bool isOld = line.startsWith(u"#|") || line.startsWith(u"#~|");
    const bool isComment = line.startsWith(u'#') && !isGone && !isOld;
    if (line.trimmed().isEmpty()) {
        finish();
        return;
    }
    // A comment behind a translation belongs to the next text.
    if ((isComment || isOld) && m_entry.hasTranslation)
        finish();
    if (isComment) {
        readComment(line);
        return;
    }
    if (isGone || isOld)
        line = line.sliced(isGone && isOld ? 3 : 2).trimmed();
    if (line.startsWith(u'"'))
        readString(line.trimmed());
    else
        readKeyword(line.trimmed(), isOld);
    m_entry.isGone |= isGone;
}

void PoReader::readComment(const QString &line)
{
    const QChar kind = line.size() > 1 ? line[1] : QChar(u' ');
    const QString text = line.sliced(std::min<qsizetype>(line.size(), kind == u' ' ? 2 : 3));
    if (kind == u'.' && text.startsWith(u"ts-id "))
        m_entry.message.id = text.sliced(6);
    else if (kind == u'.')
        addLine(m_entry.message.extraComment, text);
    else if (kind == u',')
        m_entry.isFuzzy |= line.contains(QLatin1String("fuzzy"));
    else if (kind == u' ')
        addLine(m_entry.message.translatorComment, text);
}

void PoReader::readKeyword(const QString &line, bool isOld)
{
    const qsizetype quote = line.indexOf(u'"');
    const QString keyword = (quote < 0 ? line : line.left(quote)).trimmed();
    const bool begins = keyword == u"msgctxt" || keyword == u"msgid";
    if (begins && m_entry.hasTranslation)
        finish();
    m_field = fieldOf(keyword, isOld);
    if (!m_field)
        fail(tr("“%1” is no word of a translation.").arg(keyword.left(40)));
    else if (quote < 0)
        fail(tr("Behind “%1” a text in quotation marks is missing.").arg(keyword));
    else
        readString(line.sliced(quote));
}

QString *PoReader::fieldOf(const QString &keyword, bool isOld)
{
    TsMessage &message = m_entry.message;
    if (keyword == u"msgctxt")
        return isOld ? &message.oldComment : &m_msgctxt;
    if (keyword == u"msgid") {
        m_entry.hasSource |= !isOld;
        return isOld ? &message.oldSource : &message.source;
    }
    if (keyword == u"msgid_plural") {
        m_entry.isPlural |= !isOld;
        return &m_plural;
    }
    const bool isForm = keyword.startsWith(u"msgstr[") && keyword.endsWith(u']');
    if ((!isForm && keyword != u"msgstr") || isOld)
        return nullptr;
    if (!m_entry.hasSource)
        fail(tr("A msgstr stands before its msgid."));
    m_entry.hasTranslation = true;
    if (!isForm)
        return &message.translation;
    const int form = keyword.sliced(7).chopped(1).toInt();
    if (form != message.numerusForms.size() || form >= mostForms) {
        fail(tr("The plural forms must be counted from 0 on."));
        return nullptr;
    }
    message.numerusForms.append(QString());
    return &message.numerusForms.last();
}

void PoReader::readString(const QString &text)
{
    QString value;
    if (!m_field)
        fail(tr("A text stands where none belongs."));
    else if (!unquote(text, value))
        fail(tr("A text is not closed by a quotation mark."));
    else
        *m_field += value;
}

bool PoReader::unquote(QStringView text, QString &value)
{
    if (text.size() < 2 || !text.startsWith(u'"') || !text.endsWith(u'"'))
        return false;
    text = text.sliced(1).chopped(1);
    for (qsizetype i = 0; i < text.size();) {
        if (text[i] == u'"') {
            // As in C, texts that follow each other are one.
            const qsizetype next = text.indexOf(u'"', i + 1);
            if (next < 0 || !text.sliced(i + 1, next - i - 1).trimmed().isEmpty())
                return false;
            i = next + 1;
            continue;
        }
        if (text[i] != u'\\') {
            value += text[i++];
            continue;
        }
        if (++i >= text.size())
            return false;
        i = unescape(text, i, value);
    }
    return true;
}

// As in C: letters, up to three octal digits, or x and hexadecimal ones.
qsizetype PoReader::unescape(QStringView text, qsizetype at, QString &value)
{
    static const QString letters = QStringLiteral("ntrabfv");
    static const QString signs = QStringLiteral("\n\t\r\a\b\f\v");
    if (const qsizetype known = letters.indexOf(text[at]); known >= 0) {
        value += signs[known];
        return at + 1;
    }
    const bool isHex = text[at] == u'x';
    const int base = isHex ? 16 : 8;
    qsizetype end = isHex ? at + 1 : at;
    int code = 0;
    while (end < text.size() && (isHex || end < at + 3)) {
        bool isDigit = false;
        const int digit = QString(text[end]).toInt(&isDigit, base);
        if (!isDigit)
            break;
        code = std::min(code * base + digit, 0xffff);
        ++end;
    }
    const bool isCode = end > (isHex ? at + 1 : at);
    value += isCode ? QChar(ushort(code)) : text[at];
    return isCode ? end : at + 1;
}

void PoReader::finish()
{
    Entry entry = std::exchange(m_entry, {});
    const QString msgctxt = std::exchange(m_msgctxt, {});
    m_field = nullptr;
    m_plural.clear();
    if (!entry.hasSource || !m_error.isEmpty())
        return;
    if (!entry.hasTranslation) {
        fail(tr("A msgid has no msgstr."));
        return;
    }
    if (++m_messages > TsMessage::mostInFile)
        fail(tr("The translation has more than %1 texts.").arg(TsMessage::mostInFile));
    TsMessage &message = entry.message;
    if (message.source.isEmpty() && msgctxt.isEmpty()) {
        readHead(message.translation);
        return;
    }
    m_entry.message = std::move(message);
    split(msgctxt);
    TsMessage done = std::exchange(m_entry.message, {});
    const QString context = std::exchange(m_entry.context, {});
    const bool isEmpty = done.translation.isEmpty() && done.numerusForms.join(QString()).isEmpty();
    const bool isOpen = entry.isFuzzy || isEmpty;
    using Type = TsMessage::Type;
    done.type = entry.isGone ? (isOpen ? Type::Obsolete : Type::Vanished)
                             : (isOpen ? Type::Unfinished : Type::Finished);
    const QString key = context + QChar(1) + done.comment + QChar(1) + done.source;
    if (m_seen.contains(key))
        return;
    m_seen.insert(key);
    m_catalog.context(context).messages.push_back(std::move(done));
}

// Up to a bar that is not escaped it is the context, then comes the comment.
void PoReader::split(const QString &msgctxt)
{
    QString *part = &m_entry.context;
    for (qsizetype i = 0; i < msgctxt.size(); ++i) {
        if (msgctxt[i] == u'~' && i + 1 < msgctxt.size())
            *part += msgctxt[++i];
        else if (msgctxt[i] == u'|' && part == &m_entry.context)
            part = &m_entry.message.comment;
        else
            *part += msgctxt[i];
    }
}

void PoReader::readHead(const QString &head)
{
    for (const QString &line : head.split(u'\n')) {
        const QString name = line.section(u':', 0, 0).trimmed().toLower();
        const QString value = line.section(u':', 1).trimmed();
        if (name == u"language" || (name == u"x-language" && m_catalog.language.isEmpty()))
            m_catalog.language = value;
        else if (name == u"x-source-language")
            m_catalog.sourceLanguage = value;
        else if (name == u"content-type"
                 && !value.contains(QLatin1String("utf-8"), Qt::CaseInsensitive)
                 && value.contains(QLatin1String("charset")))
            fail(tr("The file is not in UTF-8; save it again as UTF-8."));
    }
}

} // namespace engine
