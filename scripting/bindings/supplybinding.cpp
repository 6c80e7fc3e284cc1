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

constexpr SearchObject supplyObject("supply search");

engine::LineRules lineRules(const Spec &spec, ScriptContext &context, const BitMask *closed)
{
    engine::LineRules rules;
    rules.closedArcs = closed;
    rules.arcWays = &context.profiles.arcWays();
    rules.ways = uint8_t(spec.has("ways") ? spec.wayBits("ways") : 0);
    if (spec.has("cost")) {
        rules.profile =
            &context.profiles.costs(spec.mobility("class", PieceId()), engine::MapProfiles::allWays,
                                    engine::MapProfiles::ownCost, spec.variant("variant"));
        rules.limit = spec.scaled("cost", 0);
    } else {
        rules.limit = spec.integer("steps", std::numeric_limits<int32_t>::max());
    }
    return rules;
}

engine::Supply::Count countOf(lua_State *L, const Spec &stage)
{
    const QString count = stage.text("count", "anew");
    if (count == QLatin1String("on"))
        return engine::Supply::Count::On;
    if (count == QLatin1String("spaces"))
        return engine::Supply::Count::Spaces;
    if (count != QLatin1String("anew"))
        luaL_error(L, "a stage counts \"anew\", \"on\" or \"spaces\"");
    return engine::Supply::Count::Anew;
}

int supply(lua_State *L)
{
    ScriptContext &context = contextOf(L);
    const Spec spec(L, 2, {"sources", "stages", "blocked", "blocks"});
    if (context.suppliesUsed++ >= mostSearches)
        return luaL_error(L, "too many supply searches in one rule");
    context.seeGround();
    SupplyPool::Question question;
    question.ground = context.profiles.version();
    if (spec.has("blocked"))
        question.blocked = spec.set("blocked");
    const BitMask *closed = &context.profiles.barriers(spec.text("blocks", "supply"));
    for (const SpaceId space : spec.spaces("sources"))
        question.sources.push_back({space, -1, 0});
    spec.eachTable("stages", [&](int table) {
        const Spec stage(L, table, {"steps", "cost", "class", "ways", "variant", "count"});
        question.stages.push_back({lineRules(stage, context, closed), countOf(L, stage)});
    });
    // Rules list the stage nearest to the source first; the search wants the unit's own first.
    std::reverse(question.stages.begin(), question.stages.end());
    if (question.stages.empty())
        return luaL_error(L, "supply needs at least one stage");
    LuaRuntime::spend(L, context.module.map.spaceCount() / 4 * qint64(question.stages.size()));
    supplyObject.push(L, context.supplies.ask(std::move(question), context.era));
    return 1;
}

const engine::Supply &supplyAt(lua_State *L, int index)
{
    return contextOf(L).supplies.supply(supplyObject.slotAt(L, index));
}

int supplyHas(lua_State *L)
{
    LuaRuntime::spend(L, 1);
    lua_pushboolean(L, supplyAt(L, 1).supplied(Handles::space(L, 2)));
    return 1;
}

int supplyTrace(lua_State *L)
{
    pushWay(L, supplyAt(L, 1).trace(Handles::space(L, 2)));
    return 1;
}

int supplySource(lua_State *L)
{
    const auto line = supplyAt(L, 1).trace(Handles::space(L, 2));
    LuaRuntime::spend(L, qint64(line.size()));
    Handles::push(L, line.empty() ? SpaceId() : line.back());
    return 1;
}

// Counted as rules list them: 1 is the stage nearest to the source.
int supplyStage(lua_State *L)
{
    LuaRuntime::spend(L, 1);
    const size_t place = supplyObject.slotAt(L, 1);
    const SupplyPool &searches = contextOf(L).supplies;
    const int32_t stages = searches.stages(place);
    const SpaceId space = Handles::space(L, 2);
    for (int32_t stage = 1; stage <= stages; ++stage) {
        if (searches.supply(place).distance(space, stages - stage)
            != engine::LineSearch::Unreached) {
            lua_pushinteger(L, stage);
            return 1;
        }
    }
    lua_pushnil(L);
    return 1;
}

int supplyDistance(lua_State *L)
{
    LuaRuntime::spend(L, 1);
    const int32_t used = supplyAt(L, 1).distance(Handles::space(L, 2));
    if (used == engine::LineSearch::Unreached)
        lua_pushnil(L);
    else
        lua_pushinteger(L, std::max(used, 0));
    return 1;
}

int supplySet(lua_State *L)
{
    pushSpaceSet(L, supplyAt(L, 1).mask());
    return 1;
}

} // namespace

std::span<const Function> supplySearches()
{
    static constexpr Function functions[] = {{"supply", supply}};
    return functions;
}

void addSupply(lua_State *L, ScriptContext &context)
{
    const Function methods[] = {{"has", supplyHas},           {"trace", supplyTrace},
                                {"source", supplySource},     {"stage", supplyStage},
                                {"distance", supplyDistance}, {"set", supplySet}};
    supplyObject.add(L, context, methods);
}

} // namespace scripting::Bindings
