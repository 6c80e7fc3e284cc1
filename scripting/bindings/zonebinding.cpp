// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/bindings.h"

#include "scripting/bindings/handles.h"
#include "scripting/bindings/searchobject.h"
#include "scripting/bindings/spec.h"
#include "scripting/sandbox/luaruntime.h"

namespace scripting::Bindings {

namespace {

using engine::BitMask;
using engine::PieceId;
using engine::SpaceId;
using engine::Zones;

constexpr SearchObject zonesObject("zones");

/// The number of a search that is not in use; it has no pieces yet.
size_t freeZones(lua_State *L, ScriptContext &context)
{
    if (context.zonesUsed >= mostSearches)
        luaL_error(L, "too many searches for zones in one rule");
    if (context.zonesUsed == context.zoneSearches.size())
        context.zoneSearches.push_back(
            std::make_unique<ScriptContext::ZoneSlot>(context.module.map.graph()));
    ScriptContext::ZoneSlot &slot = *context.zoneSearches[context.zonesUsed];
    slot.closed.clear();
    slot.pieces.clear();
    context.seeGround();
    return context.zonesUsed++;
}

/// Pieces with a zone of one kind, added to those of the search.
struct ZoneKinds
{
    ScriptContext &context;
    ScriptContext::ZoneSlot &slot;
    std::vector<Zones::Kind> kinds;
    std::vector<Zones::Source> sources;

    void add(const Spec &spec, std::span<const PieceId> pieces);
    void run(lua_State *L);
};

void ZoneKinds::add(const Spec &spec, std::span<const PieceId> pieces)
{
    Zones::Kind kind;
    kind.closedArcs = &context.profiles.barriers(spec.text("blocks", "zoc"));
    kind.ownSpace = spec.flag("own") ? Zones::OwnSpace::Inside : Zones::OwnSpace::Outside;
    BitMask closed =
        spec.has("closed") ? spec.set("closed") : BitMask(context.module.map.spaceCount());
    if (spec.has("class"))
        closed |= context.profiles.impassable(spec.mobility("class", PieceId()));
    for (const PieceId piece : pieces) {
        if (const SpaceId space = context.state->piece(piece).space) {
            sources.push_back({space, int32_t(kinds.size())});
            slot.pieces.push_back(piece);
        }
    }
    slot.closed.push_back(std::move(closed));
    kinds.push_back(kind);
}

void ZoneKinds::run(lua_State *L)
{
    for (size_t i = 0; i < kinds.size(); ++i)
        kinds[i].closedSpaces = &slot.closed[i];
    LuaRuntime::spend(L, qint64(sources.size()) * 4 + context.module.map.spaceCount() / 64);
    slot.zones.run(sources, kinds);
}

int zones(lua_State *L)
{
    ScriptContext &context = contextOf(L);
    const Spec spec(L, 3, {"blocks", "class", "own", "closed"});
    stateOf(L);
    std::vector<PieceId> pieces;
    Handles::eachPiece(L, 2, [&](PieceId piece) { pieces.push_back(piece); });
    ZoneKinds all{context, *context.zoneSearches[freeZones(L, context)], {}, {}};
    all.add(spec, pieces);
    all.run(L);
    pushSpaceSet(L, all.slot.zones.mask());
    --context.zonesUsed; // nobody holds it
    return 1;
}

int zonesOf(lua_State *L)
{
    ScriptContext &context = contextOf(L);
    luaL_checktype(L, 2, LUA_TTABLE);
    stateOf(L);
    const size_t index = freeZones(L, context);
    ZoneKinds all{context, *context.zoneSearches[index], {}, {}};
    const int top = lua_gettop(L);
    for (lua_Integer i = 1; lua_geti(L, 2, i) != LUA_TNIL; ++i) {
        const Spec spec(L, lua_gettop(L), {"where", "blocks", "class", "own", "closed"});
        if (!spec.has("where"))
            return luaL_error(L, "a kind of zones says which pieces have them: 'where'");
        all.add(spec, matchingPieces(L, spec.find("where")));
        lua_settop(L, top);
    }
    all.run(L);
    zonesObject.push(L, index);
    return 1;
}

const ScriptContext::ZoneSlot &zonesAt(lua_State *L)
{
    LuaRuntime::spend(L, 1);
    return *contextOf(L).zoneSearches[zonesObject.slotAt(L, 1)];
}

int zonesHas(lua_State *L)
{
    lua_pushboolean(L, zonesAt(L).zones.mask().test(Handles::space(L, 2).value));
    return 1;
}

int zonesCount(lua_State *L)
{
    lua_pushinteger(L, zonesAt(L).zones.count(Handles::space(L, 2)));
    return 1;
}

int zonesBy(lua_State *L)
{
    const ScriptContext::ZoneSlot &slot = zonesAt(L);
    const auto found = slot.zones.by(Handles::space(L, 2));
    LuaRuntime::spend(L, qint64(slot.pieces.size() / 4 + found.size()));
    lua_createtable(L, int(found.size()), 0);
    for (size_t i = 0; i < found.size(); ++i) {
        Handles::push(L, slot.pieces[size_t(found[i])]);
        lua_rawseti(L, -2, lua_Integer(i) + 1);
    }
    return 1;
}

int zonesSet(lua_State *L)
{
    pushSpaceSet(L, zonesAt(L).zones.mask());
    return 1;
}

} // namespace

std::span<const Function> zoneSearches()
{
    static constexpr Function functions[] = {{"zones", zones}, {"zonesOf", zonesOf}};
    return functions;
}

void addZones(lua_State *L, ScriptContext &context)
{
    const Function methods[] = {
        {"has", zonesHas}, {"count", zonesCount}, {"by", zonesBy}, {"set", zonesSet}};
    zonesObject.add(L, context, methods);
}

} // namespace scripting::Bindings
