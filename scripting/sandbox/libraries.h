// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/sandbox/lua.h"

#include <string_view>

namespace scripting {

/// The functions that scripts get, all paying for their work. Each open function adds to the table
/// on top of the stack, the globals.
namespace Libraries {

/// Values that one call may return.
constexpr lua_Integer mostResults = 8000;

void openBase(lua_State *L);
void openString(lua_State *L);
void openTable(lua_State *L);
void openMath(lua_State *L);
void openUtf8(lua_State *L);

/// The text that stands at \a index, or an error of the script.
inline std::string_view checkText(lua_State *L, int index)
{
    size_t length = 0;
    const char *text = luaL_checklstring(L, index, &length);
    return {text, length};
}

/// Pushes the text of any value, without addresses; may call the script's __tostring.
void pushText(lua_State *L, int index);
/// Pushes a number's text, the same in every locale.
void pushNumberText(lua_State *L, int index);

/// Adds the functions of string that take patterns to the table on top.
void addPatternFunctions(lua_State *L);
/// The script's string.format.
int format(lua_State *L);
/// The script's table.sort: stable, and safe whatever the comparison answers.
int sort(lua_State *L);
/// Whether \a function is the iterator that `each` hands out, which holds a position.
bool isListIterator(lua_CFunction function);
/// Whether \a function is the iterator that string.gmatch hands out, which holds a position.
bool isMatchIterator(lua_CFunction function);

} // namespace Libraries

} // namespace scripting
