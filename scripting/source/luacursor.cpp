// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/source/luacursor.h"

namespace scripting {

LuaCursor::LuaCursor(const std::vector<Token> &tokens)
{
    for (const Token &token : tokens) {
        if (token.type != Token::Type::Comment)
            m_code.push_back(&token);
    }
}

const LuaCursor::Token &LuaCursor::ahead(size_t by) const
{
    return *m_code[std::min(m_at + by, m_code.size() - 1)];
}

bool LuaCursor::isName() const
{
    return now().type == Token::Type::Name && !LuaOutline::isKeyword(now().text);
}

bool LuaCursor::isAssignment(size_t by) const
{
    const Token &sign = ahead(by);
    const Token &next = ahead(by + 1);
    return sign.is(u"=") && !(next.is(u"=") && next.offset() == sign.end());
}

bool LuaCursor::take(QStringView word)
{
    if (!now().is(word) && !isWord(word))
        return false;
    skip();
    return true;
}

} // namespace scripting
