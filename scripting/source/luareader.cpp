// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/source/luareader.h"

namespace scripting {

using Kind = LuaOutline::Kind;
using StepKind = LuaOutline::Statement::Kind;

LuaReader::LuaReader(const QString &text, LuaOutline &outline)
    : m_text(text)
    , m_outline(outline)
{
    for (const Token &token : outline.tokens) {
        if (token.type != Token::Type::Comment)
            m_code.push_back(&token);
    }
}

void LuaReader::read()
{
    pushScope();
    while (!isEnd()) {
        readBlock();
        if (!isEnd())
            skip(); // an `end` too many
    }
    popScope(int(m_text.size()));
}

const LuaReader::Token &LuaReader::ahead(size_t by) const
{
    return *m_code[std::min(m_at + by, m_code.size() - 1)];
}

bool LuaReader::isName() const
{
    return now().type == Token::Type::Name && !LuaOutline::isKeyword(now().text);
}

bool LuaReader::isAssignment() const
{
    return now().is(u"=") && !(ahead().is(u"=") && ahead().offset() == now().end());
}

void LuaReader::skip()
{
    if (!isEnd())
        ++m_at;
}

bool LuaReader::take(QStringView word)
{
    if (!now().is(word) && !isWord(word))
        return false;
    skip();
    return true;
}

bool LuaReader::isBlockEnd() const
{
    return isEnd() || isWord(u"end") || isWord(u"else") || isWord(u"elseif") || isWord(u"until");
}

void LuaReader::readBlock()
{
    pushScope();
    while (!isBlockEnd()) {
        const size_t before = m_at;
        if (++m_depth < deepest)
            readStatement();
        --m_depth;
        if (m_at == before)
            skip();
    }
    popScope(now().offset());
}

void LuaReader::readStatement()
{
    const int from = now().offset();
    const size_t before = m_at;
    const auto index = m_outline.statements.size();
    m_outline.statements.append({StepKind::Other, {from, from}});
    const StepKind kind = readStep();
    if (m_at == before)
        m_outline.statements.removeAt(index);
    else
        m_outline.statements[index] = {kind, {from, lastEnd()}};
}

LuaOutline::Statement::Kind LuaReader::readStep()
{
    if (isWord(u"local"))
        readLocal();
    else if (isWord(u"function"))
        readFunctionStatement();
    else if (isWord(u"if"))
        readIf();
    else if (isWord(u"for"))
        readFor();
    else if (isWord(u"while"))
        readWhile();
    else if (isWord(u"repeat"))
        readRepeat();
    else if (isWord(u"return"))
        readReturn();
    else if (take(u"do")) {
        readBlock();
        take(u"end");
    } else if (take(u"goto")) {
        skip();
    } else if (now().is(u":") && ahead().is(u":")) {
        m_at = std::min(m_at + 5, m_code.size() - 1); // ::label::
    } else if (take(u"break")) {
        return StepKind::Break;
    } else if (isName() || now().is(u"(")) {
        return readAssignmentOrCall();
    }
    return StepKind::Other;
}

void LuaReader::readCondition()
{
    const int from = now().offset();
    readExpression();
    m_outline.conditions.append({from, lastEnd()});
}

void LuaReader::readIf()
{
    skip();
    readCondition();
    take(u"then");
    readBlock();
    while (isWord(u"elseif")) {
        skip();
        readCondition();
        take(u"then");
        readBlock();
    }
    if (take(u"else"))
        readBlock();
    take(u"end");
}

void LuaReader::readWhile()
{
    skip();
    readCondition();
    take(u"do");
    readBlock();
    take(u"end");
}

void LuaReader::readRepeat()
{
    skip();
    pushScope();
    while (!isBlockEnd()) {
        const size_t before = m_at;
        readStatement();
        if (m_at == before)
            skip();
    }
    // The condition still sees the variables of the block.
    if (take(u"until"))
        readCondition();
    popScope(lastEnd());
}

void LuaReader::readFor()
{
    skip();
    std::vector<const Token *> names;
    while (isName()) {
        names.push_back(&now());
        skip();
        take(u",");
    }
    if (!take(u"="))
        take(u"in");
    const Range range = readExpressions();
    take(u"do");
    pushScope();
    for (size_t i = 0; i < names.size(); ++i) {
        auto &variable = m_outline.variables[declare(*names[i], Kind::Loop)];
        variable.value = range;
        variable.place = int(i);
    }
    readBlock();
    popScope(lastEnd());
    take(u"end");
}

void LuaReader::readLocal()
{
    skip();
    if (isWord(u"function")) {
        readLocalFunction();
        return;
    }
    std::vector<const Token *> names;
    while (isName()) {
        names.push_back(&now());
        skip();
        if (now().is(u"<") && ahead(2).is(u">")) // an attribute
            m_at = std::min(m_at + 3, m_code.size() - 1);
        if (!take(u","))
            break;
    }
    Range range{lastEnd(), lastEnd()};
    const auto before = m_outline.functions.size();
    const auto requirements = m_outline.requirements.size();
    if (isAssignment()) {
        skip();
        m_key = names.empty() ? QString() : names.front()->text;
        range = readExpressions();
        m_key.clear();
    }
    for (size_t i = 0; i < names.size(); ++i) {
        auto &variable = m_outline.variables[declare(*names[i], Kind::Local)];
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
    const int line = now().line;
    skip();
    if (!isName())
        return;
    const Token &name = now();
    skip();
    const int variable = declare(name, Kind::Function);
    const int function = readFunction({}, name.text, name);
    m_outline.functions[function].remark = remarkAbove(line);
    m_outline.variables[variable].function = function;
}

void LuaReader::readFunctionStatement()
{
    const int line = now().line;
    skip();
    if (!isName())
        return;
    Chain chain;
    const Token *last = &now();
    use(now(), chain);
    skip();
    bool isMethod = false;
    while ((now().is(u".") || now().is(u":")) && ahead().type == Token::Type::Name) {
        isMethod = now().is(u":");
        skip();
        last = &now();
        noteField(chain, now());
        ++chain.links;
        skip();
    }
    if (chain.links == 0)
        markWritten(chain);
    const QString table = chain.links ? chain.name : QString();
    m_isMethod = isMethod;
    const int function = readFunction(table, last->text, *last);
    m_outline.functions[function].remark = remarkAbove(line);
    if (chain.links == 1 && chain.field >= 0) {
        m_outline.fields[chain.field].isDefined = true;
        m_outline.fields[chain.field].function = function;
    }
}

void LuaReader::readReturn()
{
    skip();
    const bool isOutside = m_functions == 0;
    const bool isOnlyName = isName();
    const int offset = now().offset();
    if (!isBlockEnd() && !now().is(u";"))
        readExpressions();
    take(u";");
    if (!isOutside || !isOnlyName || !isEnd())
        return;
    m_outline.returned = m_outline.variableAt(offset);
}

LuaOutline::Statement::Kind LuaReader::readAssignmentOrCall()
{
    QList<Chain> targets{readChain()};
    while (now().is(u",")) {
        skip();
        targets.append(readChain());
    }
    if (!isAssignment())
        return StepKind::Call;
    skip();
    for (const Chain &target : targets)
        markWritten(target);
    const Chain &first = targets.first();
    const bool isField = first.links == 1 && first.field >= 0;
    const auto before = m_outline.functions.size();
    m_table = isField ? first.name : QString();
    m_key = isField ? m_outline.fields[first.field].name : first.name;
    const Range range = readExpressions();
    m_key.clear();
    m_table.clear();
    if (isField && before < m_outline.functions.size()
        && m_outline.functions[before].body.from == range.from)
        m_outline.fields[first.field].function = int(before);
    return StepKind::Assignment;
}

void LuaReader::markWritten(const Chain &chain)
{
    if (chain.isCall)
        return;
    if (chain.links == 0 && chain.global >= 0)
        m_outline.globals[chain.global].isWritten = true;
    if (chain.links == 1 && chain.field >= 0)
        m_outline.fields[chain.field].isDefined = true;
}

int LuaReader::declare(const Token &token, Kind kind)
{
    LuaOutline::Variable variable;
    variable.name = token.text;
    variable.kind = kind;
    variable.offset = token.offset();
    variable.line = token.line;
    variable.seen = {lastEnd(), int(m_text.size())};
    m_outline.variables.append(variable);
    m_visible.push_back(int(m_outline.variables.size()) - 1);
    return m_visible.back();
}

void LuaReader::popScope(int end)
{
    while (m_visible.size() > m_scopes.back()) {
        m_outline.variables[m_visible.back()].seen.to = end;
        m_visible.pop_back();
    }
    m_scopes.pop_back();
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
        const QStringView written = QStringView(m_text).mid(it->offset(), it->length());
        lines.prepend(written.mid(2).toString());
        --wanted;
    }
    return lines.join(u'\n');
}

} // namespace scripting
