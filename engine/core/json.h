// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/limits.h"
#include "engine/core/result.h"

#include <QStringList>

#include <concepts>
#include <memory>
#include <variant>

namespace engine {

/// A JSON value that knows the line where it stood and the order of its keys.
class Json
{
public:
    enum class Type { Null, Bool, Integer, Real, String, Array, Object };
    enum class Style {
        Compact, ///< One line without a line end.
        Pretty ///< Indented by two spaces; short lists of plain values stay on one line.
    };

    Json() = default;
    template<std::integral T> Json(T value)
    {
        if constexpr (std::same_as<T, bool>)
            m_data = value;
        else
            m_data = qint64(value);
    }
    Json(double value);
    Json(const QString &value);
    Json(const char *utf8);

    static Json object();
    static Json array();
    static Json array(const QStringList &texts);

    /// Reads strict JSON; the message of a failure begins with "\a fileName:line: ".
    static Result<Json> parse(const QByteArray &utf8, const QString &fileName,
                              int maxDepth = limits::jsonDepth);

    Type type() const { return Type(m_data.index()); }
    /// The line where the value starts, from 1; 0 for a value that was not read from a file.
    int line() const { return m_line; }
    void setLine(int line) { m_line = line; }

    bool isNull() const { return type() == Type::Null; }
    bool isBool() const { return type() == Type::Bool; }
    bool isInteger() const { return type() == Type::Integer; }
    bool isNumber() const { return type() == Type::Integer || type() == Type::Real; }
    bool isString() const { return type() == Type::String; }
    bool isArray() const { return type() == Type::Array; }
    bool isObject() const { return type() == Type::Object; }
    bool isScalar() const { return !isArray() && !isObject(); }

    bool toBool(bool fallback = false) const;
    qint64 toInteger(qint64 fallback = 0) const;
    double toReal(double fallback = 0) const;
    QString toString(const QString &fallback = {}) const;

    /// Of an array or object; 0 for everything else.
    qsizetype size() const;
    /// The value at \a index of an array or object, in file order; null when there is none.
    const Json &at(qsizetype index) const;
    /// The key at \a index of an object, in file order.
    const QString &keyAt(qsizetype index) const;

    bool contains(QStringView key) const;
    /// The value of \a key, or null when this is no object or has no such key.
    const Json &operator[](QStringView key) const;
    QStringList keys() const;

    /// Sets \a key; one that is already there keeps its place. Makes a null value an object.
    void insert(const QString &key, Json value);
    void remove(QStringView key);
    /// Makes a null value an array.
    void append(Json value);

    QByteArray write(Style style = Style::Pretty) const;

    /// Equal content; lines and the order of keys don't count.
    bool operator==(const Json &other) const;

private:
    struct Array;
    struct Object;
    // An empty array or object has a null pointer; a shared one is copied before it changes.
    using ArrayPointer = std::shared_ptr<Array>;
    using ObjectPointer = std::shared_ptr<Object>;

    Array &ownArray();
    Object &ownObject();
    qsizetype indexOf(QStringView key) const;

    std::variant<std::monostate, bool, qint64, double, QString, ArrayPointer, ObjectPointer> m_data;
    int m_line = 0;
};

} // namespace engine
