// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/testgame.h"

#include "engine/game/protocol/statewriter.h"
#include "scripting/bindings/handles.h"
#include "scripting/bindings/jsonbridge.h"
#include "scripting/luarules.h"
#include "scripting/sandbox/luaruntime.h"

namespace scripting {

namespace {

using engine::Json;

const char gameMeta = 0; // its address is the key in the registry

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

// Sends a command that has to succeed; a refusal fails the test with its reason.
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

int setPiece(lua_State *L)
{
    TestGame &game = gameAt(L);
    const Json values = JsonBridge::read(L, 3);
    Json list = Json::array();
    for (qsizetype i = 0; i < values.size(); ++i) {
        const QString key = values.keyAt(i);
        Json edit = Json::object();
        edit.insert(QStringLiteral("piece"), luaL_checkstring(L, 2));
        if (key == QLatin1String("steps") || key == QLatin1String("facing")
            || key == QLatin1String("side") || key == QLatin1String("hidden_from")) {
            edit.insert(key, values.at(i));
        } else {
            edit.insert(QStringLiteral("prop"), key);
            edit.insert(QStringLiteral("value"), values.at(i));
        }
        list.append(edit);
    }
    edits(L, game, list);
    return 0;
}

int setSpace(lua_State *L)
{
    TestGame &game = gameAt(L);
    const Json values = JsonBridge::read(L, 3);
    Json list = Json::array();
    for (qsizetype i = 0; i < values.size(); ++i) {
        Json edit = Json::object();
        edit.insert(QStringLiteral("space"), luaL_checkstring(L, 2));
        edit.insert(QStringLiteral("prop"), values.keyAt(i));
        edit.insert(QStringLiteral("value"), values.at(i));
        list.append(edit);
    }
    edits(L, game, list);
    return 0;
}

int setVars(lua_State *L)
{
    TestGame &game = gameAt(L);
    const Json values = JsonBridge::read(L, 2);
    Json list = Json::array();
    for (qsizetype i = 0; i < values.size(); ++i) {
        Json edit = Json::object();
        edit.insert(QStringLiteral("var"), values.keyAt(i));
        // An empty Lua table is an empty list here: variables have no keys.
        const Json &value = values.at(i);
        edit.insert(QStringLiteral("value"),
                    value.isObject() && value.size() == 0 ? Json::array() : value);
        list.append(edit);
    }
    edits(L, game, list);
    return 0;
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

Json view(lua_State *L, TestGame &game, const Json &as)
{
    Json json = command("state");
    json.insert(QStringLiteral("as"), as);
    return must(L, game, json);
}

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
    JsonBridge::push(L, view(L, game, Json(luaL_checkstring(L, 2))));
    return 1;
}

int undo(lua_State *L)
{
    must(L, gameAt(L), command("undo"));
    return 0;
}

int hash(lua_State *L)
{
    Handles::push(L, QString::fromLatin1(gameAt(L).game().state().hash()));
    return 1;
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

} // namespace

TestGame::TestGame(std::unique_ptr<engine::Game> game, const engine::Translator &translator)
    : m_game(std::move(game))
    , m_session(*m_game, translator, engine::Session::Kind::Test)
{
}

void TestGame::addTo(lua_State *L, World &world)
{
    const auto setFunctions = [&](std::initializer_list<luaL_Reg> functions) {
        for (const luaL_Reg &one : functions) {
            lua_pushlightuserdata(L, &world);
            lua_pushcclosure(L, one.func, 1);
            lua_setfield(L, -2, one.name);
        }
    };
    lua_newtable(L);
    lua_pushboolean(L, false);
    lua_setfield(L, -2, "__metatable");
    lua_newtable(L);
    setFunctions({{"place", place},     {"setPiece", setPiece}, {"setSpace", setSpace},
                  {"setVars", setVars}, {"decide", decide},     {"dice", dice},
                  {"act", act},         {"refuse", refuse},     {"offers", offers},
                  {"actions", actions}, {"decision", decision}, {"piece", piece},
                  {"art", art},         {"stack", stack},       {"space", space},
                  {"var", var},         {"result", result},     {"turn", turn},
                  {"phase", phase},     {"query", query},       {"view", viewOf},
                  {"undo", undo},       {"hash", hash},         {"playUntil", playUntil}});
    lua_setfield(L, -2, "__index");
    lua_rawsetp(L, LUA_REGISTRYINDEX, &gameMeta);
    lua_pushglobaltable(L);
    setFunctions({{"newGame", newGame}, {"expect", expect}, {"expectTrue", expectTrue}});
    lua_pop(L, 1);
}

} // namespace scripting
