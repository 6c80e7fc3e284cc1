// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/bindings.h"

#include "scripting/bindings/fields.h"
#include "scripting/bindings/handles.h"

namespace scripting::Bindings {

void pushFunction(lua_State *L, ScriptContext &context, lua_CFunction function)
{
    lua_pushlightuserdata(L, &context);
    lua_pushcclosure(L, function, 1);
}

void setFunctions(lua_State *L, ScriptContext &context, std::span<const Function> functions)
{
    for (const Function &one : functions) {
        lua_pushstring(L, one.name);
        pushFunction(L, context, one.function);
        lua_rawset(L, -3);
    }
}

void pushMetatable(lua_State *L, const char *typeName, int order)
{
    lua_newtable(L);
    lua_pushstring(L, typeName);
    lua_setfield(L, -2, "__name");
    lua_pushboolean(L, false);
    lua_setfield(L, -2, "__metatable");
    if (order) {
        lua_pushinteger(L, order);
        lua_setfield(L, -2, "__order");
    }
}

void pushAction(lua_State *L, const ScriptContext &context, const engine::Action &action)
{
    const engine::Names &names = context.state->names();
    lua_createtable(L, 0, 4);
    Handles::push(L, names, action.verb);
    lua_setfield(L, -2, "verb");
    if (action.piece) {
        Handles::push(L, action.piece);
        lua_setfield(L, -2, "piece");
    }
    if (action.space) {
        Handles::push(L, action.space);
        lua_setfield(L, -2, "space");
    }
    Handles::push(L, context, names, action.value);
    lua_setfield(L, -2, "value");
    if (action.name) {
        Handles::push(L, names, action.name);
        lua_setfield(L, -2, "name");
    }
    if (action.also.empty())
        return;
    lua_createtable(L, int(action.also.size()), 0);
    for (size_t i = 0; i < action.also.size(); ++i) {
        Handles::push(L, action.also[i]);
        lua_rawseti(L, -2, lua_Integer(i) + 1);
    }
    lua_setfield(L, -2, "also");
}

int mobilityClass(lua_State *L, int index, engine::PieceId piece)
{
    const ScriptContext &context = contextOf(L);
    if (index && lua_type(L, index) == LUA_TSTRING) {
        const auto found =
            context.module.terrain.classes.indexOf(QString::fromUtf8(lua_tostring(L, index)));
        if (found < 0)
            luaL_error(L, "there is no mobility class '%s'", lua_tostring(L, index));
        return int(found);
    }
    if (!piece || context.module.piece(piece).mobility < 0)
        luaL_error(L, "say which mobility class moves");
    return context.module.piece(piece).mobility;
}

} // namespace scripting::Bindings
