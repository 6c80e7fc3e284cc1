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

int within(lua_State *L)
{
    ScriptContext &context = contextOf(L);
    const auto from = spaceList(L, 2);
    const auto range = int32_t(luaL_checkinteger(L, 3));
    const Spec spec(L, 4, {"blocked", "blocks", "class"});
    context.seeGround();
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

} // namespace

std::span<const Function> gameSearches()
{
    static constexpr Function functions[] = {{"within", within}};
    return functions;
}

} // namespace scripting::Bindings
