// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/bindings.h"

#include "engine/state/facechange.h"
#include "engine/state/framelocals.h"
#include "scripting/bindings/handles.h"
#include "scripting/bindings/spec.h"
#include "scripting/sandbox/frozentable.h"
#include "scripting/sandbox/luaruntime.h"

namespace scripting::Bindings {

namespace {

namespace change = engine::change;
using engine::PieceId;
using engine::SpaceId;

void setProperty(lua_State *L, int what)
{
    const engine::StateDeclaration &declared = contextOf(L).module.state;
    const engine::NameId name = Handles::word(L, 3);
    const engine::Value value = Handles::value(L, 4);
    if (Handles::isPiece(L, what)) {
        const int property = declared.pieceProperty.value(name, -1);
        if (property < 0)
            luaL_error(L, "rules/state.json declares no piece property '%s'", lua_tostring(L, 3));
        apply(L, change::SetPieceProperty{Handles::piece(L, what), property, value});
        return;
    }
    const int property = declared.spaceProperty.value(name, -1);
    const SpaceId space = Handles::space(L, what);
    if (property < 0)
        luaL_error(L, "rules/state.json declares no space property '%s'", lua_tostring(L, 3));
    apply(L, change::SetSpaceProperty{space, property, value});
}

int set(lua_State *L)
{
    if (!lua_istable(L, 2)) {
        setProperty(L, 2);
        return 0;
    }
    for (lua_Integer i = 1; lua_geti(L, 2, i) != LUA_TNIL; ++i) {
        LuaRuntime::spend(L, 1);
        setProperty(L, lua_gettop(L));
        lua_pop(L, 1);
    }
    return 0;
}

int setEdge(lua_State *L)
{
    const engine::EdgeId edge =
        contextOf(L).module.map.edgeBetween(Handles::space(L, 2), Handles::space(L, 3));
    if (!edge)
        return luaL_error(L, "these spaces are no neighbours");
    apply(L, change::SetEdgeProperty{edge, Handles::word(L, 4), Handles::value(L, 5)});
    return 0;
}

// Searches that were made before looked at another map, so that they count as of an earlier moment.
int setFeature(lua_State *L)
{
    ScriptContext &context = contextOf(L);
    const SpaceId space = Handles::space(L, 2);
    const QString id = QString::fromUtf8(luaL_checkstring(L, 3));
    const int32_t kind = context.module.terrain.feature(id);
    if (kind < 0)
        return luaL_error(L, "tables/terrain.json has no feature '%s'", lua_tostring(L, 3));
    luaL_checktype(L, 4, LUA_TBOOLEAN);
    const change::SetFeature change{{space, kind},
                                    bool(lua_toboolean(L, 4)),
                                    context.module.map.space(space).features.contains(id)};
    if (stateOf(L).hasFeature(change.feature, change.printed) == change.there)
        return 0;
    apply(L, change);
    ++context.era;
    return 0;
}

void setSeen(lua_State *L, const change::SetSeen &after)
{
    const auto &before = stateOf(L).piece(after.piece);
    if (after.seenBy != before.seenBy || after.shownTo != before.shownTo)
        apply(L, after);
}

int reveal(lua_State *L)
{
    const engine::SideId side = Handles::side(L, 3);
    Handles::eachPiece(L, 2, [&](PieceId piece) {
        setSeen(L, engine::shown(contextOf(L).module, stateOf(L), piece, side));
    });
    return 0;
}

int hide(lua_State *L)
{
    const engine::SideId side = Handles::side(L, 3);
    Handles::eachPiece(L, 2,
                       [&](PieceId piece) { setSeen(L, engine::hidden(stateOf(L), piece, side)); });
    return 0;
}

int diceSides(lua_State *L, int index)
{
    const lua_Integer sides = luaL_optinteger(L, index, 6);
    if (sides < 1 || sides > 1000)
        luaL_error(L, "a die can't have %d sides", int(sides));
    return int(sides);
}

void note(lua_State *L, int number)
{
    if (auto *rolled = contextOf(L).rolled)
        rolled->push_back(number);
}

int roll(lua_State *L)
{
    LuaRuntime::spend(L, changeGas);
    const int face = turnOf(L).roll(1, diceSides(L, 2)).front();
    note(L, face);
    lua_pushinteger(L, face);
    return 1;
}

int rolls(lua_State *L)
{
    const lua_Integer count = luaL_checkinteger(L, 2);
    if (count < 0 || count > 1000)
        return luaL_error(L, "%d dice can't be rolled at once", int(count));
    LuaRuntime::spend(L, changeGas + count);
    const auto faces = turnOf(L).roll(int(count), diceSides(L, 3));
    lua_createtable(L, int(count), 0);
    for (size_t i = 0; i < faces.size(); ++i) {
        note(L, faces[i]);
        lua_pushinteger(L, faces[i]);
        lua_rawseti(L, -2, lua_Integer(i) + 1);
    }
    return 1;
}

int random(lua_State *L)
{
    LuaRuntime::spend(L, changeGas);
    const lua_Integer most = luaL_checkinteger(L, 2);
    if (most < 1 || most > INT32_MAX)
        return luaL_error(L, "a random number needs a range from 1");
    lua_pushinteger(L, turnOf(L).random(uint32_t(most)) + 1);
    return 1;
}

int draw(lua_State *L)
{
    LuaRuntime::spend(L, changeGas);
    const SpaceId space = Handles::space(L, 2);
    const PieceId piece = turnOf(L).draw(space);
    const auto &context = contextOf(L);
    if (piece && context.module.map.space(space).kind != engine::Space::Kind::Deck)
        note(L, stateOf(L).position(piece) + 1);
    Handles::push(L, piece);
    return 1;
}

int shuffle(lua_State *L)
{
    const SpaceId space = Handles::space(L, 2);
    LuaRuntime::spend(L, 2 * changeGas);
    turnOf(L).shuffle(space);
    return 0;
}

int order(lua_State *L)
{
    change::Reorder reorder{Handles::space(L, 2), {}};
    Handles::eachPiece(L, 3, [&](PieceId piece) { reorder.order.push_back(piece); });
    auto have = stateOf(L).stack(reorder.space);
    auto want = reorder.order;
    std::sort(have.begin(), have.end());
    std::sort(want.begin(), want.end());
    if (have != want)
        return luaL_error(L, "an order must name every piece of the space once");
    apply(L, std::move(reorder));
    return 0;
}

int push(lua_State *L)
{
    engine::Frame frame;
    frame.decision = Handles::word(L, 2);
    const engine::GameState &state = stateOf(L);
    frame.side = state.frames().empty() ? state.phaseSide() : state.frames().back().side;
    if (lua_istable(L, 3)) {
        FrozenTable::pushReal(L, 3);
        const int table = lua_gettop(L);
        for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
            const int key = lua_gettop(L) - 1;
            if (lua_type(L, key) != LUA_TSTRING)
                return luaL_error(L, "a decision is given names and values");
            if (qstrcmp(lua_tostring(L, key), "side") == 0)
                frame.side = Handles::side(L, key + 1);
            else
                engine::addLocal(frame, Handles::word(L, key), Handles::data(L, key + 1));
        }
    }
    if (state.frames().size() > 100)
        return luaL_error(L, "too many decisions are open");
    apply(L, change::PushFrame{std::move(frame)});
    return 0;
}

// Gives back what was noted for the decision, so that the next one can be given it.
int pop(lua_State *L)
{
    const engine::GameState &state = stateOf(L);
    if (state.frames().empty())
        return luaL_error(L, "no decision is open");
    const auto &locals = state.frames().back().locals;
    LuaRuntime::spend(L, 4 + 4 * qint64(locals.size()));
    lua_createtable(L, 0, int(locals.size()));
    for (const auto &[name, data] : locals) {
        Handles::push(L, contextOf(L), state.names(), data);
        lua_setfield(L, -2, state.names().utf8(name).constData());
    }
    apply(L, change::PopFrame{});
    return 1;
}

int next(lua_State *L)
{
    turnOf(L).next();
    return 0;
}

int go(lua_State *L)
{
    const engine::PhaseId phase =
        contextOf(L).module.sequence.find(QString::fromUtf8(luaL_checkstring(L, 2)));
    if (!phase)
        return luaL_error(L, "there is no phase '%s'", lua_tostring(L, 2));
    turnOf(L).go(phase, Handles::side(L, 3));
    return 0;
}

int finish(lua_State *L)
{
    luaL_checktype(L, 2, LUA_TTABLE);
    const Spec result(L, 2, {"outcome", "winner", "text"});
    if (!result.has("outcome"))
        return luaL_error(L, "a result has an 'outcome'");
    const int winner = result.find("winner");
    const int text = result.find("text");
    apply(L,
          change::SetResult{Handles::word(L, result.find("outcome")),
                            winner ? Handles::side(L, winner) : engine::SideId(),
                            text ? Handles::words(L, text) : engine::Text()});
    return 0;
}

change::Log::Kind logKind(lua_State *L, const QString &name)
{
    const auto kind = change::logKind(name);
    if (!kind)
        luaL_error(L, "there is no kind of log line '%s'", name.toUtf8().constData());
    return *kind;
}

int log(lua_State *L)
{
    LuaRuntime::spend(L, changeGas);
    change::Log entry;
    entry.text = Handles::words(L, 2);
    const engine::GameState &state = stateOf(L);
    entry.side = state.frames().empty() ? state.phaseSide() : state.frames().back().side;
    if (lua_istable(L, 3)) {
        const Spec more(L, 3, {"rule", "piece", "space", "kind", "dice", "only"});
        entry.kind = logKind(L, more.text("kind", "note"));
        if (const int at = more.find("rule"))
            entry.rule = Handles::word(L, at);
        if (const int at = more.find("piece"))
            entry.piece = Handles::piece(L, at);
        if (const int at = more.find("space"))
            entry.space = Handles::space(L, at);
        if (const int at = more.find("only"))
            entry.seenBy = 1u << Handles::side(L, at).value;
        if (const int at = more.find("dice"); at && lua_istable(L, at))
            entry.dice = std::get<engine::ValueList>(Handles::data(L, at));
    }
    turnOf(L).log(std::move(entry));
    return 0;
}

} // namespace

std::span<const Function> turnWriters()
{
    static constexpr Function functions[] = {
        {"set", set},         {"setEdge", setEdge}, {"setFeature", setFeature},
        {"reveal", reveal},   {"hide", hide},       {"roll", roll},
        {"rolls", rolls},     {"random", random},   {"draw", draw},
        {"shuffle", shuffle}, {"order", order},     {"push", push},
        {"pop", pop},         {"next", next},       {"go", go},
        {"finish", finish},   {"log", log}};
    return functions;
}

} // namespace scripting::Bindings
