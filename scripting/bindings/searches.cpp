// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/bindings.h"

#include "scripting/bindings/handles.h"
#include "scripting/bindings/spec.h"
#include "scripting/sandbox/luaruntime.h"

namespace scripting::Bindings {

namespace {

using engine::BitMask;
using engine::PieceId;
using engine::SpaceId;
using engine::SpaceMarks;

const char reachMeta = 0; // their addresses are keys in the registry
const char supplyMeta = 0;
constexpr size_t mostSearches = 512;

/// A Lua object stands for a search of the present call.
struct Search
{
    int32_t slot;
    int32_t era;
};

void pushSearch(lua_State *L, const char *meta, size_t slot)
{
    auto *search = static_cast<Search *>(lua_newuserdatauv(L, sizeof(Search), 0));
    *search = {int32_t(slot), contextOf(L).era};
    lua_rawgetp(L, LUA_REGISTRYINDEX, meta);
    lua_setmetatable(L, -2);
}

size_t slotAt(lua_State *L, int index, const char *meta, const char *name)
{
    bool same = false;
    if (lua_type(L, index) == LUA_TUSERDATA && lua_getmetatable(L, index)) {
        lua_rawgetp(L, LUA_REGISTRYINDEX, meta);
        same = lua_rawequal(L, -1, -2);
        lua_pop(L, 2);
    }
    if (!same)
        luaL_error(L, "a %s was expected, not a %s", name, luaL_typename(L, index));
    const auto *search = static_cast<Search *>(lua_touserdata(L, index));
    if (search->era != contextOf(L).era)
        luaL_error(L, "this %s is of an earlier moment", name);
    return size_t(search->slot);
}

void pushSpaces(lua_State *L, const std::vector<SpaceId> &spaces)
{
    LuaRuntime::spend(L, qint64(spaces.size()));
    lua_createtable(L, int(spaces.size()), 0);
    for (size_t i = 0; i < spaces.size(); ++i) {
        Handles::push(L, spaces[i]);
        lua_rawseti(L, -2, lua_Integer(i) + 1);
    }
}

// ---- zones of control

int zones(lua_State *L)
{
    ScriptContext &context = contextOf(L);
    const Spec spec(L, 3, {"blocks", "class", "own"});
    engine::Zones::Kind kind;
    kind.closedArcs = &context.profiles.barriers(spec.text("blocks", "zoc"));
    if (spec.has("class"))
        kind.closedSpaces = &context.profiles.impassable(spec.mobility("class", PieceId()));
    kind.ownSpace =
        spec.flag("own") ? engine::Zones::OwnSpace::Inside : engine::Zones::OwnSpace::Outside;
    std::vector<engine::Zones::Source> sources;
    const engine::GameState &state = stateOf(L);
    Handles::eachPiece(L, 2, [&](PieceId piece) {
        if (const SpaceId space = state.piece(piece).space)
            sources.push_back({space, 0});
    });
    LuaRuntime::spend(L, qint64(sources.size()) * 4 + context.module.map.spaceCount() / 64);
    context.zones.run(sources, std::span(&kind, 1));
    pushSpaceSet(L, context.zones.mask());
    return 1;
}

// ---- reach

void markReach(const Spec &spec, ScriptContext::ReachSlot &slot, int32_t spaces)
{
    slot.marks = SpaceMarks(spaces);
    if (spec.has("blocked"))
        slot.marks.add(SpaceMarks::Enemy, spec.set("blocked"));
    if (spec.has("avoid"))
        slot.marks.add(SpaceMarks::Closed, spec.set("avoid"));
    if (spec.has("full"))
        slot.marks.add(SpaceMarks::NoEnd, spec.set("full"));
    if (!spec.has("zones"))
        return;
    uint8_t marks = SpaceMarks::Zone;
    if (spec.flag("stopInZone"))
        marks |= SpaceMarks::ZoneStop;
    if (spec.isFalse("zoneToZone"))
        marks |= SpaceMarks::ZoneBan;
    slot.marks.add(marks, spec.set("zones"));
}

int reach(lua_State *L)
{
    ScriptContext &context = contextOf(L);
    const engine::GameState &state = stateOf(L);
    const PieceId piece = lua_isnil(L, 2) ? PieceId() : Handles::piece(L, 2);
    const Spec spec(L, 3,
                    {"allowance", "class", "blocked", "full", "zones", "enterZone", "leaveZone",
                     "stopInZone", "zoneToZone", "ways", "useWays", "wayCost", "avoid", "steps",
                     "minimum", "underway", "from"});
    if (context.reachesUsed >= mostSearches)
        return luaL_error(L, "too many reaches in one rule");
    if (context.reachesUsed == context.reaches.size())
        context.reaches.push_back(std::make_unique<ScriptContext::ReachSlot>());
    const size_t index = context.reachesUsed++;
    ScriptContext::ReachSlot &slot = *context.reaches[index];
    slot.starts.clear();
    if (spec.has("from"))
        slot.starts = spec.spaces("from");
    else if (piece && state.piece(piece).space)
        slot.starts.push_back(state.piece(piece).space);
    if (slot.starts.empty())
        return luaL_error(L, "a piece that is on no board goes nowhere; say where from");
    markReach(spec, slot, context.module.map.spaceCount());

    engine::ReachQuery &query = slot.query;
    query = {};
    query.profile = &context.profiles.costs(
        spec.mobility("class", piece), spec.has("useWays") ? spec.wayBits("useWays") : ~0u,
        spec.has("wayCost") ? spec.scaled("wayCost", 0) : engine::MapProfiles::ownCost);
    query.starts = slot.starts;
    query.allowance = spec.scaled("allowance", engine::ReachQuery::Unlimited);
    query.marks = &slot.marks;
    query.zone = {spec.scaled("enterZone", 0), spec.scaled("leaveZone", 0),
                  spec.isNumber("zoneToZone") ? spec.scaled("zoneToZone", 0) : 0};
    query.arcWays = &context.profiles.arcWays();
    query.onlyWays = uint8_t(spec.has("ways") ? spec.wayBits("ways") : 0);
    query.maxSteps = spec.integer("steps", -1);
    query.options = uint8_t((spec.flag("minimum") ? engine::ReachQuery::MinimumMove : 0)
                            | (spec.flag("underway") ? engine::ReachQuery::Underway : 0));
    if (const auto done = slot.reach.run(query); !done)
        return luaL_error(L, "%s", done.error().message.toUtf8().constData());
    LuaRuntime::spend(L, context.module.map.spaceCount() / 64 + qint64(slot.reach.ends().size()));
    pushSearch(L, &reachMeta, index);
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
    std::vector<SpaceId> ends(found.begin(), found.end());
    std::sort(ends.begin(), ends.end());
    pushSpaces(L, ends);
    return 1;
}

int reachPath(lua_State *L)
{
    const auto path = reachAt(L, 1).path(Handles::space(L, 2));
    if (path.empty())
        lua_pushnil(L);
    else
        pushSpaces(L, path);
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

// ---- supply

engine::LineRules lineRules(const Spec &spec, ScriptContext &context, const BitMask *blocked,
                            const BitMask *closed)
{
    engine::LineRules rules;
    rules.blocked = blocked;
    rules.closedArcs = closed;
    rules.arcWays = &context.profiles.arcWays();
    rules.ways = uint8_t(spec.has("ways") ? spec.wayBits("ways") : 0);
    if (spec.has("cost")) {
        rules.profile = &context.profiles.costs(spec.mobility("class", PieceId()));
        rules.limit = spec.scaled("cost", 0);
    } else {
        rules.limit = spec.integer("steps", std::numeric_limits<int32_t>::max());
    }
    return rules;
}

int supply(lua_State *L)
{
    ScriptContext &context = contextOf(L);
    const Spec spec(L, 2, {"sources", "stages", "blocked", "blocks"});
    if (context.suppliesUsed >= mostSearches)
        return luaL_error(L, "too many supply searches in one rule");
    if (context.suppliesUsed == context.supplies.size())
        context.supplies.push_back(
            std::make_unique<ScriptContext::SupplySlot>(context.module.map.graph()));
    const size_t index = context.suppliesUsed++;
    ScriptContext::SupplySlot &slot = *context.supplies[index];
    slot.blocked = spec.has("blocked") ? spec.set("blocked") : BitMask();
    const BitMask *closed = &context.profiles.barriers(spec.text("blocks", "supply"));
    std::vector<engine::Supply::Source> sources;
    for (const SpaceId space : spec.spaces("sources"))
        sources.push_back({space, -1, 0});
    std::vector<engine::Supply::Stage> stages;
    spec.eachTable("stages", [&](int table) {
        const Spec stage(L, table, {"steps", "cost", "class", "ways"});
        stages.push_back(
            {lineRules(stage, context, &slot.blocked, closed), engine::Supply::Count::Anew});
    });
    // Rules list the stage nearest to the source first; the search wants the unit's own first.
    std::reverse(stages.begin(), stages.end());
    if (stages.empty())
        return luaL_error(L, "supply needs at least one stage");
    LuaRuntime::spend(L, context.module.map.spaceCount() / 4 * qint64(stages.size()));
    slot.supply.run(stages, sources);
    pushSearch(L, &supplyMeta, index);
    return 1;
}

ScriptContext::SupplySlot &supplyAt(lua_State *L, int index)
{
    return *contextOf(L).supplies[slotAt(L, index, &supplyMeta, "supply search")];
}

int supplyHas(lua_State *L)
{
    LuaRuntime::spend(L, 1);
    lua_pushboolean(L, supplyAt(L, 1).supply.supplied(Handles::space(L, 2)));
    return 1;
}

int supplyTrace(lua_State *L)
{
    const auto path = supplyAt(L, 1).supply.trace(Handles::space(L, 2));
    if (path.empty())
        lua_pushnil(L);
    else
        pushSpaces(L, path);
    return 1;
}

// ---- ranges and lines of sight

int within(lua_State *L)
{
    ScriptContext &context = contextOf(L);
    const auto from = spaceList(L, 2);
    const auto range = int32_t(luaL_checkinteger(L, 3));
    const Spec spec(L, 4, {"blocked", "blocks", "class"});
    BitMask blocked =
        spec.has("blocked") ? spec.set("blocked") : BitMask(context.module.map.spaceCount());
    if (spec.has("class"))
        blocked |= context.profiles.impassable(spec.mobility("class", PieceId()));
    engine::LineRules rules;
    rules.blocked = &blocked;
    rules.limit = range;
    if (spec.has("blocks"))
        rules.closedArcs = &context.profiles.barriers(spec.text("blocks", ""));
    std::vector<engine::LineSearch::Root> roots;
    for (const SpaceId space : from) {
        blocked.reset(space.value);
        roots.push_back({space, 0});
    }
    context.lines.run(roots, rules, engine::LineSearch::Direction::FromRoots);
    BitMask mask(context.module.map.spaceCount());
    for (const int32_t space : context.lines.reached())
        mask.set(space);
    LuaRuntime::spend(L, context.module.map.spaceCount() / 16);
    pushSpaceSet(L, mask);
    return 1;
}

int sees(lua_State *L)
{
    ScriptContext &context = contextOf(L);
    const SpaceId from = Handles::space(L, 2);
    const SpaceId to = Handles::space(L, 3);
    const Spec spec(L, 4, {"blocking", "blocks"});
    engine::LineOfSight::Terrain terrain;
    if (spec.has("blocking")) {
        terrain.obstacle.resize(size_t(context.module.map.spaceCount()));
        spec.set("blocking").forEach([&](int32_t space) { terrain.obstacle[size_t(space)] = 1; });
    }
    const BitMask &walls = context.profiles.barriers(spec.text("blocks", "sight"));
    if (walls.count()) {
        terrain.edges.resize(size_t(walls.size()));
        walls.forEach([&](int32_t arc) { terrain.edges[size_t(arc)] = engine::LineOfSight::Wall; });
    }
    LuaRuntime::spend(L, context.module.map.spaceCount() / 32 + 16);
    const engine::LineOfSight sight(context.module.map.graph(), context.hexIndexOf(from), terrain);
    const auto seen = sight.look(from, to);
    lua_pushboolean(L, seen.clear);
    Handles::push(L, seen.blockedBy);
    return 2;
}

void addMeta(lua_State *L, ScriptContext &context, const char *name, const char *key,
             std::span<const Function> methods)
{
    pushMetatable(L, name, 0);
    lua_newtable(L);
    setFunctions(L, context, methods);
    lua_setfield(L, -2, "__index");
    lua_rawsetp(L, LUA_REGISTRYINDEX, key);
}

} // namespace

const engine::Reach &reachAt(lua_State *L, int index)
{
    return contextOf(L).reaches[slotAt(L, index, &reachMeta, "reach")]->reach;
}

std::span<const Function> gameSearches()
{
    static constexpr Function functions[] = {
        {"zones", zones}, {"reach", reach}, {"supply", supply}, {"within", within}, {"sees", sees}};
    return functions;
}

void addSearches(lua_State *L, ScriptContext &context)
{
    const Function reachMethods[] = {{"cost", reachCost}, {"has", reachHas}, {"list", reachList},
                                     {"path", reachPath}, {"why", reachWhy}, {"costs", reachCosts}};
    addMeta(L, context, "reach", &reachMeta, reachMethods);
    const Function supplyMethods[] = {{"has", supplyHas}, {"trace", supplyTrace}};
    addMeta(L, context, "supply search", &supplyMeta, supplyMethods);
}

} // namespace scripting::Bindings
