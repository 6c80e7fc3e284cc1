// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/mutation/luafile.h"

#include <algorithm>

namespace scripting {

LuaFile::LuaFile(const QString &name, const QString &text)
    : name(name)
    , text(text)
    , outline(LuaOutline::of(text))
    , lineStarts{0}
{
    for (const engine::LuaToken &token : outline.tokens) {
        if (token.type != engine::LuaToken::Type::Comment)
            code.push_back(&token);
    }
    for (int i = 0; i < int(text.size()); ++i) {
        if (text[i] == u'\n')
            lineStarts.append(i + 1);
    }
}

int LuaFile::lineAt(int offset) const
{
    return int(std::upper_bound(lineStarts.begin(), lineStarts.end(), offset) - lineStarts.begin());
}

QString LuaFile::lineText(int line) const
{
    return text.mid(lineStarts[line - 1]).section(u'\n', 0, 0).trimmed();
}

size_t LuaFile::tokenFrom(int offset) const
{
    const auto it =
        std::lower_bound(code.begin(), code.end(), offset,
                         [](const auto *token, int at) { return token->offset() < at; });
    return std::min(size_t(it - code.begin()), code.size() - 1);
}

size_t LuaFile::behindBracket(size_t open) const
{
    int depth = 0;
    for (size_t i = open; i < code.size(); ++i) {
        if (code[i]->is(u"(") || code[i]->is(u"{") || code[i]->is(u"["))
            ++depth;
        else if (code[i]->is(u")") || code[i]->is(u"}") || code[i]->is(u"]"))
            --depth;
        if (depth == 0)
            return i + 1;
    }
    return code.size() - 1;
}

} // namespace scripting
