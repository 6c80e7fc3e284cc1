// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace engine {

/// A word of a Lua source; comments and white space are none.
struct LuaToken
{
    enum class Type { Name, String, Number, Symbol, End };
    Type type = Type::End;
    QString text; ///< Of a string: what it means, without quotes and escapes.
    int line = 0;
    qsizetype from = 0; ///< Its bytes in the source.
    qsizetype to = 0;

    bool is(QStringView symbol) const { return type == Type::Symbol && text == symbol; }
    bool isName(QStringView name) const { return type == Type::Name && text == name; }
};

} // namespace engine
