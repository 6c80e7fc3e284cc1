// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/issue.h"
#include "engine/core/json.h"

#include <QCoreApplication>

#include <initializer_list>
#include <limits>
#include <utility>

namespace engine {

/// Takes typed values out of one JSON value and notes every flaw with its file and line.
///
/// A function without a fallback takes a key that must be there; with one, the key may be missing.
/// A wrong or missing value is noted once and answered with something harmless, so that reading
/// goes on; a reader for something that isn't there answers everything so and notes nothing more.
class JsonReader
{
    Q_DECLARE_TR_FUNCTIONS(JsonReader)

public:
    /// One member of an object used as a map.
    struct Entry;
    /// The names that choice() accepts, with what each stands for.
    template<typename T> using Choices = std::initializer_list<std::pair<QStringView, T>>;

    static constexpr qint64 minInteger = std::numeric_limits<qint32>::min();
    static constexpr qint64 maxInteger = std::numeric_limits<qint32>::max();

    /// \a path leads to the value inside its file ("units[3]") and is named in the messages.
    JsonReader(const Json &value, const QString &file, Issues &issues, const QString &path = {});

    const Json &value() const { return m_value; }
    const QString &file() const { return m_file; }
    const QString &path() const { return m_path; }
    int line() const { return m_value.line(); }
    /// Whether there is a value here at all.
    bool isPresent() const { return m_isPresent; }
    bool has(QStringView key) const { return m_value.contains(key); }

    /// Notes a flaw and mutes the reader when the value is no object.
    bool expectObject();
    bool expectArray();
    /// Notes every other key of the object, with the name that was probably meant.
    void allowKeys(std::initializer_list<QStringView> keys);
    /// The number of the format under the key "format", from 1 to \a newest; 0 when it is wrong.
    int format(int newest);

    QString string(QStringView key);
    QString string(QStringView key, const QString &fallback);
    /// A name for machines: letters, digits, '_', '-' and '.', not too long.
    QString identifier(QStringView key);
    QString identifier(QStringView key, const QString &fallback);
    qint64 integer(QStringView key, qint64 min = minInteger, qint64 max = maxInteger);
    qint64 integer(QStringView key, qint64 min, qint64 max, qint64 fallback);
    double real(QStringView key, double min, double max);
    double real(QStringView key, double min, double max, double fallback);
    bool boolean(QStringView key);
    bool boolean(QStringView key, bool fallback);
    QStringList strings(QStringView key);
    QStringList strings(QStringView key, const QStringList &fallback);
    template<typename T> T choice(QStringView key, Choices<T> choices);
    template<typename T> T choice(QStringView key, Choices<T> choices, T fallback);

    JsonReader object(QStringView key);
    /// A reader that is not present when the key is missing.
    JsonReader optionalObject(QStringView key);
    /// The items of a list, whatever they are.
    QList<JsonReader> array(QStringView key);
    QList<JsonReader> optionalArray(QStringView key);
    /// The members of an object whose keys are names, not fields.
    QList<Entry> map(QStringView key);
    QList<Entry> optionalMap(QStringView key);

    /// The same for the value itself: an item of a list, a member of a map, the file.
    QString asString();
    QString asIdentifier();
    qint64 asInteger(qint64 min = minInteger, qint64 max = maxInteger);
    double asReal(double min, double max);
    bool asBoolean();
    QStringList asStrings();
    QList<JsonReader> asArray();
    QList<Entry> asMap();

    /// Notes an error or a warning at the line of \a where, or of this value.
    void problem(const Json &where, const QString &message, const Issue::Cause &cause = {});
    void problem(const QString &message, const Issue::Cause &cause = {});
    void warning(const Json &where, const QString &message, const Issue::Cause &cause = {});
    /// Notes a name that is none of \a known, with the one that was probably meant.
    void unknown(const Json &where, const QString &message, const QString &name,
                 const QStringList &known, Issue::Code code = Issue::Code::UnknownName);

    /// Whether \a text can be an identifier.
    static bool isIdentifier(QStringView text);

private:
    JsonReader(const JsonReader &parent, const Json &value, const QString &path, bool isPresent);

    /// A reader for \a key; a missing one is noted.
    JsonReader need(QStringView key);
    JsonReader member(QStringView key) const;
    QString pathOf(QStringView key) const;
    /// Notes "“path” must be \a expected." and mutes the reader.
    void refuse(const QString &expected);
    void refuseChoice(const QStringList &names);
    void note(const Json &where, Issue issue);
    template<typename T> T asChoice(Choices<T> choices, T fallback);

    Json m_value;
    QString m_file;
    QString m_path;
    Issues *m_issues;
    bool m_isPresent = true;
};

struct JsonReader::Entry
{
    QString key;
    JsonReader value;
};

template<typename T> T JsonReader::choice(QStringView key, Choices<T> choices)
{
    return need(key).asChoice(choices, choices.begin()->second);
}

template<typename T> T JsonReader::choice(QStringView key, Choices<T> choices, T fallback)
{
    return has(key) ? member(key).asChoice(choices, fallback) : fallback;
}

template<typename T> T JsonReader::asChoice(Choices<T> choices, T fallback)
{
    if (!m_isPresent)
        return fallback;
    const QString text = m_value.toString();
    QStringList names;
    for (const auto &[name, meaning] : choices) {
        if (m_value.isString() && name == text)
            return meaning;
        names.append(name.toString());
    }
    refuseChoice(names);
    return fallback;
}

} // namespace engine
