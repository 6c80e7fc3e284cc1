// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <functional>
#include <vector>

namespace engine {

/// What a JSON value looks like, written as `number`, `[space]`, `{[side]: number}`, `"out"|null`
/// or
/// `{piece: piece, mode?: text}`. Keys that an object does not name may be there, too.
class Shape
{
public:
    enum class Kind {
        Any,
        Null,
        Number,
        Integer,
        Boolean,
        Text, ///< That people read.
        Word, ///< That nobody translates.
        Piece, ///< By its id, like spaces and sides.
        Space,
        Side,
        Literal, ///< One word and no other.
        List,
        Map, ///< An object whose keys are of one kind.
        Object,
        Choice
    };
    struct Field
    {
        QString name;
        bool isOptional = false; ///< It may be absent or null.
    };
    /// A place inside a value, as `outcomes[1].chance`, and what should be there.
    struct Flaw
    {
        QString path;
        QString expected;

        bool operator==(const Flaw &) const = default;
    };
    /// Whether there is such a piece, space or side.
    using Knows = std::function<bool(Kind, const QString &)>;
    /// Shapes with a name of their own.
    using Named = std::vector<std::pair<QString, QString>>;

    Shape() = default;
    /// A notation that can't be read is a programmer's mistake and fits nothing.
    explicit Shape(QStringView notation, const Named &named = {});

    Kind kind() const { return m_kind; }
    const std::vector<Field> &fields() const { return m_fields; }
    /// Of a field by its number, or of what a list or a map holds (0).
    const Shape &part(size_t index) const { return m_parts[index]; }
    /// Whether a value of this shape is always an object.
    bool isObject() const { return m_kind == Kind::Map || m_kind == Kind::Object; }

    std::vector<Flaw> flaws(const Json &json, const Knows &knows) const;
    /// As it was written.
    QString notation() const;
    /// In the annotations that Lua's editors read.
    QString luaType() const;

private:
    class Reader;

    bool fitsPlain(const Json &json, const Knows &knows) const;
    void find(const Json &json, const Knows &knows, const QString &path,
              std::vector<Flaw> &found) const;
    void findInside(const Json &json, const Knows &knows, const QString &path,
                    std::vector<Flaw> &found) const;

    Kind m_kind = Kind::Any;
    QString m_word; ///< Of a Literal; the name of what has one.
    std::vector<Shape> m_parts; ///< Map: the kind of its keys, and what it holds.
    std::vector<Field> m_fields;
};

} // namespace engine
