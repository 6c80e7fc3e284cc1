// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/testing/testlibrary.h"

#include "scripting/bindings/jsonbridge.h"
#include "scripting/luarules.h"
#include "scripting/sandbox/luaruntime.h"

namespace scripting::TestLibrary {

namespace {

using engine::Json;

const char gameMeta = 0; // its address is the key in the registry

int newGame(lua_State *L)
{
    TestGame::World &world = worldOf(L);
    if (world.games.size() >= 64)
        return luaL_error(L, "too many games in one test");
    const Json setup = lua_isnoneornil(L, 1) ? Json::object() : JsonBridge::read(L, 1);
    engine::GameSetup start;
    start.scenario = setup[u"scenario"].toString(
        world.module.scenarios.empty() ? QString() : world.module.scenarios.front().id);
    start.seed = quint64(setup[u"seed"].toInteger(1));
    const Json &options = setup[u"options"];
    for (qsizetype i = 0; i < options.size(); ++i) {
        const Json &value = options.at(i);
        const QString text = value.isBool()
            ? (value.toBool() ? QStringLiteral("on") : QStringLiteral("off"))
            : value.toString();
        start.options.insert(options.keyAt(i), text);
    }
    auto game = engine::Game::start(world.module, world.rules, start);
    if (!game)
        return luaL_error(L, "%s", game.error().message.toUtf8().constData());
    world.games.push_back(std::make_unique<TestGame>(std::move(game).value(), world.translator));
    *static_cast<int32_t *>(lua_newuserdatauv(L, sizeof(int32_t), 0)) =
        int32_t(world.games.size()) - 1;
    lua_rawgetp(L, LUA_REGISTRYINDEX, &gameMeta);
    lua_setmetatable(L, -2);
    if (setup[u"clear"].toBool()) {
        Json edit = Json::object();
        edit.insert(QStringLiteral("clear"), QStringLiteral("all"));
        Json list = Json::array();
        list.append(edit);
        edits(L, *world.games.back(), list);
    }
    return 1;
}

int expect(lua_State *L)
{
    const Json actual = JsonBridge::read(L, 1);
    const Json expected = JsonBridge::read(L, 2);
    // 2 and 2.0 are the same number, and an empty list the same as an empty table.
    const bool equal = actual == expected
        || (actual.isNumber() && expected.isNumber() && actual.toReal() == expected.toReal())
        || (!actual.isScalar() && !expected.isScalar() && !actual.size() && !expected.size());
    if (equal)
        return 0;
    const char *what = luaL_optstring(L, 3, "");
    return luaL_error(L, "%s%sis %s, expected %s", what, *what ? " " : "",
                      actual.write(Json::Style::Compact).constData(),
                      expected.write(Json::Style::Compact).constData());
}

int expectTrue(lua_State *L)
{
    if (lua_toboolean(L, 1))
        return 0;
    return luaL_error(L, "%s", luaL_optstring(L, 2, "this does not hold"));
}

using Functions = std::span<const luaL_Reg>;

/// Sets \a functions in the table on top of the stack.
void setFunctions(lua_State *L, TestGame::World &world, Functions functions)
{
    for (const luaL_Reg &one : functions) {
        lua_pushlightuserdata(L, &world);
        lua_pushcclosure(L, one.func, 1);
        lua_setfield(L, -2, one.name);
    }
}

} // namespace

TestGame::World &worldOf(lua_State *L)
{
    return *static_cast<TestGame::World *>(lua_touserdata(L, lua_upvalueindex(1)));
}

TestGame &gameAt(lua_State *L)
{
    bool same = false;
    if (lua_type(L, 1) == LUA_TUSERDATA && lua_getmetatable(L, 1)) {
        lua_rawgetp(L, LUA_REGISTRYINDEX, &gameMeta);
        same = lua_rawequal(L, -1, -2);
        lua_pop(L, 2);
    }
    if (!same)
        luaL_error(L, "call this with a colon on a game: game:act(…)");
    return *worldOf(L).games[size_t(*static_cast<int32_t *>(lua_touserdata(L, 1)))];
}

Json command(const char *name)
{
    Json json = Json::object();
    json.insert(QStringLiteral("cmd"), name);
    return json;
}

Json must(lua_State *L, TestGame &game, const Json &json)
{
    LuaRuntime::spend(L, 1000);
    const Json reply = game.handle(json);
    if (!reply[u"ok"].toBool()) {
        const Json &error = reply[u"error"];
        QString text = error[u"text"].toString();
        if (!error[u"rule"].isNull())
            text += QStringLiteral(" (rule %1)").arg(error[u"rule"].toString());
        luaL_error(L, "%s: %s", json.write(Json::Style::Compact).constData(),
                   text.toUtf8().constData());
    }
    return reply;
}

Json edits(lua_State *L, TestGame &game, const Json &list)
{
    Json json = command("set");
    json.insert(QStringLiteral("edits"), list);
    return must(L, game, json);
}

void addTo(lua_State *L, TestGame::World &world)
{
    lua_newtable(L);
    lua_pushboolean(L, false);
    lua_setfield(L, -2, "__metatable");
    lua_newtable(L);
    for (const Functions functions : {arranging(), playing(), reading()})
        setFunctions(L, world, functions);
    lua_setfield(L, -2, "__index");
    lua_rawsetp(L, LUA_REGISTRYINDEX, &gameMeta);
    lua_pushglobaltable(L);
    static constexpr luaL_Reg globals[] = {
        {"newGame", newGame}, {"expect", expect}, {"expectTrue", expectTrue}};
    setFunctions(L, world, globals);
    lua_pop(L, 1);
}

} // namespace scripting::TestLibrary
