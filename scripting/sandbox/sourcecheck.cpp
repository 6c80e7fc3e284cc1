// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/sourcecheck.h"

#include "engine/lua/luatokens.h"

#include <algorithm>
#include <array>

namespace scripting {

namespace {

using engine::LuaTokens;

// The compiler's work grows with the square of the jumps in a function.
constexpr int MaxGotos = 1000;

// The environment, and the names that MeteredSource adds.
constexpr std::array<std::string_view, 4> reserved{"_ENV", "__gas", "__tick", "__n"};

} // namespace

std::optional<SourceCheck::Flaw> SourceCheck::run(std::string_view source)
{
    if (source.starts_with('\x1b'))
        return Flaw{"compiled Lua is not available, only source text", 1};
    LuaTokens tokens(source);
    int gotos = 0;
    bool afterLess = false;
    for (auto token = tokens.next(); token.kind != LuaTokens::Token::End; token = tokens.next()) {
        if (std::find(reserved.begin(), reserved.end(), token.text) != reserved.end()
            && token.kind == LuaTokens::Token::Name)
            return Flaw{QByteArray(token.text.data(), qsizetype(token.text.size()))
                            + " is not available",
                        token.line};
        if (afterLess && token.is("close"))
            return Flaw{"<close> is not available", token.line};
        if (token.is("goto") && ++gotos > MaxGotos)
            return Flaw{"too many goto statements", token.line};
        afterLess = token.is("<");
    }
    return std::nullopt;
}

} // namespace scripting
