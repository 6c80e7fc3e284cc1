// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/bindings.h"

#include "scripting/bindings/handles.h"
#include "scripting/bindings/searchobject.h"
#include "scripting/bindings/spec.h"
#include "scripting/sandbox/luaruntime.h"

namespace scripting::Bindings {

namespace {

using engine::PieceId;
using engine::SpaceId;
using engine::SpaceMarks;

constexpr SearchObject reachObject("reach");

void markReach(const Spec &spec, ScriptContext::ReachSlot &slot, int32_t spaces)
{
    slot.marks.clear(spaces);
    engine::BitMask made;
    if (spec.has("blocked"))
        slot.marks.add(SpaceMarks::Enemy, spec.set("blocked", made));
    if (spec.has("avoid"))
        slot.marks.add(SpaceMarks::Closed, spec.set("avoid", made));
    if (spec.has("full"))
        slot.marks.add(SpaceMarks::NoEnd, spec.set("full", made));
    if (spec.has("notFirst"))
        slot.notFirst = spec.set("notFirst");
    if (!spec.has("zones"))
        return;
    uint8_t marks = SpaceMarks::Zone;
    if (spec.flag("stopInZone"))
        marks |= SpaceMarks::ZoneStop;
    if (spec.isFalse("zoneToZone"))
        marks |= SpaceMarks::ZoneBan;
    slot.marks.add(marks, spec.set("zones", made));
}

void askReach(const Spec &spec, PieceId piece, ScriptContext &context,
              ScriptContext::ReachSlot &slot)
{
    engine::ReachQuery &query = slot.query;
    query = {};
    query.profile = &context.profiles.costs(
        spec.mobility("class", piece), spec.has("useWays") ? spec.wayBits("useWays") : ~0u,
        spec.has("wayCost") ? spec.scaled("wayCost", 0) : engine::MapProfiles::ownCost,
        spec.variant("variant"));
    query.starts = slot.starts;
    query.allowance = spec.scaled("allowance", engine::ReachQuery::Unlimited);
    query.marks = &slot.marks;
    query.notFirst = spec.has("notFirst") ? &slot.notFirst : nullptr;
    query.zone = {spec.scaled("enterZone", 0), spec.scaled("leaveZone", 0),
                  spec.isNumber("zoneToZone") ? spec.scaled("zoneToZone", 0) : 0};
    query.arcWays = &context.profiles.arcWays();
    query.onlyWays = uint8_t(spec.has("ways") ? spec.wayBits("ways") : 0);
    query.maxSteps = spec.integer("steps", -1);
    query.options = uint8_t((spec.flag("minimum") ? engine::ReachQuery::MinimumMove : 0)
                            | (spec.flag("underway") ? engine::ReachQuery::Underway : 0));
}

/// The number of a search that is not in use.
size_t freeReach(lua_State *L, ScriptContext &context)
{
    if (context.reachesUsed >= mostSearches)
        luaL_error(L, "too many reaches in one rule");
    if (context.reachesUsed == context.reaches.size())
        context.reaches.push_back(std::make_unique<ScriptContext::ReachSlot>());
    return context.reachesUsed++;
}

int reach(lua_State *L)
{
    ScriptContext &context = contextOf(L);
    const engine::GameState &state = stateOf(L);
    const PieceId piece = lua_isnil(L, 2) ? PieceId() : Handles::piece(L, 2);
    const Spec spec(L, 3,
                    {"allowance", "class", "blocked", "full", "zones", "enterZone", "leaveZone",
                     "stopInZone", "zoneToZone", "ways", "useWays", "wayCost", "avoid", "steps",
                     "minimum", "underway", "from", "variant", "notFirst"});
    const size_t index = freeReach(L, context);
    ScriptContext::ReachSlot &slot = *context.reaches[index];
    slot.starts.clear();
    if (spec.has("from"))
        slot.starts = spec.spaces("from");
    else if (piece && state.piece(piece).space)
        slot.starts.push_back(state.piece(piece).space);
    if (slot.starts.empty())
        return luaL_error(L, "a piece that is on no board goes nowhere; say where from");
    context.seeGround();
    markReach(spec, slot, context.module.map.spaceCount());
    askReach(spec, piece, context, slot);
    if (const auto done = slot.reach.run(slot.query); !done)
        return luaL_error(L, "%s", done.error().message.toUtf8().constData());
    LuaRuntime::spend(L, context.module.map.spaceCount() / 64 + qint64(slot.reach.ends().size()));
    reachObject.push(L, index);
    return 1;
}

double points(lua_State *L, int32_t cost)
{
    return double(cost) / contextOf(L).module.terrain.scale;
}

void pushPoints(lua_State *L, int32_t cost)
{
    const int scale = contextOf(L).module.terrain.scale;
    if (cost % scale == 0)
        lua_pushinteger(L, cost / scale);
    else
        lua_pushnumber(L, points(L, cost));
}

int reachCost(lua_State *L)
{
    LuaRuntime::spend(L, 1);
    const engine::Reach &found = reachAt(L, 1);
    const SpaceId space = Handles::space(L, 2);
    if (!found.mayEnd(space))
        lua_pushnil(L);
    else
        pushPoints(L, found.cost(space));
    return 1;
}

int reachHas(lua_State *L)
{
    LuaRuntime::spend(L, 1);
    lua_pushboolean(L, reachAt(L, 1).mayEnd(Handles::space(L, 2)));
    return 1;
}

int reachList(lua_State *L)
{
    const auto found = reachAt(L, 1).ends();
    pushSpaces(L, contextOf(L).order.sorted(found));
    return 1;
}

int reachPath(lua_State *L)
{
    pushWay(L, reachAt(L, 1).path(Handles::space(L, 2)));
    return 1;
}

const char *reason(engine::Refusal refusal)
{
    using engine::Refusal;
    switch (refusal) {
    case Refusal::None:
        return nullptr;
    case Refusal::TooFar:
        return "far";
    case Refusal::TooManySteps:
        return "steps";
    case Refusal::Impassable:
        return "terrain";
    case Refusal::EdgeBlocked:
        return "edge";
    case Refusal::EnemyOccupied:
        return "enemy";
    case Refusal::Closed:
        return "avoid";
    case Refusal::StackingFull:
        return "stacking";
    case Refusal::NotOnWay:
        return "way";
    case Refusal::ZoneStops:
        return "zone";
    case Refusal::ZoneToZone:
        return "zone_to_zone";
    case Refusal::CrossingStops:
        return "crossing";
    case Refusal::MustStop:
        return "stop";
    case Refusal::NeedsWholeAllowance:
        return "whole";
    case Refusal::FirstStep:
        return "first";
    case Refusal::NoSuchSpace:
    case Refusal::StartClosed:
    case Refusal::Unconnected:
        return "unconnected";
    }
    return nullptr;
}

int reachWhy(lua_State *L)
{
    LuaRuntime::spend(L, contextOf(L).module.map.spaceCount() / 4);
    const engine::Explanation why = reachAt(L, 1).why(Handles::space(L, 2));
    if (const char *name = reason(why.refusal))
        lua_pushstring(L, name);
    else
        lua_pushnil(L);
    if (why.refusal == engine::Refusal::TooFar)
        pushPoints(L, why.needed);
    else
        lua_pushnil(L);
    return 2;
}

int reachCosts(lua_State *L)
{
    const engine::Reach &found = reachAt(L, 1);
    LuaRuntime::spend(L, qint64(found.ends().size()) * 2);
    lua_createtable(L, 0, int(found.ends().size()));
    for (const SpaceId space : found.ends()) {
        Handles::push(L, contextOf(L).module.map.space(space).id);
        lua_pushnumber(L, points(L, found.cost(space)));
        lua_rawset(L, -3);
    }
    return 1;
}

} // namespace

const engine::Reach &reachAt(lua_State *L, int index)
{
    return contextOf(L).reaches[reachObject.slotAt(L, index)]->reach;
}

std::span<const Function> reachSearches()
{
    static constexpr Function functions[] = {{"reach", reach}};
    return functions;
}

void addReach(lua_State *L, ScriptContext &context)
{
    const Function methods[] = {{"cost", reachCost}, {"has", reachHas}, {"list", reachList},
                                {"path", reachPath}, {"why", reachWhy}, {"costs", reachCosts}};
    reachObject.add(L, context, methods);
}

} // namespace scripting::Bindings
