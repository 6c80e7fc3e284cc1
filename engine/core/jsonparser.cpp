// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/jsonparser.h"

#include <charconv>
#include <cmath>
#include <limits>

namespace engine {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

} // namespace

JsonParser::JsonParser(const QByteArray &utf8, const QString &fileName, int maxDepth)
    : m_at(utf8.constData())
    , m_end(utf8.constData() + utf8.size())
    , m_fileName(fileName)
    , m_maxDepth(maxDepth)
{
}

Result<Json> JsonParser::parse()
{
    if (m_end - m_at > limits::jsonBytes) {
        return Error{
            Error::Code::TooLarge,
            located(tr("The file is larger than %1 MiB.").arg(limits::jsonBytes / limits::mib))};
    }
    if (QByteArrayView(m_at, m_end).startsWith("\xEF\xBB\xBF"))
        fail(tr("The file starts with a byte order mark; save it as plain UTF-8."));
    Json value;
    if (m_message.isEmpty() && readValue(value)) {
        skipSpace();
        if (atEnd())
            return value;
        failAtUnexpected(tr("the end of the file"));
    }
    return Error{Error::Code::BadFormat, m_message};
}

bool JsonParser::readValue(Json &value)
{
    skipSpace();
    if (++m_values > limits::jsonValues)
        return fail(tr("There are more than %1 values.").arg(limits::jsonValues));
    const int line = m_line;
    bool good = false;
    switch (peek()) {
    case '{':
        good = readObject(value);
        break;
    case '[':
        good = readArray(value);
        break;
    case '"': {
        QString text;
        good = readString(text);
        value = Json(text);
        break;
    }
    default:
        good = peek() == '-' || isDigit(peek()) ? readNumber(value) : readWord(value);
    }
    value.setLine(line);
    return good;
}

bool JsonParser::readObject(Json &value)
{
    if (!enter())
        return false;
    value = Json::object();
    if (!take('}')) {
        do {
            if (!readMember(value))
                return false;
        } while (take(','));
        if (!take('}'))
            return failAtUnexpected(tr("“,” or “}”"));
    }
    --m_depth;
    return true;
}

bool JsonParser::readMember(Json &object)
{
    skipSpace();
    if (peek() != '"')
        return failAtUnexpected(tr("a key in double quotes"));
    QString key;
    if (!readString(key))
        return false;
    if (object.contains(key))
        return fail(tr("The key “%1” is there twice.").arg(key));
    if (!take(':'))
        return failAtUnexpected(tr("“:”"));
    Json value;
    if (!readValue(value))
        return false;
    object.insert(key, std::move(value));
    return true;
}

bool JsonParser::readArray(Json &value)
{
    if (!enter())
        return false;
    value = Json::array();
    if (!take(']')) {
        do {
            Json item;
            if (!readValue(item))
                return false;
            value.append(std::move(item));
        } while (take(','));
        if (!take(']'))
            return failAtUnexpected(tr("“,” or “]”"));
    }
    --m_depth;
    return true;
}

bool JsonParser::readNumber(Json &value)
{
    const char *begin = m_at;
    if (peek() == '-')
        ++m_at;
    if (peek() == '0' && m_end - m_at > 1 && isDigit(m_at[1]))
        return fail(tr("A number must not start with a needless zero."));
    if (!skipDigits())
        return failAtUnexpected(tr("a digit"));
    bool whole = true;
    if (peek() == '.') {
        whole = false;
        ++m_at;
        if (!skipDigits())
            return failAtUnexpected(tr("a digit"));
    }
    if (peek() == 'e' || peek() == 'E') {
        whole = false;
        ++m_at;
        if (peek() == '+' || peek() == '-')
            ++m_at;
        if (!skipDigits())
            return failAtUnexpected(tr("a digit"));
    }
    return whole ? readInteger(value, begin) : readReal(value, begin);
}

bool JsonParser::readInteger(Json &value, const char *begin)
{
    qint64 number = 0;
    if (std::from_chars(begin, m_at, number).ec != std::errc())
        return fail(tr("The whole number is too large."));
    value = Json(number);
    return true;
}

bool JsonParser::readReal(Json &value, const char *begin)
{
    double number = 0;
    // A number too small for a double is refused as well: it would not be read as written.
    if (std::from_chars(begin, m_at, number).ec != std::errc() || !std::isfinite(number))
        return fail(tr("The number is too large or too small."));
    value = Json(number);
    return true;
}

bool JsonParser::readWord(Json &value)
{
    const char *begin = m_at;
    while ((peek() >= 'a' && peek() <= 'z') || (peek() >= 'A' && peek() <= 'Z'))
        ++m_at;
    const QByteArrayView word(begin, m_at);
    if (word == "true") {
        value = Json(true);
    } else if (word == "false") {
        value = Json(false);
    } else if (word == "null") {
        value = Json();
    } else if (word.isEmpty()) {
        return failAtUnexpected(tr("a value"));
    } else {
        return fail(
            tr("“%1” is not a value; texts need double quotes.")
                .arg(QString::fromLatin1(word.first(std::min<qsizetype>(word.size(), 40)))));
    }
    return true;
}

