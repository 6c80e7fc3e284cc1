// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/luatoken.h"

#include <QByteArray>

#include <vector>

namespace engine {

/// Takes a Lua source apart, without running it; what is no Lua is passed over as symbols.
class LuaScanner
{
public:
    explicit LuaScanner(const QByteArray &utf8);

    /// All tokens; the last one is an End.
    std::vector<LuaToken> tokens();
    /// The same with the comments, whose text is what stands behind the dashes.
    std::vector<LuaToken> tokensAndComments();

private:
    LuaToken next();
    LuaToken read();
    void skipBlank();
    bool isComment() const { return peek() == '-' && peek(1) == '-'; }
    LuaToken readComment();
    LuaToken readQuoted();
    void readEscape(QByteArray &text);
    void readNumericEscape(QByteArray &text);
    void readUnicodeEscape(QByteArray &text);
    /// How many '=' an opening long bracket has; -1 when there is none here.
    int longBracket() const;
    QByteArray readLong(int level);
    LuaToken token(LuaToken::Type type, const QByteArray &text, int line) const;
    char peek(qsizetype ahead = 0) const;
    void step();

    QByteArray m_source;
    qsizetype m_at = 0;
    int m_line = 1;
};

} // namespace engine
