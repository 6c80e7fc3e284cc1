// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench.h"

#include "app/cli/benchmodule.h"
#include "app/pathbench/pathbench.h"
#include "engine/bot/playout.h"
#include "engine/system/processcost.h"
#include "scripting/luarules.h"
#include "scripting/opening.h"

namespace app {

namespace {

using engine::Result;
using engine::processcost::processorSeconds;

/// The best of several runs of \a work, in seconds.
template<typename Work> double best(int runs, Work work)
{
    double shortest = 1e9;
    for (int i = 0; i < runs; ++i) {
        const double start = processorSeconds();
        work();
        shortest = std::min(shortest, processorSeconds() - start);
    }
    return shortest;
}

// What rules do all day: ask the game for units and their values, compare, add up, look into
// charts.
const char *const rulesLike = R"lua(
local columns = { 0.5, 1, 2, 3, 4, 5, 6 }
local function column(attack, defence)
  local best = 1
  for i, ratio in ipairs(columns) do if attack / defence >= ratio then best = i end end
  return best
end
local function near(unit)
  local found = {}
  for _, other in ipairs(units()) do
    if side(other) ~= side(unit) and distance(unit, other) <= 3 then found[#found + 1] = other end
  end
  return found
end
function work(times)
  local sum = 0
  for _ = 1, times do
    for _, unit in ipairs(units()) do
      local attack = 0
      for _, other in ipairs(near(unit)) do attack = attack + strength(other) end
      sum = sum + column(attack, strength(unit))
    end
  end
  return sum
end
)lua";

/// The game behind the yardstick's rules: 40 units whose values are sums, the same for both sides.
int hostUnits(lua_State *L)
{
    lua_createtable(L, 40, 0);
    for (int i = 1; i <= 40; ++i) {
        lua_pushinteger(L, i);
        lua_rawseti(L, -2, i);
    }
    return 1;
}

int hostSide(lua_State *L)
{
    lua_pushinteger(L, luaL_checkinteger(L, 1) % 2);
    return 1;
}

int hostStrength(lua_State *L)
{
    lua_pushinteger(L, luaL_checkinteger(L, 1) % 7 + 1);
    return 1;
}

int hostDistance(lua_State *L)
{
    const lua_Integer a = luaL_checkinteger(L, 1);
    const lua_Integer b = luaL_checkinteger(L, 2);
    lua_pushinteger(L,
                    std::max(std::abs(a * 7 % 20 - b * 7 % 20), std::abs(a * 3 % 14 - b * 3 % 14)));
    return 1;
}

void addHost(lua_State *L)
{
    lua_register(L, "units", hostUnits);
    lua_register(L, "side", hostSide);
    lua_register(L, "strength", hostStrength);
    lua_register(L, "distance", hostDistance);
}

double callWork(lua_State *L, int times)
{
    lua_getglobal(L, "work");
    lua_pushinteger(L, times);
    const double start = processorSeconds();
    if (lua_pcall(L, 1, 1, 0) != LUA_OK)
        return 1e9;
    const double seconds = processorSeconds() - start;
    lua_pop(L, 1);
    return seconds;
}

} // namespace

std::vector<Measure> benchPaths()
{
    std::vector<Measure> all;
    for (const PathMeasure &one : measurePaths())
        all.push_back({one.name, one.microseconds, QStringLiteral("µs"), one.limit(),
                       Measure::Better::Less,
                       QStringLiteral("%1 %2 µs × %3")
                           .arg(one.yardstickName)
                           .arg(one.yardstick, 0, 'f', 1)
                           .arg(one.factor)});
    return all;
}

Result<std::vector<Measure>> benchSandbox()
{
    constexpr int times = 60;
    constexpr int runs = 15;
    lua_State *plain = luaL_newstate();
    luaL_openlibs(plain);
    addHost(plain);
    if (luaL_dostring(plain, rulesLike) != LUA_OK) {
        lua_close(plain);
        return engine::Error{engine::Error::Code::ScriptFailed, QStringLiteral("bench")};
    }
    scripting::LuaRuntime sandbox([](const QString &) { return std::nullopt; });
    addHost(sandbox.state());
    auto failed = sandbox.runText(rulesLike, QStringLiteral("bench.lua"));
    if (!failed)
        failed = sandbox.freeze();
    double ours = 1e9;
    double theirs = 1e9;
    // Taken in turns, so that a change of the machine's speed meets both.
    for (int i = 0; i < runs && !failed; ++i) {
        theirs = std::min(theirs, callWork(plain, times));
        lua_getglobal(sandbox.state(), "work");
        lua_pushinteger(sandbox.state(), times);
        const double start = processorSeconds();
        failed = sandbox.call(1, 1);
        ours = std::min(ours, processorSeconds() - start);
        lua_settop(sandbox.state(), 0);
    }
    lua_close(plain);
    if (failed)
        return engine::Error{engine::Error::Code::ScriptFailed, failed->message};
    return std::vector<Measure>{
        {QStringLiteral("sandbox.rules"), ours * 1e3, QStringLiteral("ms"), theirs * 1e3 * 1.25,
         Measure::Better::Less,
         QStringLiteral("the same rules in plain Lua %1 ms × 1.25").arg(theirs * 1e3, 0, 'f', 2)}};
}

Result<std::vector<Measure>> benchUndo()
{
    const auto module = benchModule();
    if (!module)
        return module.error();
    const auto opening =
        scripting::Opening::start(module.value(), {QStringLiteral("bench"), {}, 1});
    if (!opening)
        return opening.error();
    engine::GameState state = opening->game->state();
    std::vector<engine::Change> changes;
    for (int i = 0; i < 20; ++i) {
        const engine::PieceId piece(i);
        if (i % 2)
            changes.push_back(engine::change::MovePiece{piece, engine::SpaceId(i * 11), -1});
        else
            changes.push_back(engine::change::SetSteps{piece, 1});
    }
    std::vector<engine::Change> inverses;
    constexpr int rounds = 2000;
    double undo = 1e9;
    for (int run = 0; run < 9; ++run) {
        double spent = 0;
        for (int i = 0; i < rounds; ++i) {
            inverses.clear();
            for (const engine::Change &change : changes)
                inverses.push_back(state.apply(change));
            const double start = processorSeconds();
            for (auto it = inverses.rbegin(); it != inverses.rend(); ++it)
                state.apply(*it);
            spent += processorSeconds() - start;
        }
        undo = std::min(undo, spent / rounds);
    }
    return std::vector<Measure>{{QStringLiteral("undo.20changes"), undo * 1e6, QStringLiteral("µs"),
                                 10, Measure::Better::Less, QStringLiteral("a fixed limit")}};
}

Result<std::vector<Measure>> benchPlayouts()
{
    const auto module = shippedModule(QStringLiteral("tutorial"));
    if (!module)
        return module.error();
    engine::Playout playout(*module.value());
    const auto makeRules = scripting::rulesMaker(*module.value());
    double most = 0;
    for (int run = 0; run < 5; ++run) {
        const double start = processorSeconds();
        const auto summary = playout.run(module.value()->scenarios.front().id, 60, 1, 1, makeRules);
        if (!summary)
            return summary.error();
        most = std::max(most, double(summary->decisions) / (processorSeconds() - start));
    }
    return std::vector<Measure>{{QStringLiteral("playouts.tutorial"), most,
                                 QStringLiteral("decisions/s"), 20000, Measure::Better::More,
                                 QStringLiteral("a fixed limit, random bots, one core")}};
}

Result<std::vector<Measure>> benchLargeModule()
{
    const engine::ModuleFiles files = benchModuleFiles();
    std::shared_ptr<const engine::Module> module;
    std::unique_ptr<scripting::LuaRules> rules;
    const double seconds = best(5, [&] {
        rules.reset();
        const auto loaded = engine::loadModule(files);
        if (!loaded.isGood())
            return;
        module = loaded.module;
        if (auto made = scripting::LuaRules::load(*module))
            rules = std::move(made).value();
    });
    if (!rules)
        return engine::Error{engine::Error::Code::ScriptFailed, QStringLiteral("bench module")};
    engine::Playout playout(*module);
    auto game = engine::Game::start(*module, *rules, {QStringLiteral("bench"), {}, 1});
    if (!game)
        return game.error();
    const auto outcome = playout.play(*game.value(), 1);
    if (!outcome.error.isEmpty())
        return engine::Error{engine::Error::Code::ScriptFailed, outcome.error};
    return std::vector<Measure>{
        {QStringLiteral("open.5000hexes"), seconds * 1e3, QStringLiteral("ms"), 150,
         Measure::Better::Less, QStringLiteral("a fixed limit; 5,000 hexes, 600 pieces")},
        {QStringLiteral("memory.game"), engine::processcost::peakMemory(), QStringLiteral("MiB"),
         80, Measure::Better::Less, QStringLiteral("peak of this process after a game on it")}};
}

} // namespace app
