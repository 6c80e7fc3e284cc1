// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/shape.h"

namespace engine {

namespace {

struct Plain
{
    Shape::Kind kind;
    QLatin1StringView name;
    QLatin1StringView luaType;
};

constexpr Plain plainKinds[] = {
    {Shape::Kind::Any, QLatin1StringView("any"), QLatin1StringView("any")},
    {Shape::Kind::Null, QLatin1StringView("null"), QLatin1StringView("nil")},
    {Shape::Kind::Number, QLatin1StringView("number"), QLatin1StringView("number")},
    {Shape::Kind::Integer, QLatin1StringView("integer"), QLatin1StringView("integer")},
    {Shape::Kind::Boolean, QLatin1StringView("boolean"), QLatin1StringView("boolean")},
    {Shape::Kind::Text, QLatin1StringView("text"), QLatin1StringView("Words")},
    {Shape::Kind::Word, QLatin1StringView("word"), QLatin1StringView("string")},
    {Shape::Kind::Piece, QLatin1StringView("piece"), QLatin1StringView("string")},
    {Shape::Kind::Space, QLatin1StringView("space"), QLatin1StringView("string")},
    {Shape::Kind::Side, QLatin1StringView("side"), QLatin1StringView("Side")},
};

const Plain *plain(Shape::Kind kind)
{
    const auto *found = std::find_if(std::begin(plainKinds), std::end(plainKinds),
                                     [kind](const Plain &one) { return one.kind == kind; });
    return found == std::end(plainKinds) ? nullptr : found;
}

QString joined(const QStringList &parts, QStringView separator)
{
    return parts.join(separator);
}

} // namespace

/// Reads a notation from its beginning to its end.
class Shape::Reader
{
public:
    Reader(QStringView text, const Named &named)
        : m_text(text)
        , m_named(named)
    {
    }

    Shape all()
    {
        const Shape shape = choice();
        skip();
        Q_ASSERT_X(m_isGood && m_text.isEmpty(), "Shape", "a notation that can't be read");
        return shape;
    }

private:
    void skip() { m_text = m_text.trimmed(); }
    bool take(QChar sign)
    {
        skip();
        if (!m_text.startsWith(sign))
            return false;
        m_text = m_text.mid(1);
        return true;
    }
    void need(QChar sign) { m_isGood = take(sign) && m_isGood; }

    QString name()
    {
        skip();
        qsizetype length = 0;
        while (length < m_text.size()
               && (m_text[length].isLetterOrNumber() || m_text[length] == u'_'))
            ++length;
        const QString word = m_text.left(length).toString();
        m_text = m_text.mid(length);
        m_isGood = m_isGood && length > 0;
        return word;
    }

    Shape choice()
    {
        std::vector<Shape> parts{one()};
        while (m_isGood && take(u'|'))
            parts.push_back(one());
        if (parts.size() == 1)
            return parts.front();
        Shape shape;
        shape.m_kind = Kind::Choice;
        shape.m_parts = std::move(parts);
        return shape;
    }

    Shape one()
    {
        Shape shape;
        if (take(u'[')) {
            shape.m_kind = Kind::List;
            shape.m_parts.push_back(choice());
            need(u']');
        } else if (take(u'{')) {
            inBraces(shape);
            need(u'}');
        } else if (take(u'"')) {
            shape.m_kind = Kind::Literal;
            shape.m_word = name();
            need(u'"');
        } else {
            return byName();
        }
        return shape;
    }

    void inBraces(Shape &shape)
    {
        shape.m_kind = take(u'[') ? Kind::Map : Kind::Object;
        if (shape.m_kind == Kind::Map) {
            shape.m_parts.push_back(byName());
            need(u']');
            need(u':');
            shape.m_parts.push_back(choice());
            return;
        }
        skip();
        while (m_isGood && !m_text.startsWith(u'}')) {
            Field field{name(), take(u'?')};
            need(u':');
            shape.m_fields.push_back(std::move(field));
            shape.m_parts.push_back(choice());
            if (!take(u','))
                break;
        }
    }

    Shape byName()
    {
        Shape shape;
        const QString word = name();
        for (const Plain &one : plainKinds) {
            if (word == one.name) {
                shape.m_kind = one.kind;
                return shape;
            }
        }
        const auto found = std::find_if(m_named.begin(), m_named.end(),
                                        [&](const auto &one) { return one.first == word; });
        m_isGood = m_isGood && found != m_named.end();
        if (!m_isGood)
            return shape;
        shape = Shape(found->second, m_named);
        shape.m_word = word;
        return shape;
    }

