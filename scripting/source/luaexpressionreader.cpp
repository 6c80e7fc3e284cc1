// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/source/luaexpressionreader.h"

#include <utility>

namespace scripting {

LuaExpressionReader::LuaExpressionReader(Source &source, std::function<void()> readBlock)
    : m_source(source)
    , m_outline(source.outline)
    , m_cursor(source.cursor)
    , m_names(source.names)
    , m_readBlock(std::move(readBlock))
{
}

void LuaExpressionReader::nameNext(const QString &key, const QString &table)
{
    m_key = key;
    m_table = table;
}

LuaExpressionReader::Range LuaExpressionReader::readExpressions()
{
    Range range{m_cursor.now().offset(), m_cursor.now().offset()};
    do {
        readExpression();
        m_key.clear();
    } while (m_cursor.take(u","));
    range.to = std::max(range.from, m_cursor.lastEnd());
    return range;
}

void LuaExpressionReader::readExpression()
{
    if (m_source.depth > deepest) {
        m_cursor.skip();
        return;
    }
    ++m_source.depth;
    LuaOutline::Expression expression;
    for (bool more = true; more;) {
        const int from = m_cursor.now().offset();
        if (!readOperand())
            break;
        expression.operands.append({from, m_cursor.lastEnd()});
        const int sign = m_cursor.now().offset();
        more = readOperator();
        if (more)
            expression.operators.append({sign, m_cursor.lastEnd()});
    }
    if (!expression.operators.isEmpty())
        m_outline.expressions.append(expression);
    --m_source.depth;
}

bool LuaExpressionReader::readOperand()
{
    while (m_cursor.now().is(u"-") || m_cursor.now().is(u"#") || m_cursor.now().is(u"~")
           || m_cursor.isWord(u"not"))
        m_cursor.skip();
    if (m_cursor.isWord(u"function")) {
        const Token &place = m_cursor.now();
        m_cursor.skip();
        readFunction(m_table, m_key, place);
    } else if (m_cursor.now().is(u"{")) {
        readTable();
    } else if (m_cursor.now().is(u"..") && m_cursor.ahead().is(u".")) {
        m_cursor.skip(2);
    } else if (m_cursor.isName() || m_cursor.now().is(u"(")) {
        readChain();
    } else if (m_cursor.now().type == Token::Type::String
               || m_cursor.now().type == Token::Type::Number || m_cursor.isWord(u"nil")
               || m_cursor.isWord(u"true") || m_cursor.isWord(u"false")) {
        m_cursor.skip();
    } else {
        return false;
    }
    return true;
}

bool LuaExpressionReader::readOperator()
{
    if (m_cursor.isWord(u"and") || m_cursor.isWord(u"or")) {
        m_cursor.skip();
        return true;
    }
    if (m_cursor.now().type != Token::Type::Symbol || m_cursor.isAssignment())
        return false;
    static const QString signs = QStringLiteral("+-*/%^&|~<>=");
    if (!m_cursor.now().is(u"..")
        && (m_cursor.now().text.size() != 1 || !signs.contains(m_cursor.now().text)))
        return false;
    const Token *last = &m_cursor.now();
    m_cursor.skip();
    // Signs of two characters come as two tokens: ==, ~=, <=, >=, //, <<, >>.
    const bool isSecond = m_cursor.now().is(u"=") || m_cursor.now().is(u"/")
        || m_cursor.now().is(u"<") || m_cursor.now().is(u">");
    if (isSecond && m_cursor.now().offset() == last->end())
        m_cursor.skip();
    return true;
}

void LuaExpressionReader::readTable()
{
    m_cursor.skip();
    const QString table = std::exchange(m_table, QString());
    while (!m_cursor.isEnd() && !m_cursor.now().is(u"}")) {
        const size_t before = m_cursor.index();
        m_key.clear();
        if (m_cursor.now().is(u"[")) {
            m_cursor.skip();
            readExpression();
            m_cursor.take(u"]");
            if (m_cursor.isAssignment())
                m_cursor.skip();
        } else if (m_cursor.isName() && m_cursor.isAssignment(1)) {
            m_key = m_cursor.now().text;
            m_cursor.skip();
            m_cursor.skip();
        }
        const QString key = m_key;
        const int from = m_cursor.now().offset();
        readExpression();
        if (!key.isEmpty())
            m_outline.entries.append({key, {from, m_cursor.lastEnd()}});
        if (!m_cursor.take(u","))
            m_cursor.take(u";");
        if (m_cursor.index() == before)
            m_cursor.skip();
    }
    m_key.clear();
    m_table = table;
    m_cursor.take(u"}");
}

LuaExpressionReader::Chain LuaExpressionReader::readChain()
{
    Chain chain;
    const int from = m_cursor.now().offset();
    const auto definitions = m_outline.definitions.size();
    if (m_cursor.take(u"(")) {
        readExpression();
        m_cursor.take(u")");
        chain.links = 1;
    } else if (m_cursor.isName()) {
        m_names.use(m_cursor.now(), m_cursor.isAssignment(1), chain);
        m_cursor.skip();
    }
    while (readLink(chain)) { }
    if (definitions < m_outline.definitions.size() && LuaNames::isDefiner(chain.name))
        m_outline.definitions[definitions].range = {from, m_cursor.lastEnd()};
    return chain;
}

bool LuaExpressionReader::readLink(Chain &chain)
{
    const bool isNamed =
        m_cursor.ahead().type == Token::Type::Name && !LuaOutline::isKeyword(m_cursor.ahead().text);
    if (m_cursor.now().is(u".") && isNamed) {
        m_cursor.skip();
        m_names.noteField(chain, m_cursor.now());
        m_cursor.skip();
        chain.isCall = false;
    } else if (m_cursor.now().is(u".") || (m_cursor.now().is(u":") && !m_cursor.ahead().is(u":"))) {
        const bool isMethod = m_cursor.now().is(u":");
        m_cursor.skip();
        if (!isNamed || !isMethod)
            return false; // it is being typed
        m_names.noteField(chain, m_cursor.now());
        m_cursor.skip();
        ++chain.links;
        readCall(chain);
        return true;
    } else if (m_cursor.now().is(u"[")) {
        m_cursor.skip();
        readExpression();
        m_cursor.take(u"]");
        chain.isCall = false;
    } else if (m_cursor.now().is(u"(") || m_cursor.now().is(u"{")
               || m_cursor.now().type == Token::Type::String) {
        readCall(chain);
    } else {
        return false;
    }
    ++chain.links;
    return true;
}

void LuaExpressionReader::readCall(Chain &chain)
{
    m_key.clear();
    const QString table = std::exchange(m_table, QString());
    chain.isCall = true;
    if (m_cursor.now().type == Token::Type::String) {
        m_names.noteCall(chain, m_cursor.now());
        m_cursor.skip();
    } else if (m_cursor.now().is(u"{")) {
        readTable();
    } else if (m_cursor.take(u"(")) {
        if (m_cursor.now().type == Token::Type::String)
            m_names.noteCall(chain, m_cursor.now());
        if (!m_cursor.now().is(u")"))
            readExpressions();
        m_cursor.take(u")");
    }
    m_table = table;
}

int LuaExpressionReader::readFunction(const QString &table, const QString &name, const Token &place,
                                      Kind kind)
{
    const int index = int(m_outline.functions.size());
    LuaOutline::Function function;
    function.table = table;
    function.name = name;
    function.offset = place.offset();
    function.line = place.line;
    function.body = {place.offset(), int(m_source.text.size())};
    m_outline.functions.append(function);
    const QString key = std::exchange(m_key, QString());
    const QString above = std::exchange(m_table, QString());
    m_names.pushScope();
    if (kind == Kind::Method) {
        const int number = m_names.declare(place, LuaOutline::Kind::Parameter, m_cursor.lastEnd());
        auto &self = m_outline.variables[number];
        self.name = QStringLiteral("self");
        self.offset = -1; // it stands nowhere
        self.isRead = true;
    }
    readParameters(index);
    m_names.enterFunction();
    m_readBlock();
    m_names.leaveFunction();
    m_cursor.take(u"end");
    m_outline.functions[index].body.to = m_cursor.lastEnd();
    m_names.popScope(m_cursor.lastEnd());
    m_key = key;
    m_table = above;
    return index;
}

void LuaExpressionReader::readParameters(int function)
{
    m_cursor.take(u"(");
    while (!m_cursor.isEnd() && !m_cursor.now().is(u")")
           && (m_cursor.isName() || m_cursor.now().is(u"..") || m_cursor.now().is(u".")
               || m_cursor.now().is(u","))) {
        if (m_cursor.isName()) {
            m_outline.functions[function].parameters.append(m_cursor.now().text);
            const int number =
                m_names.declare(m_cursor.now(), LuaOutline::Kind::Parameter, m_cursor.lastEnd());
            m_outline.variables[number].function = function;
        }
        m_cursor.skip();
    }
    m_cursor.take(u")");
}

} // namespace scripting
