// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/source/luareader.h"

namespace scripting {

using StepKind = LuaOutline::Statement::Kind;

LuaReader::LuaReader(const QString &text, LuaOutline &outline)
    : m_outline(outline)
    , m_cursor(outline.tokens)
    , m_names(text, outline)
    , m_source{text, outline, m_cursor, m_names}
    , m_expressions(m_source, [this] { readBlock(); })
{
}

void LuaReader::read()
{
    m_names.pushScope();
    while (!m_cursor.isEnd()) {
        readBlock();
        if (!m_cursor.isEnd())
            m_cursor.skip(); // an `end` too many
    }
    m_names.popScope(int(m_source.text.size()));
}

bool LuaReader::isBlockEnd() const
{
    return m_cursor.isEnd() || m_cursor.isWord(u"end") || m_cursor.isWord(u"else")
        || m_cursor.isWord(u"elseif") || m_cursor.isWord(u"until");
}

void LuaReader::readBlock()
{
    m_names.pushScope();
    while (!isBlockEnd()) {
        const size_t before = m_cursor.index();
        if (++m_source.depth < LuaExpressionReader::deepest)
            readStatement();
        --m_source.depth;
        if (m_cursor.index() == before)
            m_cursor.skip();
    }
    m_names.popScope(m_cursor.now().offset());
}

void LuaReader::readStatement()
{
    const int from = m_cursor.now().offset();
    const size_t before = m_cursor.index();
    const auto index = m_outline.statements.size();
    m_outline.statements.append({StepKind::Other, {from, from}});
    const StepKind kind = readStep();
    if (m_cursor.index() == before)
        m_outline.statements.removeAt(index);
    else
        m_outline.statements[index] = {kind, {from, m_cursor.lastEnd()}};
}

LuaOutline::Statement::Kind LuaReader::readStep()
{
    if (m_cursor.isWord(u"local"))
        readLocal();
    else if (m_cursor.isWord(u"function"))
        readFunctionStatement();
    else if (m_cursor.isWord(u"if"))
        readIf();
    else if (m_cursor.isWord(u"for"))
        readFor();
    else if (m_cursor.isWord(u"while"))
        readWhile();
    else if (m_cursor.isWord(u"repeat"))
        readRepeat();
    else if (m_cursor.isWord(u"return"))
        readReturn();
    else if (m_cursor.take(u"do")) {
        readBlock();
        m_cursor.take(u"end");
    } else if (m_cursor.take(u"goto")) {
        m_cursor.skip();
    } else if (m_cursor.now().is(u":") && m_cursor.ahead().is(u":")) {
        m_cursor.skip(5); // ::label::
    } else if (m_cursor.take(u"break")) {
        return StepKind::Break;
    } else if (m_cursor.isName() || m_cursor.now().is(u"(")) {
        return readAssignmentOrCall();
    }
    return StepKind::Other;
}

void LuaReader::readCondition()
{
    const int from = m_cursor.now().offset();
    m_expressions.readExpression();
    m_outline.conditions.append({from, m_cursor.lastEnd()});
}

void LuaReader::readIf()
{
    m_cursor.skip();
    readCondition();
    m_cursor.take(u"then");
    readBlock();
    while (m_cursor.isWord(u"elseif")) {
        m_cursor.skip();
        readCondition();
        m_cursor.take(u"then");
        readBlock();
    }
    if (m_cursor.take(u"else"))
        readBlock();
    m_cursor.take(u"end");
}

void LuaReader::readWhile()
{
    m_cursor.skip();
    readCondition();
    m_cursor.take(u"do");
    readBlock();
    m_cursor.take(u"end");
}

void LuaReader::readRepeat()
{
    m_cursor.skip();
    m_names.pushScope();
    while (!isBlockEnd()) {
        const size_t before = m_cursor.index();
        readStatement();
        if (m_cursor.index() == before)
            m_cursor.skip();
    }
    // The condition still sees the variables of the block.
    if (m_cursor.take(u"until"))
        readCondition();
    m_names.popScope(m_cursor.lastEnd());
}

void LuaReader::readFor()
{
    m_cursor.skip();
    std::vector<const Token *> names;
    while (m_cursor.isName()) {
        names.push_back(&m_cursor.now());
        m_cursor.skip();
        m_cursor.take(u",");
    }
    if (!m_cursor.take(u"="))
        m_cursor.take(u"in");
    const Range range = m_expressions.readExpressions();
    m_cursor.take(u"do");
    m_names.pushScope();
    for (size_t i = 0; i < names.size(); ++i) {
        const int number = m_names.declare(*names[i], LuaOutline::Kind::Loop, m_cursor.lastEnd());
        auto &variable = m_outline.variables[number];
        variable.value = range;
        variable.place = int(i);
    }
    readBlock();
    m_names.popScope(m_cursor.lastEnd());
    m_cursor.take(u"end");
}

void LuaReader::readLocal()
{
    m_cursor.skip();
    if (m_cursor.isWord(u"function")) {
        readLocalFunction();
        return;
    }
    std::vector<const Token *> names;
    while (m_cursor.isName()) {
        names.push_back(&m_cursor.now());
        m_cursor.skip();
        if (m_cursor.now().is(u"<") && m_cursor.ahead(2).is(u">")) // an attribute
            m_cursor.skip(3);
        if (!m_cursor.take(u","))
            break;
    }
    Range range{m_cursor.lastEnd(), m_cursor.lastEnd()};
    const auto before = m_outline.functions.size();
    const auto requirements = m_outline.requirements.size();
    if (m_cursor.isAssignment()) {
        m_cursor.skip();
        m_expressions.nameNext(names.empty() ? QString() : names.front()->text);
        range = m_expressions.readExpressions();
    }
    for (size_t i = 0; i < names.size(); ++i) {
        const int number = m_names.declare(*names[i], LuaOutline::Kind::Local, m_cursor.lastEnd());
        auto &variable = m_outline.variables[number];
        variable.value = range;
        variable.place = int(i);
        if (names.size() > 1)
            continue;
        if (m_outline.requirements.size() == requirements + 1)
            variable.required = m_outline.requirements.last().name;
        if (before < m_outline.functions.size()
            && m_outline.functions[before].body.from == range.from)
            variable.function = int(before);
    }
}

void LuaReader::readLocalFunction()
{
    const int line = m_cursor.now().line;
    m_cursor.skip();
    if (!m_cursor.isName())
        return;
    const Token &name = m_cursor.now();
    m_cursor.skip();
    const int variable = m_names.declare(name, LuaOutline::Kind::Function, m_cursor.lastEnd());
    const int function = m_expressions.readFunction({}, name.text, name);
    m_outline.functions[function].remark = remarkAbove(line);
    m_outline.variables[variable].function = function;
}

void LuaReader::readFunctionStatement()
{
    const int line = m_cursor.now().line;
    m_cursor.skip();
    if (!m_cursor.isName())
        return;
    Chain chain;
    const Token *last = &m_cursor.now();
    m_names.use(m_cursor.now(), m_cursor.isAssignment(1), chain);
    m_cursor.skip();
    bool isMethod = false;
    while ((m_cursor.now().is(u".") || m_cursor.now().is(u":"))
           && m_cursor.ahead().type == Token::Type::Name) {
        isMethod = m_cursor.now().is(u":");
        m_cursor.skip();
        last = &m_cursor.now();
        m_names.noteField(chain, m_cursor.now());
        ++chain.links;
        m_cursor.skip();
    }
    if (chain.links == 0)
        m_names.markWritten(chain);
    const QString table = chain.links ? chain.name : QString();
    const int function = m_expressions.readFunction(table, last->text, *last,
                                                    isMethod ? LuaExpressionReader::Kind::Method
                                                             : LuaExpressionReader::Kind::Function);
    m_outline.functions[function].remark = remarkAbove(line);
    if (chain.links == 1 && chain.field >= 0) {
        m_outline.fields[chain.field].isDefined = true;
        m_outline.fields[chain.field].function = function;
    }
}

void LuaReader::readReturn()
{
    m_cursor.skip();
    const bool isOutside = !m_names.isInFunction();
    const bool isOnlyName = m_cursor.isName();
    const int offset = m_cursor.now().offset();
    if (!isBlockEnd() && !m_cursor.now().is(u";"))
        m_expressions.readExpressions();
    m_cursor.take(u";");
    if (!isOutside || !isOnlyName || !m_cursor.isEnd())
        return;
    m_outline.returned = m_outline.variableAt(offset);
}

LuaOutline::Statement::Kind LuaReader::readAssignmentOrCall()
{
    QList<Chain> targets{m_expressions.readChain()};
    while (m_cursor.now().is(u",")) {
        m_cursor.skip();
        targets.append(m_expressions.readChain());
    }
    if (!m_cursor.isAssignment())
        return StepKind::Call;
    m_cursor.skip();
    for (const Chain &target : targets)
        m_names.markWritten(target);
    const Chain &first = targets.first();
    const bool isField = first.links == 1 && first.field >= 0;
    const auto before = m_outline.functions.size();
    m_expressions.nameNext(isField ? m_outline.fields[first.field].name : first.name,
                           isField ? first.name : QString());
    const Range range = m_expressions.readExpressions();
    m_expressions.nameNext({});
    if (isField && before < m_outline.functions.size()
        && m_outline.functions[before].body.from == range.from)
        m_outline.fields[first.field].function = int(before);
    return StepKind::Assignment;
}

QString LuaReader::remarkAbove(int line) const
{
    QStringList lines;
    int wanted = line - 1;
    for (auto it = m_outline.tokens.crbegin(); it != m_outline.tokens.crend(); ++it) {
        if (it->line > wanted)
            continue;
        if (it->type != Token::Type::Comment || it->line < wanted)
            break;
        const QStringView written = QStringView(m_source.text).mid(it->offset(), it->length());
        lines.prepend(written.mid(2).toString());
        --wanted;
    }
    return lines.join(u'\n');
}

} // namespace scripting
