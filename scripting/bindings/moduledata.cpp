// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/bindings.h"

#include "scripting/bindings/handles.h"
#include "scripting/bindings/jsonbridge.h"
#include "scripting/sandbox/luaruntime.h"

namespace scripting::Bindings {

namespace {

int mark(lua_State *L)
{
    luaL_checkstring(L, 1);
    lua_settop(L, 1);
    return 1;
}

int enemyOf(lua_State *L)
{
    LuaRuntime::spend(L, 1);
    const ScriptContext &context = contextOf(L);
    if (context.module.sides.size() != 2)
        return luaL_error(L, "only a game of two sides has an enemy");
    const engine::SideId side = Handles::side(L, 1);
    Handles::push(L, context, engine::SideId(1 - std::max(side.value, 0)));
    return 1;
}

// A row or column by its heading, or by number with the ends holding everything beyond them.
qsizetype place(lua_State *L, int index, const QStringList &headings, qsizetype count)
{
    if (lua_isinteger(L, index))
        return std::clamp<lua_Integer>(lua_tointeger(L, index), 1, std::max<qsizetype>(count, 1))
            - 1;
    const qsizetype found = headings.indexOf(QString::fromUtf8(luaL_checkstring(L, index)));
    if (found < 0)
        luaL_error(L, "the chart has no row or column '%s'", lua_tostring(L, index));
    return found;
}

int lookup(lua_State *L)
{
    LuaRuntime::spend(L, 4);
    const engine::Table *table =
        contextOf(L).module.table(QString::fromUtf8(luaL_checkstring(L, 1)));
    if (!table)
        return luaL_error(L, "there is no chart '%s'", lua_tostring(L, 1));
    const engine::Json &cells = table->source[u"cells"];
    const engine::Json &row = cells.at(place(L, 2, table->rows, cells.size()));
    JsonBridge::push(L, row.at(place(L, 3, table->columns, row.size())));
    return 1;
}

int text(lua_State *L)
{
    luaL_argcheck(L, lua_type(L, 1) == LUA_TSTRING || lua_istable(L, 1), 1, "words expected");
    lua_settop(L, 1);
    lua_createtable(L, 0, 1);
    lua_insert(L, 1);
    lua_setfield(L, 1, "_text");
    return 1;
}

int need(lua_State *L)
{
    LuaRuntime::spend(L, 1);
    if (lua_toboolean(L, 1))
        return 0;
    luaL_checkstring(L, 2);
    luaL_argcheck(L, !lua_isnoneornil(L, 3), 3, "a reason expected");
    const engine::NameId rule = Handles::word(L, 2);
    const engine::Text reason = Handles::words(L, 3);
    lua_pushfstring(L, "refused by rule %s", lua_tostring(L, 2));
    contextOf(L).refusal = {QString::fromUtf8(lua_tostring(L, -1)), rule, reason};
    return luaL_error(L, "%s", lua_tostring(L, -1));
}

// A list of things with an `id` becomes a table by id.
void pushById(lua_State *L, const engine::Json &list)
{
    lua_createtable(L, 0, int(list.size()));
    for (qsizetype i = 0; i < list.size(); ++i) {
        Handles::push(L, list.at(i)[u"id"].toString());
        JsonBridge::push(L, list.at(i));
        lua_rawset(L, -3);
    }
}

void addTerrain(lua_State *L, const engine::Module &module)
{
    const engine::Table *table = module.table(u"terrain");
    const engine::Json source = table ? table->source : engine::Json();
    lua_createtable(L, 0, 7);
    lua_pushinteger(L, module.terrain.scale);
    lua_setfield(L, -2, "scale");
    JsonBridge::push(L, engine::Json::array(module.terrain.classes));
    lua_setfield(L, -2, "classes");
    pushById(L, source[u"terrains"]);
    lua_setfield(L, -2, "terrains");
    pushById(L, source[u"edges"]);
    lua_setfield(L, -2, "edges");
    pushById(L, source[u"ways"]);
    lua_setfield(L, -2, "ways");
    pushById(L, source[u"features"]);
    lua_setfield(L, -2, "features");
    JsonBridge::push(L, engine::Json::array(module.terrain.variants));
    lua_setfield(L, -2, "variants");
    lua_setglobal(L, "terrain");
}

} // namespace

void addModuleData(lua_State *L, ScriptContext &context)
{
    const engine::Module &module = context.module;
    lua_createtable(L, int(module.sides.size()), 0);
    for (size_t i = 0; i < module.sides.size(); ++i) {
        Handles::push(L, module.sides[i].id);
        lua_rawseti(L, -2, lua_Integer(i) + 1);
    }
    lua_setglobal(L, "sides");
    lua_createtable(L, 0, int(module.tables.size()));
    for (const engine::Table &table : module.tables) {
        Handles::push(L, table.id);
        JsonBridge::push(L, table.source);
        lua_rawset(L, -3);
    }
    lua_setglobal(L, "tables");
    addTerrain(L, module);
    const Function functions[] = {
        {"_", mark}, {"enemyOf", enemyOf}, {"lookup", lookup}, {"need", need}, {"text", text}};
    lua_pushglobaltable(L);
    setFunctions(L, context, functions);
    lua_pop(L, 1);
}

} // namespace scripting::Bindings
