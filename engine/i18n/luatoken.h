// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace engine {

/// A word of a Lua source; white space is none, a comment only where it is asked for.
struct LuaToken
{
    enum class Type { Name, String, Number, Symbol, Comment, End };
    Type type = Type::End;
    QString text; ///< Of a string: what it means, without quotes and escapes.
    int line = 0; ///< Where it begins.
    int offset = 0; ///< In bytes, from the beginning of the source.
    int length = 0; ///< In bytes, as written.

    int end() const { return offset + length; }

    bool is(QStringView symbol) const { return type == Type::Symbol && text == symbol; }
    bool isName(QStringView name) const { return type == Type::Name && text == name; }
};

} // namespace engine
