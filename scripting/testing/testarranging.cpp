// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/testing/testlibrary.h"

#include "scripting/bindings/jsonbridge.h"

namespace scripting::TestLibrary {

namespace {

using engine::Json;

int place(lua_State *L)
{
    TestGame &game = gameAt(L);
    Json list = Json::array();
    for (int i = 3; i <= lua_gettop(L); ++i) {
        Json edit = Json::object();
        edit.insert(QStringLiteral("place"), luaL_checkstring(L, i));
        edit.insert(QStringLiteral("space"), JsonBridge::read(L, 2));
        list.append(edit);
    }
    edits(L, game, list);
    return 0;
}

/// Changes the game for each of \a values, with what \a fill writes of its key and value.
template<typename Fill> int editEach(lua_State *L, const Json &values, Fill fill)
{
    Json list = Json::array();
    for (qsizetype i = 0; i < values.size(); ++i) {
        Json edit = Json::object();
        fill(edit, values.keyAt(i), values.at(i));
        list.append(edit);
    }
    edits(L, gameAt(L), list);
    return 0;
}

void addProperty(Json &edit, const QString &key, const Json &value)
{
    edit.insert(QStringLiteral("prop"), key);
    edit.insert(QStringLiteral("value"), value);
}

int setPiece(lua_State *L)
{
    gameAt(L);
    const char *piece = luaL_checkstring(L, 2);
    return editEach(
        L, JsonBridge::read(L, 3), [=](Json &edit, const QString &key, const Json &value) {
            edit.insert(QStringLiteral("piece"), piece);
            const bool isOwn = key == QLatin1String("steps") || key == QLatin1String("facing")
                || key == QLatin1String("side") || key == QLatin1String("hidden_from");
            if (isOwn)
                edit.insert(key, value);
            else
                addProperty(edit, key, value);
        });
}

int setSpace(lua_State *L)
{
    gameAt(L);
    const char *space = luaL_checkstring(L, 2);
    const Json values = JsonBridge::read(L, 3);
    Json properties = Json::object();
    for (qsizetype i = 0; i < values.size(); ++i) {
        if (values.keyAt(i) != QLatin1String("features"))
            properties.insert(values.keyAt(i), values.at(i));
    }
    editEach(L, properties, [=](Json &edit, const QString &key, const Json &value) {
        edit.insert(QStringLiteral("space"), space);
        addProperty(edit, key, value);
    });
    return editEach(L, values[u"features"], [=](Json &edit, const QString &key, const Json &value) {
        edit.insert(QStringLiteral("space"), space);
        edit.insert(QStringLiteral("feature"), key);
        edit.insert(QStringLiteral("value"), value);
    });
}

int setVars(lua_State *L)
{
    gameAt(L);
    return editEach(L, JsonBridge::read(L, 2),
                    [](Json &edit, const QString &key, const Json &value) {
                        edit.insert(QStringLiteral("var"), key);
                        // An empty Lua table is an empty list here: variables have no keys.
                        edit.insert(QStringLiteral("value"),
                                    value.isObject() && value.size() == 0 ? Json::array() : value);
                    });
}

int decide(lua_State *L)
{
    TestGame &game = gameAt(L);
    Json edit = Json::object();
    edit.insert(QStringLiteral("decision"), luaL_checkstring(L, 2));
    edit.insert(QStringLiteral("side"), JsonBridge::read(L, 3));
    if (!lua_isnoneornil(L, 4))
        edit.insert(QStringLiteral("here"), JsonBridge::read(L, 4));
    Json list = Json::array();
    list.append(edit);
    edits(L, game, list);
    return 0;
}

int dice(lua_State *L)
{
    TestGame &game = gameAt(L);
    Json next = Json::array();
    for (int i = 2; i <= lua_gettop(L); ++i)
        next.append(qint64(luaL_checkinteger(L, i)));
    Json json = command("dice");
    json.insert(QStringLiteral("next"), next);
    must(L, game, json);
    return 0;
}

} // namespace

std::span<const luaL_Reg> arranging()
{
    static constexpr luaL_Reg functions[] = {{"place", place},       {"setPiece", setPiece},
                                             {"setSpace", setSpace}, {"setVars", setVars},
                                             {"decide", decide},     {"dice", dice}};
    return functions;
}

} // namespace scripting::TestLibrary
