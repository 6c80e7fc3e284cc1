// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/bindings.h"

#include "engine/path/sightfield.h"
#include "scripting/bindings/handles.h"
#include "scripting/bindings/spec.h"
#include "scripting/sandbox/luaruntime.h"

#include <deque>

namespace scripting::Bindings {

namespace {

using engine::BitMask;
using engine::LineOfSight;
using engine::SightField;
using engine::SpaceId;

constexpr int32_t farthestSight = 100;

/// What stands in the way of a look: spaces that the rule names, edges that say so.
LineOfSight::Terrain obstacles(const Spec &spec, ScriptContext &context)
{
    LineOfSight::Terrain terrain;
    if (spec.has("blocking")) {
        terrain.obstacle.resize(size_t(context.module.map.spaceCount()));
        spec.set("blocking").forEach([&](int32_t space) { terrain.obstacle[size_t(space)] = 1; });
    }
    const auto mark = [&](const BitMask &arcs, LineOfSight::EdgeFlag flag) {
        if (!arcs.count())
            return;
        terrain.edges.resize(size_t(arcs.size()));
        arcs.forEach([&](int32_t arc) { terrain.edges[size_t(arc)] |= flag; });
    };
    mark(context.profiles.barriers(spec.text("blocks", "sight")), LineOfSight::Wall);
    mark(context.profiles.barriers(spec.text("far", "far_sight")), LineOfSight::NearObserver);
    return terrain;
}

int sees(lua_State *L)
{
    ScriptContext &context = contextOf(L);
    const SpaceId from = Handles::space(L, 2);
    const SpaceId to = Handles::space(L, 3);
    const Spec spec(L, 4, {"blocking", "blocks", "far"});
    context.seeGround();
    const LineOfSight::Terrain terrain = obstacles(spec, context);
    LuaRuntime::spend(L, context.module.map.spaceCount() / 32 + 16);
    const LineOfSight sight(context.module.map.graph(), context.hexIndexOf(from), terrain);
    const auto seen = sight.look(from, to);
    lua_pushboolean(L, seen.clear);
    Handles::push(L, seen.blockedBy);
    return 2;
}

/// The ranges of one question, with what they point to.
struct Ranges
{
    std::deque<BitMask> sets;
    std::deque<LineOfSight::Terrain> terrains;
    std::vector<SightField::Range> list;
    int32_t farthest = 0;

    void add(lua_State *L, SightField::Range range)
    {
        if (range.hexes < 0 || range.hexes > farthestSight)
            luaL_error(L, "a range of sight is 0 to %d hexes", int(farthestSight));
        farthest = std::max(farthest, range.hexes);
        list.push_back(range);
    }
};

// The hexsides that are looked down are marked in a copy of what stands in the way.
void addFurther(lua_State *L, const Spec &spec, Ranges &ranges)
{
    ScriptContext &context = contextOf(L);
    SightField::Range range;
    if (!spec.has("range"))
        luaL_error(L, "each of 'further' has a 'range'");
    range.hexes = spec.integer("range", 0);
    range.terrain = &ranges.terrains.front();
    if (spec.has("from"))
        range.from = &ranges.sets.emplace_back(spec.set("from"));
    if (spec.has("to"))
        range.to = &ranges.sets.emplace_back(spec.set("to"));
    if (spec.has("over")) {
        const int kind = context.module.terrain.edge(spec.text("over", ""));
        if (kind < 0)
            luaL_error(L, "there is no edge kind '%s'", lua_tostring(L, spec.find("over")));
        const BitMask &arcs = context.profiles.crossings(kind);
        LuaRuntime::spend(L, arcs.size() / 64);
        LineOfSight::Terrain &terrain = ranges.terrains.emplace_back(ranges.terrains.front());
        terrain.edges.resize(size_t(arcs.size()));
        arcs.forEach([&](int32_t arc) { terrain.edges[size_t(arc)] |= LineOfSight::Down; });
        range.terrain = &terrain;
        range.downhill = true;
    }
    ranges.add(L, range);
}

int seen(lua_State *L)
{
    ScriptContext &context = contextOf(L);
    const Spec spec(L, 2, {"from", "range", "blocking", "blocks", "far", "further"});
    if (!spec.has("from") || !spec.has("range"))
        return luaL_error(L, "what is seen depends on 'from' and 'range'");
    context.seeGround();
    Ranges ranges;
    ranges.terrains.push_back(obstacles(spec, context));
    ranges.add(L, {spec.integer("range", 0), nullptr, nullptr, false, &ranges.terrains.front()});
    spec.eachTable("further", [&](int table) {
        addFurther(L, Spec(L, table, {"range", "from", "to", "over"}), ranges);
    });
    const int32_t spaces = context.module.map.spaceCount();
    BitMask mask(spaces);
    const qint64 hexes = qint64(ranges.farthest) * (ranges.farthest + 1) * 3;
    LuaRuntime::spend(L, spaces / 16);
    for (const SpaceId observer : spec.spaces("from")) {
        LuaRuntime::spend(L, 2 + hexes / 4);
        const SightField field(context.module.map.graph(), context.hexIndexOf(observer));
        const int32_t lines = field.look(observer, ranges.list, mask);
        LuaRuntime::spend(L, qint64(lines) * (2 + ranges.farthest));
    }
    pushSpaceSet(L, mask);
    return 1;
}

} // namespace

std::span<const Function> sightSearches()
{
    static constexpr Function functions[] = {{"sees", sees}, {"seen", seen}};
    return functions;
}

} // namespace scripting::Bindings
