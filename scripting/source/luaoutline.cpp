// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/source/luaoutline.h"

#include "engine/lua/luascanner.h"
#include "scripting/source/luareader.h"

#include <QSet>

namespace scripting {

namespace {

bool isNameAt(const QString &name, int begin, int offset)
{
    return begin >= 0 && offset >= begin && offset <= begin + name.size();
}

template<typename List> int innermost(const List &list, int offset)
{
    int found = -1;
    for (int i = 0; i < int(list.size()); ++i) {
        const LuaOutline::Range &range = list[i];
        if (range.contains(offset) && (found < 0 || range.from >= list[found].from))
            found = i;
    }
    return found;
}

} // namespace

LuaOutline LuaOutline::of(const QString &text)
{
    // One byte for each character, so that the offsets are those of the text.
    LuaOutline outline;
    outline.tokens = engine::LuaScanner(text.toLatin1()).tokensAndComments();
    LuaReader(text, outline).read();
    return outline;
}

bool LuaOutline::isKeyword(QStringView word)
{
    static const QSet<QString> words{
        QStringLiteral("and"),   QStringLiteral("break"),  QStringLiteral("do"),
        QStringLiteral("else"),  QStringLiteral("elseif"), QStringLiteral("end"),
        QStringLiteral("false"), QStringLiteral("for"),    QStringLiteral("function"),
        QStringLiteral("goto"),  QStringLiteral("if"),     QStringLiteral("in"),
        QStringLiteral("local"), QStringLiteral("nil"),    QStringLiteral("not"),
        QStringLiteral("or"),    QStringLiteral("repeat"), QStringLiteral("return"),
        QStringLiteral("then"),  QStringLiteral("true"),   QStringLiteral("until"),
        QStringLiteral("while")};
    return words.contains(word.toString());
}

QString LuaOutline::stringOf(const engine::LuaToken &token, const QString &text)
{
    const QStringView written = QStringView(text).mid(token.offset(), token.length());
    const bool isQuoted = written.size() >= 2 && written.front() != u'[';
    if (!isQuoted || written.contains(u'\\'))
        return token.text;
    const bool isClosed = written.back() == written.front();
    return written.mid(1, written.size() - (isClosed ? 2 : 1)).toString();
}

int LuaOutline::variableAt(int offset) const
{
    for (int i = 0; i < int(variables.size()); ++i) {
        const Variable &variable = variables[i];
        if (isNameAt(variable.name, variable.offset, offset))
            return i;
        for (const int use : variable.uses) {
            if (isNameAt(variable.name, use, offset))
                return i;
        }
    }
    return -1;
}

int LuaOutline::fieldAt(int offset) const
{
    for (int i = 0; i < int(fields.size()); ++i) {
        if (isNameAt(fields[i].name, fields[i].offset, offset))
            return i;
    }
    return -1;
}

int LuaOutline::functionAround(int offset) const
{
    QList<Range> ranges;
    for (const Function &function : functions)
        ranges.append(function.body);
    return innermost(ranges, offset);
}

int LuaOutline::definitionAround(int offset) const
{
    QList<Range> ranges;
    for (const Definition &definition : definitions)
        ranges.append(definition.range);
    return innermost(ranges, offset);
}

QList<int> LuaOutline::visibleAt(int offset) const
{
    QList<int> found;
    for (int i = int(variables.size()) - 1; i >= 0; --i) {
        if (variables[i].seen.contains(offset))
            found.append(i);
    }
    return found;
}

int LuaOutline::tokenAt(int offset) const
{
    int found = -1;
    for (size_t i = 0; i < tokens.size() && tokens[i].offset() < offset; ++i) {
        if (tokens[i].end() >= offset)
            found = int(i);
    }
    return found;
}

} // namespace scripting
