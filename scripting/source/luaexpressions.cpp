// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/source/luareader.h"

#include <utility>

namespace scripting {

using Kind = LuaOutline::Kind;

namespace {

bool isDefiner(const QString &name)
{
    return name == u"decision" || name == u"phase" || name == u"query" || name == u"invariant"
        || name == u"test";
}

} // namespace

LuaReader::Range LuaReader::readExpressions()
{
    Range range{now().offset(), now().offset()};
    do {
        readExpression();
        m_key.clear();
    } while (take(u","));
    range.to = std::max(range.from, lastEnd());
    return range;
}

void LuaReader::readExpression()
{
    if (m_depth > deepest) {
        skip();
        return;
    }
    ++m_depth;
    LuaOutline::Expression expression;
    for (bool more = true; more;) {
        const int from = now().offset();
        if (!readOperand())
            break;
        expression.operands.append({from, lastEnd()});
        const int sign = now().offset();
        more = readOperator();
        if (more)
            expression.operators.append({sign, lastEnd()});
    }
    if (!expression.operators.isEmpty())
        m_outline.expressions.append(expression);
    --m_depth;
}

bool LuaReader::readOperand()
{
    while (now().is(u"-") || now().is(u"#") || now().is(u"~") || isWord(u"not"))
        skip();
    if (isWord(u"function")) {
        const Token &place = now();
        skip();
        readFunction(m_table, m_key, place);
    } else if (now().is(u"{")) {
        readTable();
    } else if (now().is(u"..") && ahead().is(u".")) {
        m_at = std::min(m_at + 2, m_code.size() - 1);
    } else if (isName() || now().is(u"(")) {
        readChain();
    } else if (now().type == Token::Type::String || now().type == Token::Type::Number
               || isWord(u"nil") || isWord(u"true") || isWord(u"false")) {
        skip();
    } else {
        return false;
    }
    return true;
}

bool LuaReader::readOperator()
{
    if (isWord(u"and") || isWord(u"or")) {
        skip();
        return true;
    }
    if (now().type != Token::Type::Symbol || isAssignment())
        return false;
    static const QString signs = QStringLiteral("+-*/%^&|~<>=");
    if (!now().is(u"..") && (now().text.size() != 1 || !signs.contains(now().text)))
        return false;
    const Token *last = &now();
    skip();
    // Signs of two characters come as two tokens: ==, ~=, <=, >=, //, <<, >>.
    const bool isSecond = now().is(u"=") || now().is(u"/") || now().is(u"<") || now().is(u">");
    if (isSecond && now().offset() == last->end())
        skip();
    return true;
}

void LuaReader::readTable()
{
    skip();
    const QString table = std::exchange(m_table, QString());
    while (!isEnd() && !now().is(u"}")) {
        const size_t before = m_at;
        m_key.clear();
        if (now().is(u"[")) {
            skip();
            readExpression();
            take(u"]");
            if (isAssignment())
                skip();
        } else if (isName() && ahead().is(u"=")
                   && !(ahead(2).is(u"=") && ahead(2).offset() == ahead().end())) {
            m_key = now().text;
            skip();
            skip();
        }
        const QString key = m_key;
        const int from = now().offset();
        readExpression();
        if (!key.isEmpty())
            m_outline.entries.append({key, {from, lastEnd()}});
        if (!take(u","))
            take(u";");
        if (m_at == before)
            skip();
    }
    m_key.clear();
    m_table = table;
    take(u"}");
}

LuaReader::Chain LuaReader::readChain()
{
    Chain chain;
    const int from = now().offset();
    const auto definitions = m_outline.definitions.size();
    if (take(u"(")) {
        readExpression();
        take(u")");
        chain.links = 1;
    } else if (isName()) {
        use(now(), chain);
        skip();
    }
    while (readLink(chain)) { }
    if (definitions < m_outline.definitions.size() && isDefiner(chain.name))
        m_outline.definitions[definitions].range = {from, lastEnd()};
    return chain;
}

bool LuaReader::readLink(Chain &chain)
{
    const bool isNamed = ahead().type == Token::Type::Name && !LuaOutline::isKeyword(ahead().text);
    if (now().is(u".") && isNamed) {
        skip();
        noteField(chain, now());
        skip();
        chain.isCall = false;
    } else if (now().is(u".") || (now().is(u":") && !ahead().is(u":"))) {
        const bool isMethod = now().is(u":");
        skip();
        if (!isNamed || !isMethod)
            return false; // it is being typed
        noteField(chain, now());
        skip();
        ++chain.links;
        readCall(chain);
        return true;
    } else if (now().is(u"[")) {
        skip();
        readExpression();
        take(u"]");
        chain.isCall = false;
    } else if (now().is(u"(") || now().is(u"{") || now().type == Token::Type::String) {
        readCall(chain);
    } else {
        return false;
    }
    ++chain.links;
    return true;
}

void LuaReader::readCall(Chain &chain)
{
    m_key.clear();
    const QString table = std::exchange(m_table, QString());
    chain.isCall = true;
    if (now().type == Token::Type::String) {
        noteCall(chain, now());
        skip();
    } else if (now().is(u"{")) {
        readTable();
    } else if (take(u"(")) {
        if (now().type == Token::Type::String)
            noteCall(chain, now());
        if (!now().is(u")"))
            readExpressions();
        take(u")");
    }
    m_table = table;
}

void LuaReader::noteCall(const Chain &chain, const Token &string)
{
    if (chain.links > 0 || chain.global < 0)
        return;
    const QString said = LuaOutline::stringOf(string, m_text);
    if (chain.name == u"require")
        m_outline.requirements.append({said, string.offset() + 1, string.line});
    else if (isDefiner(chain.name))
        m_outline.definitions.append(
            {chain.name, said, string.offset() + 1, string.line, {string.offset(), string.end()}});
}

int LuaReader::readFunction(const QString &table, const QString &name, const Token &place)
{
    const int index = int(m_outline.functions.size());
    LuaOutline::Function function;
    function.table = table;
    function.name = name;
    function.offset = place.offset();
    function.line = place.line;
    function.body = {place.offset(), int(m_text.size())};
    m_outline.functions.append(function);
    const QString key = std::exchange(m_key, QString());
    const QString above = std::exchange(m_table, QString());
    pushScope();
    if (std::exchange(m_isMethod, false)) {
        auto &self = m_outline.variables[declare(place, Kind::Parameter)];
        self.name = QStringLiteral("self");
        self.offset = -1; // it stands nowhere
        self.isRead = true;
    }
    take(u"(");
    while (!isEnd() && !now().is(u")")
           && (isName() || now().is(u"..") || now().is(u".") || now().is(u","))) {
        if (isName()) {
            m_outline.functions[index].parameters.append(now().text);
            m_outline.variables[declare(now(), Kind::Parameter)].function = index;
        }
        skip();
    }
    take(u")");
    ++m_functions;
    readBlock();
    --m_functions;
    take(u"end");
    m_outline.functions[index].body.to = lastEnd();
    popScope(lastEnd());
    m_key = key;
    m_table = above;
    return index;
}

void LuaReader::use(const Token &token, Chain &chain)
{
    chain.name = token.text;
    for (auto it = m_visible.rbegin(); it != m_visible.rend(); ++it) {
        auto &variable = m_outline.variables[*it];
        if (variable.name != token.text)
            continue;
        chain.variable = *it;
        variable.uses.append(token.offset());
        variable.isRead = variable.isRead || !ahead().is(u"=")
            || (ahead(2).is(u"=") && ahead(2).offset() == ahead().end());
        return;
    }
    chain.global = int(m_outline.globals.size());
    m_outline.globals.append({token.text, token.offset(), token.line, false, m_functions});
}

void LuaReader::noteField(Chain &chain, const Token &token)
{
    if (chain.links > 0 || chain.name.isEmpty())
        return;
    chain.field = int(m_outline.fields.size());
    m_outline.fields.append(
        {chain.variable, chain.name, token.text, token.offset(), token.line, false, -1});
}

} // namespace scripting