bool JsonParser::readString(QString &text)
{
    ++m_at;
    const char *begin = m_at;
    while (!atEnd()) {
        const auto byte = uchar(*m_at);
        if (byte == '"') {
            const bool good = appendRun(text, begin);
            ++m_at;
            return good;
        }
        if (byte == '\n' || byte == '\r')
            return fail(
                tr("A text must end on the line where it starts; write a line end as \\n."));
        if (byte < 0x20)
            return fail(tr("There is a control character in a text."));
        if (byte == '\\') {
            if (!appendRun(text, begin) || !readEscape(text))
                return false;
            begin = m_at;
        } else {
            ++m_at;
        }
    }
    return fail(tr("The file ends inside a text."));
}

bool JsonParser::appendRun(QString &text, const char *begin)
{
    QByteArrayView run(begin, m_at);
    if (!run.isValidUtf8())
        return fail(tr("A text is not valid UTF-8."));
    // Qt takes it for the sign of an encoding and drops it; inside a text it is a character.
    while (run.startsWith("\xEF\xBB\xBF")) {
        text += QChar(QChar::ByteOrderMark);
        run = run.sliced(3);
    }
    if (text.isEmpty())
        text = QString::fromUtf8(run);
    else
        text += QString::fromUtf8(run);
    return true;
}

bool JsonParser::readEscape(QString &text)
{
    ++m_at;
    const char letter = peek();
    if (letter == 'u')
        return readUnicodeEscape(text);
    static constexpr char letters[] = "\"\\/bfnrt";
    static constexpr char meanings[] = "\"\\/\b\f\n\r\t";
    for (int i = 0; letters[i]; ++i) {
        if (letters[i] == letter) {
            text += QLatin1Char(meanings[i]);
            ++m_at;
            return true;
        }
    }
    if (atEnd())
        return fail(tr("The file ends inside a text."));
    return fail(tr("There is a backslash before a character that needs none."));
}

bool JsonParser::readUnicodeEscape(QString &text)
{
    char16_t unit = 0;
    if (!readHexUnit(unit))
        return false;
    text += QChar(unit);
    if (QChar::isLowSurrogate(unit))
        return fail(tr("A text has the second half of a character without the first."));
    if (!QChar::isHighSurrogate(unit))
        return true;
    char16_t second = 0;
    if (m_end - m_at < 2 || m_at[0] != '\\' || m_at[1] != 'u')
        return fail(tr("A text has the first half of a character without the second."));
    ++m_at;
    if (!readHexUnit(second))
        return false;
    if (!QChar::isLowSurrogate(second))
        return fail(tr("A text has the first half of a character without the second."));
    text += QChar(second);
    return true;
}

bool JsonParser::readHexUnit(char16_t &unit)
{
    ++m_at;
    quint16 number = 0;
    if (m_end - m_at < 4)
        return fail(tr("The file ends inside a text."));
    const auto read = std::from_chars(m_at, m_at + 4, number, 16);
    if (read.ec != std::errc() || read.ptr != m_at + 4)
        return fail(tr("After \\u four hexadecimal digits are needed."));
    unit = char16_t(number);
    m_at += 4;
    return true;
}

void JsonParser::skipSpace()
{
    for (; !atEnd(); ++m_at) {
        if (*m_at == '\n')
            ++m_line;
        else if (*m_at != ' ' && *m_at != '\t' && *m_at != '\r')
            return;
    }
}

bool JsonParser::skipDigits()
{
    const char *begin = m_at;
    while (isDigit(peek()))
        ++m_at;
    return m_at != begin;
}

bool JsonParser::take(char wanted)
{
    skipSpace();
    if (atEnd() || *m_at != wanted)
        return false;
    ++m_at;
    return true;
}

bool JsonParser::enter()
{
    ++m_at;
    if (++m_depth > m_maxDepth)
        return fail(tr("The values are nested deeper than %1 levels.").arg(m_maxDepth));
    return true;
}

bool JsonParser::fail(const QString &message)
{
    // The first flaw is the cause; what follows are its consequences.
    if (m_message.isEmpty())
        m_message = located(message);
    return false;
}

bool JsonParser::failAtUnexpected(const QString &expected)
{
    if (atEnd())
        return fail(tr("The file ends where %1 was expected.").arg(expected));
    const auto byte = uchar(*m_at);
    if (byte > 0x20 && byte < 0x7f)
        return fail(tr("“%1” stands where %2 was expected.").arg(QLatin1Char(*m_at)).arg(expected));
    return fail(tr("A strange character stands where %1 was expected.").arg(expected));
}

QString JsonParser::located(const QString &message) const
{
    return QStringLiteral("%1:%2: ").arg(m_fileName).arg(m_line) + message;
}

} // namespace engine
