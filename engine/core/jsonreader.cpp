// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/jsonreader.h"

#include "engine/core/nearestname.h"

#include <algorithm>

namespace engine {

JsonReader::JsonReader(const Json &value, const QString &file, Issues &issues, const QString &path)
    : m_value(value)
    , m_file(file)
    , m_path(path)
    , m_issues(&issues)
{
}

JsonReader::JsonReader(const JsonReader &parent, const Json &value, const QString &path,
                       bool isPresent)
    : m_value(value)
    , m_file(parent.m_file)
    , m_path(path)
    , m_issues(parent.m_issues)
    , m_isPresent(isPresent)
{
}

bool JsonReader::expectObject()
{
    if (!m_isPresent)
        return false;
    if (!m_value.isObject())
        refuse(tr("an object in braces"));
    return m_isPresent;
}

bool JsonReader::expectArray()
{
    if (!m_isPresent)
        return false;
    if (!m_value.isArray())
        refuse(tr("a list in brackets"));
    return m_isPresent;
}

void JsonReader::allowKeys(std::initializer_list<QStringView> keys)
{
    if (!expectObject())
        return;
    QStringList known;
    for (const QStringView key : keys)
        known.append(key.toString());
    for (qsizetype i = 0; i < m_value.size(); ++i) {
        const QString &key = m_value.keyAt(i);
        if (!known.contains(key)) {
            unknown(m_value.at(i), tr("“%1” is not a known key.").arg(pathOf(key)), key, known,
                    Issue::Code::UnknownKey);
        }
    }
}

int JsonReader::format(int newest)
{
    JsonReader number = need(u"format");
    if (!number.m_isPresent)
        return 0;
    if (number.m_value.isInteger() && number.m_value.toInteger() > newest) {
        number.problem(tr("The file has format %1, this program knows formats up to %2; a newer "
                          "version of the program is needed.")
                           .arg(number.m_value.toInteger())
                           .arg(newest));
        return 0;
    }
    const qint64 found = number.asInteger(1, newest);
    return number.m_isPresent ? int(found) : 0;
}

QString JsonReader::string(QStringView key)
{
    return need(key).asString();
}

QString JsonReader::string(QStringView key, const QString &fallback)
{
    if (!has(key))
        return fallback;
    JsonReader reader = member(key);
    const QString found = reader.asString();
    return reader.m_isPresent ? found : fallback;
}

QString JsonReader::identifier(QStringView key)
{
    return need(key).asIdentifier();
}

QString JsonReader::identifier(QStringView key, const QString &fallback)
{
    if (!has(key))
        return fallback;
    JsonReader reader = member(key);
    const QString found = reader.asIdentifier();
    return reader.m_isPresent ? found : fallback;
}

qint64 JsonReader::integer(QStringView key, qint64 min, qint64 max)
{
    return need(key).asInteger(min, max);
}

qint64 JsonReader::integer(QStringView key, qint64 min, qint64 max, qint64 fallback)
{
    if (!has(key))
        return fallback;
    JsonReader reader = member(key);
    const qint64 found = reader.asInteger(min, max);
    return reader.m_isPresent ? found : fallback;
}

double JsonReader::real(QStringView key, double min, double max)
{
    return need(key).asReal(min, max);
}

double JsonReader::real(QStringView key, double min, double max, double fallback)
{
    if (!has(key))
        return fallback;
    JsonReader reader = member(key);
    const double found = reader.asReal(min, max);
    return reader.m_isPresent ? found : fallback;
}

bool JsonReader::boolean(QStringView key)
{
    return need(key).asBoolean();
}

bool JsonReader::boolean(QStringView key, bool fallback)
{
    if (!has(key))
        return fallback;
    JsonReader reader = member(key);
    const bool found = reader.asBoolean();
    return reader.m_isPresent ? found : fallback;
}

QStringList JsonReader::strings(QStringView key)
{
    return need(key).asStrings();
}

QStringList JsonReader::strings(QStringView key, const QStringList &fallback)
{
    return has(key) ? member(key).asStrings() : fallback;
}

JsonReader JsonReader::object(QStringView key)
{
    JsonReader reader = need(key);
    reader.expectObject();
    return reader;
}

JsonReader JsonReader::optionalObject(QStringView key)
{
    JsonReader reader = member(key);
    reader.expectObject();
    return reader;
}

QList<JsonReader> JsonReader::array(QStringView key)
{
    return need(key).asArray();
}

QList<JsonReader> JsonReader::optionalArray(QStringView key)
{
    return member(key).asArray();
}

QList<JsonReader::Entry> JsonReader::map(QStringView key)
{
    return need(key).asMap();
}

QList<JsonReader::Entry> JsonReader::optionalMap(QStringView key)
{
    return member(key).asMap();
}

QString JsonReader::asString()
{
    if (m_isPresent && !m_value.isString())
        refuse(tr("a text in double quotes"));
    return m_isPresent ? m_value.toString() : QString();
}

QString JsonReader::asIdentifier()
{
    if (m_isPresent && !(m_value.isString() && isIdentifier(m_value.toString()))) {
        refuse(tr("a name of at most %1 letters, digits, “_”, “-” and “.”")
                   .arg(limits::identifierLength));
    }
    return m_isPresent ? m_value.toString() : QString();
}

qint64 JsonReader::asInteger(qint64 min, qint64 max)
{
    const qint64 number = m_value.toInteger(min);
    if (m_isPresent && (!m_value.isInteger() || number < min || number > max)) {
        const bool isBounded = min != minInteger || max != maxInteger;
        refuse(isBounded ? tr("a whole number from %1 to %2").arg(min).arg(max)
                         : tr("a whole number"));
    }
    return std::clamp(m_isPresent ? number : 0, min, max);
}

double JsonReader::asReal(double min, double max)
{
    const double number = m_value.toReal(min);
    if (m_isPresent && (!m_value.isNumber() || number < min || number > max))
        refuse(tr("a number from %1 to %2").arg(min).arg(max));
    return std::clamp(m_isPresent ? number : 0.0, min, max);
}

bool JsonReader::asBoolean()
{
    if (m_isPresent && !m_value.isBool())
        refuse(tr("true or false"));
    return m_isPresent && m_value.toBool();
}

QStringList JsonReader::asStrings()
{
    QStringList texts;
    for (JsonReader &item : asArray())
        texts.append(item.asString());
    return texts;
}

QList<JsonReader> JsonReader::asArray()
{
    QList<JsonReader> items;
    if (!expectArray())
        return items;
    items.reserve(m_value.size());
    for (qsizetype i = 0; i < m_value.size(); ++i) {
        const QString path = m_path + u'[' + QString::number(i) + u']';
        items.append(JsonReader(*this, m_value.at(i), path, true));
    }
    return items;
}

QList<JsonReader::Entry> JsonReader::asMap()
{
    QList<Entry> entries;
    if (!expectObject())
        return entries;
    entries.reserve(m_value.size());
    for (qsizetype i = 0; i < m_value.size(); ++i) {
        const QString &key = m_value.keyAt(i);
        entries.append({key, JsonReader(*this, m_value.at(i), pathOf(key), true)});
    }
    return entries;
}

void JsonReader::problem(const Json &where, const QString &message, const Issue::Cause &cause)
{
    note(where, {Issue::Severity::Error, m_file, 0, message, cause});
}

void JsonReader::problem(const QString &message, const Issue::Cause &cause)
{
    problem(m_value, message, cause);
}

void JsonReader::warning(const Json &where, const QString &message, const Issue::Cause &cause)
{
    note(where, {Issue::Severity::Warning, m_file, 0, message, cause});
}

void JsonReader::unknown(const Json &where, const QString &message, const QString &name,
                         const QStringList &known, Issue::Code code)
{
    const QString meant = nearestName(name, known);
    problem(where, message + didYouMean(meant), {code, name, meant});
}

bool JsonReader::isIdentifier(QStringView text)
{
    if (text.isEmpty() || text.size() > limits::identifierLength)
        return false;
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9')
            || c == u'_' || c == u'-' || c == u'.';
    });
}

JsonReader JsonReader::need(QStringView key)
{
    if (expectObject() && !has(key))
        problem(m_value, tr("“%1” is missing.").arg(pathOf(key)));
    return member(key);
}

JsonReader JsonReader::member(QStringView key) const
{
    return JsonReader(*this, m_value[key], pathOf(key), m_isPresent && has(key));
}

QString JsonReader::pathOf(QStringView key) const
{
    return m_path.isEmpty() ? key.toString() : QString(m_path + u'.' + key);
}

void JsonReader::refuse(const QString &expected)
{
    if (m_path.isEmpty())
        problem(m_value, tr("The file must be %1.").arg(expected));
    else
        problem(m_value, tr("“%1” must be %2.").arg(m_path, expected));
    m_isPresent = false;
}

void JsonReader::refuseChoice(const QStringList &names)
{
    unknown(m_value, tr("“%1” must be one of: %2.").arg(m_path, names.join(QStringLiteral(", "))),
            m_value.toString(), names);
    m_isPresent = false;
}

void JsonReader::note(const Json &where, Issue issue)
{
    if (!m_isPresent)
        return;
    issue.line = where.line() > 0 ? where.line() : line();
    m_issues->append(std::move(issue));
}

} // namespace engine
