// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/testing/testlibrary.h"

#include "engine/game/protocol/statewriter.h"
#include "scripting/bindings/handles.h"
#include "scripting/bindings/jsonbridge.h"
#include "scripting/sandbox/luaruntime.h"

namespace scripting::TestLibrary {

namespace {

using engine::Json;

/// Parts of what everybody who may see everything sees; the whole state takes long to write.
template<typename Part> Json seen(lua_State *L, TestGame &test, Part part)
{
    LuaRuntime::spend(L, 100);
    const engine::Game &game = test.game();
    const engine::PlayerView view(game.module(), game.state(), engine::Viewer::everything());
    const engine::ValueCodec values(game.module(), game.state().names());
    const engine::TextRenderer texts(game.module(), game.state().names(), worldOf(L).translator);
    return part(engine::StateWriter(game, view, values, texts));
}

engine::PieceId pieceAt(lua_State *L, TestGame &game, int index)
{
    const engine::PieceId piece =
        game.game().module().piece(QString::fromUtf8(luaL_checkstring(L, index)));
    if (!piece)
        luaL_error(L, "there is no piece '%s'", lua_tostring(L, index));
    return piece;
}

int piece(lua_State *L)
{
    TestGame &game = gameAt(L);
    const engine::PieceId id = pieceAt(L, game, 2);
    JsonBridge::push(L, seen(L, game, [id](const auto &state) { return state.piece(id); }));
    return 1;
}

int art(lua_State *L)
{
    TestGame &game = gameAt(L);
    const Json &own = game.game().module().piece(pieceAt(L, game, 2)).art;
    JsonBridge::push(L, own.isObject() ? own : Json::object());
    return 1;
}

engine::SpaceId spaceAt(lua_State *L, TestGame &game, int index)
{
    const engine::SpaceId space =
        game.game().module().map.find(QString::fromUtf8(luaL_checkstring(L, index)));
    if (!space)
        luaL_error(L, "there is no space '%s'", lua_tostring(L, index));
    return space;
}

int stack(lua_State *L)
{
    TestGame &game = gameAt(L);
    Json list = Json::array();
    for (const engine::PieceId one : game.game().state().stack(spaceAt(L, game, 2)))
        list.append(game.game().module().piece(one).id);
    JsonBridge::push(L, list);
    return 1;
}

int space(lua_State *L)
{
    TestGame &game = gameAt(L);
    const engine::SpaceId id = spaceAt(L, game, 2);
    JsonBridge::push(L, seen(L, game, [id](const auto &state) { return state.space(id); }));
    return 1;
}

int var(lua_State *L)
{
    TestGame &game = gameAt(L);
    const Json variables = seen(L, game, [](const auto &state) { return state.variables(); });
    const QString name = QString::fromUtf8(luaL_checkstring(L, 2));
    if (!variables.contains(name))
        return luaL_error(L, "there is no variable '%s'", lua_tostring(L, 2));
    JsonBridge::push(L, variables[name]);
    return 1;
}

int result(lua_State *L)
{
    JsonBridge::push(L, seen(L, gameAt(L), [](const auto &state) { return state.result(); }));
    return 1;
}

int turn(lua_State *L)
{
    lua_pushinteger(L, gameAt(L).game().state().turn());
    return 1;
}

int phase(lua_State *L)
{
    JsonBridge::push(L, seen(L, gameAt(L), [](const auto &state) { return state.phase(); }));
    return 1;
}

int query(lua_State *L)
{
    TestGame &game = gameAt(L);
    Json json = command("query");
    json.insert(QStringLiteral("name"), luaL_checkstring(L, 2));
    if (!lua_isnoneornil(L, 3))
        json.insert(QStringLiteral("args"), JsonBridge::read(L, 3));
    if (!lua_isnoneornil(L, 4))
        json.insert(QStringLiteral("as"), luaL_checkstring(L, 4));
    const Json reply = game.handle(json);
    // What a side may not ask is an answer, too: nil, and why.
    if (const QString code = reply[u"error"][u"code"].toString();
        code == QLatin1String("notyours")) {
        lua_pushnil(L);
        Handles::push(L, code);
        return 2;
    }
    JsonBridge::push(L, must(L, game, json)[u"value"]);
    return 1;
}

int viewOf(lua_State *L)
{
    TestGame &game = gameAt(L);
    Json json = command("state");
    json.insert(QStringLiteral("as"), luaL_checkstring(L, 2));
    JsonBridge::push(L, must(L, game, json));
    return 1;
}

int hash(lua_State *L)
{
    Handles::push(L, QString::fromLatin1(gameAt(L).game().state().hash()));
    return 1;
}

} // namespace

std::span<const luaL_Reg> reading()
{
    static constexpr luaL_Reg functions[] = {{"piece", piece}, {"art", art},     {"stack", stack},
                                             {"space", space}, {"var", var},     {"result", result},
                                             {"turn", turn},   {"phase", phase}, {"query", query},
                                             {"view", viewOf}, {"hash", hash}};
    return functions;
}

} // namespace scripting::TestLibrary
