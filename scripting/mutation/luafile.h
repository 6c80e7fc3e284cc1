// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/source/luaoutline.h"

namespace scripting {

/// A Lua file of a module with what is known of its text.
struct LuaFile
{
    QString name;
    QString text;
    LuaOutline outline;
    std::vector<const engine::LuaToken *> code; ///< Its tokens without comments.
    QList<int> lineStarts;

    LuaFile(const QString &name, const QString &text);
    LuaFile(const LuaFile &) = delete;
    LuaFile &operator=(const LuaFile &) = delete;

    int lineAt(int offset) const;
    QString lineText(int line) const;
    QString textOf(LuaOutline::Range range) const
    {
        return text.mid(range.from, range.to - range.from);
    }
    /// The token of the code that begins at \a offset or behind it.
    size_t tokenFrom(int offset) const;
    /// The place behind the bracket that closes the one at \a open, or the end of the code.
    size_t behindBracket(size_t open) const;
};

} // namespace scripting
