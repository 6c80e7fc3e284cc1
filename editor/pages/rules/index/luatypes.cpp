// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/index/luatypes.h"

#include <QRegularExpression>

#include <algorithm>

namespace editor {

using scripting::ApiDocs;
using scripting::LuaOutline;
using Type = engine::LuaToken::Type;

namespace {

constexpr int c_deepest = 8;
const QString c_file = QStringLiteral("file:");
const QString c_table = QStringLiteral("table:");

/// What a variable of this name holds where nothing says more.
QString typeByHabit(const QString &name, bool isTest)
{
    static const QHash<QString, QString> habits{
        {QStringLiteral("game"), QStringLiteral("Game")},
        {QStringLiteral("turn"), QStringLiteral("Turn")},
        {QStringLiteral("offer"), QStringLiteral("Offer")},
        {QStringLiteral("action"), QStringLiteral("Action")},
        {QStringLiteral("piece"), QStringLiteral("Piece")},
        {QStringLiteral("unit"), QStringLiteral("Piece")},
        {QStringLiteral("attacker"), QStringLiteral("Piece")},
        {QStringLiteral("defender"), QStringLiteral("Piece")},
        {QStringLiteral("space"), QStringLiteral("Space")},
        {QStringLiteral("target"), QStringLiteral("Space")}};
    if (isTest)
        return name == u"game" ? QStringLiteral("TestGame") : QString();
    return habits.value(name);
}

} // namespace

LuaTypes::LuaTypes(const RuleIndex &index, const ApiDocs &docs, const QString &file,
                   const QString &text)
    : m_index(index)
    , m_docs(docs)
    , m_file(file)
    , m_text(text)
    , m_outline(index.outline(file, text))
{
    for (const engine::LuaToken &token : m_outline.tokens) {
        if (token.type != Type::Comment)
            m_code.push_back(&token);
    }
}

size_t LuaTypes::opener(size_t closer) const
{
    int depth = 0;
    for (size_t i = closer + 1; i-- > 0;) {
        const auto &token = *m_code[i];
        if (token.is(u")") || token.is(u"]") || token.is(u"}"))
            ++depth;
        else if (token.is(u"(") || token.is(u"[") || token.is(u"{"))
            --depth;
        if (depth == 0)
            return i;
    }
    return 0;
}

LuaTypes::Chain LuaTypes::chainTo(int end) const
{
    Chain chain;
    const auto behind = std::find_if(m_code.begin(), m_code.end(),
                                     [&](const auto *token) { return token->end() > end; });
    auto i = size_t(behind - m_code.begin());
    while (i-- > 0) {
        const auto &token = *m_code[i];
        if (token.is(u")") || token.is(u"}") || token.is(u"]")) {
            chain.links.insert(chain.links.begin(),
                               {token.is(u"]") ? Link::Index : Link::Call, {}});
            i = opener(i);
        } else if (token.type == Type::String) {
            chain.links.insert(chain.links.begin(), {Link::Call, {}});
        } else if (token.type == Type::Name && !LuaOutline::isKeyword(token.text)) {
            if (i == 0 || (!m_code[i - 1]->is(u".") && !m_code[i - 1]->is(u":"))) {
                chain.name = token.text;
                chain.offset = token.offset();
                return chain;
            }
            chain.links.insert(chain.links.begin(), {Link::Field, token.text});
            --i; // the dot
        } else {
            return {};
        }
    }
    return {};
}

QString LuaTypes::ofExpression(int end, int depth) const
{
    const Chain chain = chainTo(end);
    if (chain.name.isEmpty() || depth > c_deepest)
        return {};
    QString type = ofName(chain.name, chain.offset, depth);
    for (const Link &link : chain.links)
        type = follow(type, link);
    return type;
}

QString LuaTypes::follow(const QString &type, const Link &link) const
{
    if (link.kind == Link::Call)
        return type; // a function goes by the type of what it gives back
    if (link.kind == Link::Index)
        return type.contains(QLatin1String("[]")) ? m_docs.classIn(type) : QString();
    if (type.contains(u':'))
        return {}; // a table of the module: its fields are not followed
    const ApiDocs::Entry *entry = m_docs.find(m_docs.classIn(type), link.name);
    return entry && !entry->owner.isEmpty() ? entry->type : QString();
}

QString LuaTypes::ofName(const QString &name, int offset, int depth) const
{
    for (const int index : m_outline.visibleAt(offset)) {
        const LuaOutline::Variable &variable = m_outline.variables[index];
        if (variable.name == name)
            return ofVariable(index, depth + 1);
    }
    const ApiDocs::Entry *entry = m_docs.find({}, name);
    return entry ? entry->type : QString();
}

QString LuaTypes::ofVariable(int index, int depth) const
{
    const LuaOutline::Variable &variable = m_outline.variables[index];
    if (!variable.required.isEmpty()) {
        const QString path = m_index.required(variable.required, m_file);
        return path.isEmpty() ? QString() : c_file + path;
    }
    QString type;
    if (variable.kind == LuaOutline::Kind::Parameter)
        type = ofParameter(variable);
    else if (variable.kind == LuaOutline::Kind::Loop)
        type = ofLoop(variable, depth);
    else if (variable.kind == LuaOutline::Kind::Local && variable.place == 0
             && variable.value.to > variable.value.from)
        type = ofExpression(variable.value.to, depth);
    const bool hasFields =
        std::any_of(m_outline.fields.begin(), m_outline.fields.end(),
                    [&](const auto &field) { return field.base == index && field.isDefined; });
    if (type.isEmpty() && hasFields)
        return c_table + QString::number(index);
    return type.isEmpty() ? typeByHabit(variable.name, RuleIndex::isTest(m_file)) : type;
}

QString LuaTypes::ofParameter(const LuaOutline::Variable &variable) const
{
    if (variable.function < 0)
        return {};
    const QRegularExpression annotation(
        QStringLiteral("@param\\s+%1\\??\\s+(\\S+)").arg(variable.name));
    return annotation.match(m_outline.functions[variable.function].remark).captured(1);
}

QString LuaTypes::ofLoop(const LuaOutline::Variable &variable, int depth) const
{
    const QString value = m_text.mid(variable.value.from, variable.value.to - variable.value.from);
    const bool isItem = variable.place == 1
        ? value.startsWith(QLatin1String("ipairs"))
        : variable.place == 0 && value.startsWith(QLatin1String("each"));
    if (!isItem)
        return {};
    const QString list = ofExpression(variable.value.to - (value.endsWith(u')') ? 1 : 0), depth);
    return list.contains(QLatin1String("[]")) ? m_docs.classIn(list) : QString();
}

const ApiDocs::Entry *LuaTypes::entry(int end) const
{
    const Chain chain = chainTo(end);
    if (chain.name.isEmpty())
        return nullptr;
    const auto visible = m_outline.visibleAt(chain.offset);
    const bool isOwn = std::any_of(visible.begin(), visible.end(), [&](int index) {
        return m_outline.variables[index].name == chain.name;
    });
    if (chain.links.empty())
        return isOwn ? nullptr : m_docs.find({}, chain.name);
    if (chain.links.back().kind != Link::Field)
        return nullptr;
    const QString &name = chain.links.back().name;
    if (chain.links.size() == 1 && !isOwn) {
        if (const auto *found = m_docs.find(chain.name, name))
            return found;
    }
    QString type = ofName(chain.name, chain.offset, 0);
    for (size_t i = 0; i + 1 < chain.links.size(); ++i)
        type = follow(type, chain.links[i]);
    const QString owner = m_docs.classIn(type);
    return owner.isEmpty() ? nullptr : m_docs.find(owner, name);
}

std::pair<QString, int> LuaTypes::function(int end) const
{
    const std::pair<QString, int> none(QString(), -1);
    const Chain chain = chainTo(end);
    for (const int index : m_outline.visibleAt(chain.offset)) {
        const LuaOutline::Variable &variable = m_outline.variables[index];
        if (variable.name != chain.name)
            continue;
        if (chain.links.empty())
            return {m_file, variable.function};
        if (chain.links.size() > 1 || chain.links[0].kind != Link::Field)
            return none;
        const QString path =
            variable.required.isEmpty() ? m_file : m_index.required(variable.required, m_file);
        const LuaOutline &outline = path == m_file ? m_outline : m_index.outline(path);
        const int base = path == m_file ? index : outline.returned;
        for (const LuaOutline::Field &field : outline.fields) {
            if (field.isDefined && field.base == base && field.name == chain.links[0].name)
                return {path, field.function};
        }
        return none;
    }
    return none;
}

} // namespace editor