    QStringView m_text;
    const Named &m_named;
    bool m_isGood = true;
};

Shape::Shape(QStringView notation, const Named &named)
    : Shape(Reader(notation, named).all())
{
}

bool Shape::fitsPlain(const Json &json, const Knows &knows) const
{
    switch (m_kind) {
    case Kind::Null:
        return json.isNull();
    case Kind::Number:
        return json.isNumber();
    case Kind::Integer:
        return json.isInteger();
    case Kind::Boolean:
        return json.isBool();
    case Kind::Text:
    case Kind::Word:
        return json.isString();
    case Kind::Piece:
    case Kind::Space:
    case Kind::Side:
        return json.isString() && knows(m_kind, json.toString());
    case Kind::Literal:
        return json.isString() && json.toString() == m_word;
    case Kind::List:
        // Lua can't tell an empty list from an empty table.
        return json.isArray() || (json.isObject() && !json.size());
    case Kind::Map:
    case Kind::Object:
        return json.isObject() || (json.isArray() && !json.size());
    case Kind::Any:
    case Kind::Choice:
        break;
    }
    return true;
}

std::vector<Shape::Flaw> Shape::flaws(const Json &json, const Knows &knows) const
{
    std::vector<Flaw> found;
    find(json, knows, {}, found);
    return found;
}

void Shape::find(const Json &json, const Knows &knows, const QString &path,
                 std::vector<Flaw> &found) const
{
    if (m_kind != Kind::Choice) {
        if (fitsPlain(json, knows))
            findInside(json, knows, path, found);
        else
            found.push_back({path, notation()});
        return;
    }
    const Shape *nearest = nullptr;
    for (const Shape &part : m_parts) {
        if (part.flaws(json, knows).empty())
            return;
        if (part.fitsPlain(json, knows))
            nearest = &part;
    }
    if (nearest)
        nearest->find(json, knows, path, found);
    else
        found.push_back({path, notation()});
}

void Shape::findInside(const Json &json, const Knows &knows, const QString &path,
                       std::vector<Flaw> &found) const
{
    const auto below = [&](const QString &key) { return path.isEmpty() ? key : path + u'.' + key; };
    if (m_kind == Kind::List) {
        for (qsizetype i = 0; i < json.size(); ++i)
            m_parts.front().find(json.at(i), knows, path + QStringLiteral("[%1]").arg(i + 1),
                                 found);
    } else if (m_kind == Kind::Map) {
        for (qsizetype i = 0; i < json.size(); ++i) {
            const QString &key = json.keyAt(i);
            if (m_parts.front().fitsPlain(key, knows))
                m_parts[1].find(json.at(i), knows, below(key), found);
            else
                found.push_back({below(key), m_parts.front().notation()});
        }
    } else if (m_kind == Kind::Object) {
        for (size_t i = 0; i < m_fields.size(); ++i) {
            const Json &value = json[m_fields[i].name];
            if (!m_fields[i].isOptional || !value.isNull())
                m_parts[i].find(value, knows, below(m_fields[i].name), found);
        }
    }
}

QString Shape::notation() const
{
    if (const Plain *known = plain(m_kind))
        return known->name;
    QStringList parts;
    for (const Shape &part : m_parts)
        parts.append(part.notation());
    if (m_kind == Kind::Literal)
        return u'"' + m_word + u'"';
    if (!m_word.isEmpty())
        return m_word;
    if (m_kind == Kind::List)
        return u'[' + parts.first() + u']';
    if (m_kind == Kind::Map)
        return QStringLiteral("{[%1]: %2}").arg(parts.first(), parts.last());
    if (m_kind == Kind::Choice)
        return joined(parts, u"|");
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const Field &field = m_fields[size_t(i)];
        parts[i].prepend(field.name
                         + (field.isOptional ? QStringLiteral("?: ") : QStringLiteral(": ")));
    }
    return u'{' + joined(parts, u", ") + u'}';
}

QString Shape::luaType() const
{
    if (const Plain *known = plain(m_kind))
        return known->luaType;
    QStringList parts;
    for (const Shape &part : m_parts)
        parts.append(part.luaType());
    if (m_kind == Kind::Literal)
        return u'"' + m_word + u'"';
    if (!m_word.isEmpty())
        return m_word[0].toUpper() + m_word.mid(1);
    if (m_kind == Kind::List)
        return (m_parts.front().kind() == Kind::Choice ? u'(' + parts.first() + u')'
                                                       : parts.first())
            + QStringLiteral("[]");
    if (m_kind == Kind::Map)
        return QStringLiteral("table<%1, %2>").arg(parts.first(), parts.last());
    if (m_kind == Kind::Choice)
        return joined(parts, u"|");
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const Field &field = m_fields[size_t(i)];
        parts[i].prepend(field.name
                         + (field.isOptional ? QStringLiteral("?: ") : QStringLiteral(": ")));
    }
    return parts.isEmpty() ? QStringLiteral("table")
                           : QStringLiteral("{ %1 }").arg(joined(parts, u", "));
}

} // namespace engine
