// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/sandbox/lua.h"

#include <vector>

namespace scripting {

/// What the code of a Lua function, with all functions inside it, does with its upvalues.
class FunctionCode
{
public:
    struct Upvalue
    {
        bool assigned = false; ///< May get another value.
        bool escapes = false; ///< Used other than for reading a named field of it.
    };

    /// Reads the function at \a index of the stack. Where the code is not understood every upvalue
    /// counts as assigned and escaping, which is safe and merely slower.
    FunctionCode(lua_State *L, int index);

    /// One for each upvalue, in order.
    const std::vector<Upvalue> &upvalues() const { return m_upvalues; }

private:
    std::vector<Upvalue> m_upvalues;
};

} // namespace scripting
