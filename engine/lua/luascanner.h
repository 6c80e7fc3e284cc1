// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lua/luatoken.h"

#include <QByteArray>

#include <vector>

namespace engine {

/// Reads a Lua source, without running it; what is no Lua is passed over as symbols.
class LuaScanner
{
public:
    explicit LuaScanner(const QByteArray &utf8)
        : m_source(utf8)
    {
    }

    /// All tokens; the last one is an End.
    std::vector<LuaToken> tokens() const;
    /// The same with the comments, whose text is what stands behind the dashes.
    std::vector<LuaToken> tokensAndComments() const;

private:
    QByteArray m_source;
};

} // namespace engine
