// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pathbench/pathbench.h"

#include "app/pathbench/barebreadthfirst.h"
#include "app/pathbench/baredijkstra.h"
#include "app/pathbench/benchmap.h"
#include "engine/path/reach.h"
#include "engine/path/supply.h"
#include "engine/path/zones.h"
#include "engine/system/processcost.h"

#include <algorithm>
#include <random>

namespace app {

using namespace engine;

namespace {

constexpr int Size = 100;
constexpr uint32_t Seed = 1945;
constexpr int32_t Scale = 2; // a movement point is two units of cost, for roads at half a point

double median(std::vector<double> values)
{
    const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

/// In processor time, so that what else runs on the machine doesn't count.
template<typename Task> double microsecondsOf(int repeats, Task &task)
{
    const double begin = processcost::processorSeconds();
    for (int i = 0; i < repeats; ++i)
        task();
    return (processcost::processorSeconds() - begin) * 1e6 / repeats;
}

/// Takes turns, so that a machine that slows down slows both.
template<typename Ours, typename Bare>
void measure(PathMeasure &result, int samples, int repeats, Ours ours, Bare bare)
{
    std::vector<double> oursTimes;
    std::vector<double> bareTimes;
    microsecondsOf(repeats, ours);
    microsecondsOf(repeats, bare);
    for (int i = 0; i < std::max(samples, 1); ++i) {
        oursTimes.push_back(microsecondsOf(repeats, ours));
        bareTimes.push_back(microsecondsOf(repeats, bare));
    }
    result.microseconds = median(oursTimes);
    result.yardstick = median(bareTimes);
}

/// With marks that mark nothing, so that both reach the same spaces and the sizes are comparable.
PathMeasure measureReach(const QString &name, const BenchMap &map, int32_t allowance, int samples,
                         int repeats)
{
    PathMeasure result{name, 0, 0, QStringLiteral("bare bucket-queue Dijkstra"), 1.5, 0};
    const SpaceMarks marks(map.graph().spaceCount());
    const SpaceId start = map.centre();
    ReachQuery query;
    query.profile = &map.profile();
    query.starts = {&start, 1};
    query.allowance = allowance;
    query.marks = &marks;
    Reach reach;
    BareDijkstra bare(map.profile());
    const auto ours = [&] {
        if (!reach.run(query))
            result.spaces = -1;
    };
    int reached = 0;
    const auto yardstick = [&] { reached = bare.run(start.value, allowance); };
    measure(result, samples, repeats, ours, yardstick);
    result.spaces = reached == int(reach.ends().size()) + 1 ? reached : -1;
    return result;
}

PathMeasure measureSupply(const BenchMap &map, int samples)
{
    PathMeasure result{QStringLiteral("supply.500units"),          0,   0,
                       QStringLiteral("plain breadth-first pass"), 2.0, 0};
    std::mt19937 random(Seed);
    BitMask enemies(map.graph().spaceCount());
    std::vector<Zones::Source> pieces;
    for (int i = 0; i < 60; ++i) {
        const auto space = int32_t(random() % uint32_t(map.graph().spaceCount()));
        enemies.set(space);
        pieces.push_back({SpaceId(space), 0});
    }
    std::vector<SpaceId> units;
    for (int i = 0; i < 500; ++i)
        units.push_back(SpaceId(int32_t(random() % uint32_t(map.graph().spaceCount()))));
    Zones zones(map.graph());
    const Zones::Kind kind;
    zones.run(pieces, {&kind, 1});
    const BitMask blocked = zones.mask() | enemies;

    Supply::Stage stages[2];
    stages[0].rules.blocked = &blocked;
    stages[0].rules.limit = 4;
    stages[1].rules.blocked = &blocked;
    stages[1].rules.arcWays = &map.arcWays();
    stages[1].rules.ways = BenchMap::Road | BenchMap::Rail;
    const Supply::Source sources[] = {{map.at(5, 0)}, {map.at(45, 0)}, {map.at(85, 0)}};
    Supply supply(map.graph());
    BareBreadthFirst bare(map.graph());
    const auto ours = [&] {
        supply.run(stages, sources);
        result.spaces =
            int(std::ranges::count_if(units, [&](SpaceId unit) { return supply.supplied(unit); }));
    };
    measure(result, samples, 50, ours, [&] { bare.run(map.centre().value); });
    return result;
}

} // namespace

std::vector<PathMeasure> measurePaths(int samples)
{
    const BenchMap map(Size, Size, Seed);
    return {
        measureReach(QStringLiteral("reach.12mp"), map, 12 * Scale, samples, 2000),
        measureReach(QStringLiteral("reach.whole"), map, ReachQuery::Unlimited, samples, 25),
        measureSupply(map, samples),
    };
}

} // namespace app
