// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/testing/testlibrary.h"

#include "scripting/bindings/handles.h"
#include "scripting/bindings/jsonbridge.h"
#include "scripting/sandbox/luaruntime.h"

namespace scripting::TestLibrary {

namespace {

using engine::Json;

Json actionCommand(lua_State *L, const char *name)
{
    Json json = command(name);
    json.insert(QStringLiteral("verb"), luaL_checkstring(L, 2));
    if (lua_isnoneornil(L, 3))
        return json;
    const Json with = JsonBridge::read(L, 3);
    for (qsizetype i = 0; i < with.size(); ++i)
        json.insert(with.keyAt(i), with.at(i));
    return json;
}

int act(lua_State *L)
{
    TestGame &game = gameAt(L);
    const Json reply = must(L, game, actionCommand(L, "do"));
    JsonBridge::push(L, reply[u"events"]);
    return 1;
}

int refuse(lua_State *L)
{
    TestGame &game = gameAt(L);
    LuaRuntime::spend(L, 1000);
    const Json json = actionCommand(L, "do");
    const QByteArray before = game.game().state().hash();
    const Json reply = game.handle(json);
    const Json &error = reply[u"error"];
    if (reply[u"ok"].toBool())
        return luaL_error(L, "%s was not refused", json.write(Json::Style::Compact).constData());
    if (error[u"code"].toString() != QLatin1String("illegal"))
        return luaL_error(L, "%s: %s", json.write(Json::Style::Compact).constData(),
                          error[u"text"].toString().toUtf8().constData());
    if (before != game.game().state().hash())
        return luaL_error(L, "a refused action changed the game");
    const QString rule = error[u"rule"].toString();
    if (!lua_isnoneornil(L, 4) && rule != QLatin1String(luaL_checkstring(L, 4)))
        return luaL_error(L, "%s was refused by rule %s (%s), not %s",
                          json.write(Json::Style::Compact).constData(), rule.toUtf8().constData(),
                          error[u"text"].toString().toUtf8().constData(), lua_tostring(L, 4));
    Handles::push(L, error[u"text"].toString());
    return 1;
}

Json offered(lua_State *L, TestGame &game)
{
    return must(L, game, command("actions"));
}

bool matches(const Json &action, const Json &want)
{
    for (qsizetype i = 0; i < want.size(); ++i) {
        const QString key = want.keyAt(i);
        if (key != QLatin1String("cmd") && action[key] != want.at(i))
            return false;
    }
    return true;
}

int offers(lua_State *L)
{
    TestGame &game = gameAt(L);
    const Json want = actionCommand(L, "do");
    const Json reply = offered(L, game);
    const Json &actions = reply[u"actions"];
    bool found = false;
    for (qsizetype i = 0; i < actions.size() && !found; ++i)
        found = matches(actions.at(i), want);
    lua_pushboolean(L, found);
    return 1;
}

int actions(lua_State *L)
{
    TestGame &game = gameAt(L);
    const Json reply = offered(L, game);
    const Json &all = reply[u"actions"];
    Json list = Json::array();
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (lua_isnoneornil(L, 2)
            || all.at(i)[u"verb"].toString() == QLatin1String(luaL_checkstring(L, 2)))
            list.append(all.at(i));
    }
    JsonBridge::push(L, list);
    return 1;
}

int decision(lua_State *L)
{
    TestGame &game = gameAt(L);
    JsonBridge::push(L, offered(L, game)[u"decision"]);
    return 1;
}

int undo(lua_State *L)
{
    must(L, gameAt(L), command("undo"));
    return 0;
}

/// Index of the first offered action with one of the verbs at \a index of the stack.
int firstOf(lua_State *L, TestGame &game, int index)
{
    const engine::Offer &offer = game.game().offer();
    if (!lua_istable(L, index))
        return offer.actions.empty() ? -1 : 0;
    const Json verbs = JsonBridge::read(L, index);
    for (qsizetype v = 0; v < verbs.size(); ++v) {
        for (size_t i = 0; i < offer.actions.size(); ++i) {
            if (game.game().state().names().text(offer.actions[i].verb) == verbs.at(v).toString())
                return int(i);
        }
    }
    return offer.actions.empty() ? -1 : 0;
}

int playUntil(lua_State *L)
{
    TestGame &game = gameAt(L);
    luaL_checktype(L, 2, LUA_TFUNCTION);
    const lua_Integer limit = luaL_optinteger(L, 4, 1000);
    for (lua_Integer i = 0; i < limit; ++i) {
        lua_pushvalue(L, 2);
        lua_pushvalue(L, 1);
        lua_call(L, 1, 1);
        const bool reached = lua_toboolean(L, -1);
        lua_pop(L, 1);
        if (reached)
            return 0;
        const int index = firstOf(L, game, 3);
        if (index < 0)
            return luaL_error(L, "the game ended before that");
        Json json = command("do");
        json.insert(QStringLiteral("action"), index);
        must(L, game, json);
    }
    return luaL_error(L, "that did not happen within %d actions", int(limit));
}

} // namespace

std::span<const luaL_Reg> playing()
{
    static constexpr luaL_Reg functions[] = {
        {"act", act},           {"refuse", refuse}, {"offers", offers},      {"actions", actions},
        {"decision", decision}, {"undo", undo},     {"playUntil", playUntil}};
    return functions;
}

} // namespace scripting::TestLibrary
