// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lua/luascanner.h"

#include "engine/lua/luastring.h"
#include "engine/lua/luatokens.h"

namespace engine {

namespace {

using Written = LuaTokens::Token;

LuaToken::Type typeOf(Written::Kind kind)
{
    switch (kind) {
    case Written::End:
        return LuaToken::Type::End;
    case Written::Name:
        return LuaToken::Type::Name;
    case Written::Number:
        return LuaToken::Type::Number;
    case Written::String:
        return LuaToken::Type::String;
    case Written::Comment:
        return LuaToken::Type::Comment;
    case Written::Symbol:
        break;
    }
    return LuaToken::Type::Symbol;
}

QByteArray textOf(const Written &token)
{
    if (token.kind == Written::String)
        return LuaString::meaningOf(token.text);
    const std::string_view text =
        token.kind == Written::Comment ? token.text.substr(2) : token.text;
    if (token.kind == Written::Comment) {
        if (const auto inside = LuaString::insideBrackets(text))
            return *inside;
    }
    return QByteArray(text.data(), qsizetype(text.size()));
}

/// Whether \a dot is the second one of "..", which is one word here.
bool continues(const std::vector<LuaToken> &found, const Written &dot)
{
    return dot.is(".") && !found.empty() && found.back().is(u".")
        && found.back().to == qsizetype(dot.offset);
}

} // namespace

std::vector<LuaToken> LuaScanner::tokensAndComments() const
{
    std::vector<LuaToken> found;
    LuaTokens written(std::string_view(m_source.constData(), size_t(m_source.size())));
    Written token;
    do {
        token = written.nextOrComment();
        const auto to = qsizetype(token.offset + token.text.size());
        if (continues(found, token)) {
            found.back().text += u'.';
            found.back().to = to;
            continue;
        }
        found.push_back({typeOf(token.kind), QString::fromUtf8(textOf(token)), token.line,
                         qsizetype(token.offset), to});
    } while (token.kind != Written::End);
    return found;
}

std::vector<LuaToken> LuaScanner::tokens() const
{
    std::vector<LuaToken> found = tokensAndComments();
    std::erase_if(found,
                  [](const LuaToken &token) { return token.type == LuaToken::Type::Comment; });
    return found;
}

} // namespace engine
