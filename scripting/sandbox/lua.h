// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Lua built as C++, whose functions bear plain names in some systems' libraries and C++ names in
// others; CMake asks the library which. Comes before sol2, which includes Lua's headers as C++.
#ifndef HEXSMITH_LUA_CXX_NAMES
extern "C" {
#endif
#include <lua.h>

#include <lauxlib.h>
#include <lualib.h>
#ifndef HEXSMITH_LUA_CXX_NAMES
}
#endif
