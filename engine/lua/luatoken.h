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
    qsizetype from = 0; ///< Its bytes in the source.
    qsizetype to = 0;

    int offset() const { return int(from); }
    int length() const { return int(to - from); }
    int end() const { return int(to); }

    bool is(QStringView symbol) const { return type == Type::Symbol && text == symbol; }
    bool isName(QStringView name) const { return type == Type::Name && text == name; }
};

} // namespace engine
