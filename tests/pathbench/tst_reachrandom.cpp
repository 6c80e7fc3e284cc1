// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pathbench/baredijkstra.h"
#include "app/pathbench/benchmap.h"
#include "engine/path/reach.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <optional>
#include <random>
#include <set>

using namespace app;
using namespace engine;

namespace {

/// A small random map with random rules, kept as plain data beside the compiled form.
class World
{
public:
    explicit World(uint32_t seed)
        : m_random(seed)
        , m_graph(randomGraph())
        , m_profile(m_graph, 1)
        , m_marks(m_graph.spaceCount())
        , m_ways(m_graph.arcs.size())
    {
        for (int32_t space = 0; space < m_graph.spaceCount(); ++space)
            fillSpace(space);
        for (int32_t arc = 0; arc < m_graph.arcCount(); ++arc)
            fillArc(arc);
        query.profile = &m_profile;
        query.marks = &m_marks;
        query.arcWays = &m_ways;
        starts.push_back(SpaceId(roll(m_graph.spaceCount())));
        if (roll(4) == 0)
            starts.push_back(SpaceId(roll(m_graph.spaceCount())));
        query.starts = starts;
        query.allowance = roll(13);
        query.zone = {roll(3), roll(3), roll(2)};
        query.onlyWays = roll(5) == 0 ? uint8_t(1 + roll(3)) : 0;
        query.maxSteps = roll(3) == 0 ? roll(6) : -1;
        query.options = roll(3) == 0 ? ReachQuery::MinimumMove : 0;
    }
    World(const World &) = delete;

    struct Step
    {
        int32_t cost;
        bool stops;
    };
    /// The rules once more, in plain words and from the plain data.
    std::optional<Step> step(int32_t from, int32_t arc, bool first) const
    {
        const int32_t to = m_graph.arcs[std::size_t(arc)].to;
        const uint8_t here = m_marks.at(SpaceId(from));
        const uint8_t there = m_marks.at(SpaceId(to));
        if (there & (SpaceMarks::Enemy | SpaceMarks::Closed))
            return {};
        if (there & SpaceMarks::NoPass && there & SpaceMarks::NoEnd)
            return {};
        if (query.onlyWays && !(m_ways[std::size_t(arc)] & query.onlyWays))
            return {};
        if (here & SpaceMarks::Zone && there & SpaceMarks::ZoneBan)
            return {};
        const CostProfile::Way way = roads.contains(arc) ? roads.at(arc) : CostProfile::Way{};
        const bool onRoad = way.cost >= 0;
        const bool bridged = onRoad && way.edge == CostProfile::WayEdge::Cancelled;
        const CostProfile::Crossing river =
            bridged || !rivers.contains(arc) ? CostProfile::Crossing{} : rivers.at(arc);
        const int32_t ground = onRoad ? way.cost : terrain.at(to);
        if (ground < 0 || river.extra < 0)
            return {};
        Step result{ground + river.extra, false};
        if (here & SpaceMarks::Zone)
            result.cost += query.zone.leave;
        if (there & SpaceMarks::Zone)
            result.cost += query.zone.enter;
        if (here & there & SpaceMarks::Zone)
            result.cost += query.zone.direct;
        result.stops =
            there & (SpaceMarks::ZoneStop | SpaceMarks::NoPass) || river.flags & CostProfile::Stop;
        if (river.flags & CostProfile::WholeAllowance) {
            if (!first || query.allowance == 0)
                return {};
            return Step{query.allowance, true};
        }
        const bool minimum =
            first && query.options & ReachQuery::MinimumMove && query.allowance > 0;
        if (minimum && result.cost > query.allowance)
            return Step{query.allowance, true};
        return result;
    }

    /// Walks every path that visits no space twice and notes the cheapest arrivals.
    void walk(int32_t space, int32_t cost, int32_t steps, std::set<int32_t> visited)
    {
        note(free, space, cost);
        if (query.maxSteps >= 0 && steps >= query.maxSteps)
            return;
        visited.insert(space);
        const auto at = std::size_t(space);
        for (int32_t arc = m_graph.firstArc[at]; arc < m_graph.firstArc[at + 1]; ++arc) {
            const int32_t to = m_graph.arcs[std::size_t(arc)].to;
            const auto next = step(space, arc, steps == 0);
            if (!next || cost + next->cost > query.allowance || visited.contains(to))
                continue;
            if (next->stops)
                note(stopped, to, cost + next->cost);
            else
                walk(to, cost + next->cost, steps + 1, visited);
        }
    }

    const Graph &graph() const { return m_graph; }

    ReachQuery query;
    std::vector<SpaceId> starts;
    std::map<int32_t, int32_t> terrain;
    std::map<int32_t, CostProfile::Crossing> rivers;
    std::map<int32_t, CostProfile::Way> roads;
    std::map<int32_t, int32_t> free;
    std::map<int32_t, int32_t> stopped;

private:
    int roll(int sides) { return int(m_random() % uint32_t(sides)); }

    static void note(std::map<int32_t, int32_t> &labels, int32_t space, int32_t cost)
    {
        const auto [at, added] = labels.emplace(space, cost);
        if (!added)
            at->second = std::min(at->second, cost);
    }

    Graph randomGraph()
    {
        const int spaces = 2 + roll(6);
        std::vector<Graph::Link> links;
        for (int a = 0; a < spaces; ++a) {
            for (int b = a + 1; b < spaces; ++b) {
                if (roll(2))
                    links.push_back({SpaceId(a), SpaceId(b), EdgeId(int32_t(links.size()))});
            }
        }
        return std::move(Graph::fromLinks(spaces, links)).value();
    }

    void fillSpace(int32_t space)
    {
        terrain[space] = roll(8) == 0 ? CostProfile::Blocked : roll(5);
        m_profile.setEntry(SpaceId(space), terrain[space]);
        if (roll(2))
            return;
        for (int bit = 0; bit < 7; ++bit) {
            if (roll(5) == 0)
                m_marks.add(uint8_t(1 << bit), SpaceId(space));
        }
    }

    void fillArc(int32_t arc)
    {
        if (roll(3) == 0) {
            rivers[arc] = {roll(6) == 0 ? CostProfile::Blocked : roll(4), uint8_t(roll(4) % 3)};
            m_profile.setCrossing(arc, rivers[arc]);
        }
        if (roll(3) == 0) {
            roads[arc] = {roll(2),
                          roll(2) ? CostProfile::WayEdge::Kept : CostProfile::WayEdge::Cancelled};
            m_profile.setWay(arc, roads[arc]);
            m_ways[std::size_t(arc)] = uint8_t(1 + roll(3));
        }
    }

    std::mt19937 m_random;
    Graph m_graph;
    CostProfile m_profile;
    SpaceMarks m_marks;
    std::vector<uint8_t> m_ways;
};

/// The cost of walking \a path, or nothing when the rules forbid a step of it.
std::optional<int32_t> priceOf(const World &world, const std::vector<SpaceId> &path)
{
    int32_t cost = 0;
    for (std::size_t i = 1; i < path.size(); ++i) {
        const auto step =
            world.step(path[i - 1].value, world.graph().arcBetween(path[i - 1], path[i]), i == 1);
        if (!step || (step->stops && i + 1 < path.size()))
            return {};
        cost += step->cost;
    }
    return cost;
}

} // namespace

class tst_ReachRandom : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithWalkingEveryPath();
    void agreesWithBareSearchOnLargeMap();
};

void tst_ReachRandom::agreesWithWalkingEveryPath()
{
    Reach reach; // one for all, so that left-overs of a search would show
    int stops = 0;
    int hidden = 0;
    for (uint32_t seed = 0; seed < 30000; ++seed) {
        World world(seed);
        for (const SpaceId start : world.starts)
            world.walk(start.value, 0, 0, {});
        QVERIFY(reach.run(world.query));
        for (int32_t space = 0; space < world.graph().spaceCount(); ++space) {
            const SpaceId id(space);
            const bool free = world.free.contains(space);
            const bool stopped = world.stopped.contains(space);
            const int32_t expected = std::min(free ? world.free[space] : Reach::Unreached,
                                              stopped ? world.stopped[space] : Reach::Unreached);
            const QByteArray where = QByteArray::number(seed) + ":" + QByteArray::number(space);
            QVERIFY2(reach.cost(id) == expected, where);
            QVERIFY2(reach.mayGoOn(id) == free, where);
            const auto path = reach.path(id);
            QVERIFY2(path.empty() == (expected == Reach::Unreached), where);
            QVERIFY2((reach.why(id).refusal == Refusal::None) == reach.mayEnd(id), where);
            if (path.empty())
                continue;
            QVERIFY2(std::ranges::count(world.starts, path.front()) > 0 && path.back() == id,
                     where);
            QVERIFY2(priceOf(world, path) == expected, where);
            QVERIFY2(world.query.maxSteps < 0 || int(path.size()) - 1 <= world.query.maxSteps,
                     where);
            stops += stopped ? 1 : 0;
            hidden += stopped && free && world.stopped[space] < world.free[space] ? 1 : 0;
        }
    }
    // The random maps must have met the cases that they are for.
    QVERIFY(stops > 1000);
    QVERIFY(hidden > 100);
}

void tst_ReachRandom::agreesWithBareSearchOnLargeMap()
{
    const BenchMap map(40, 30, 7);
    BareDijkstra bare(map.profile());
    const SpaceId start = map.centre();
    ReachQuery query;
    query.profile = &map.profile();
    query.starts = {&start, 1};
    Reach reach;
    for (const int32_t allowance : {0, 5, 24, 100, ReachQuery::Unlimited}) {
        query.allowance = allowance;
        QVERIFY(reach.run(query));
        const int reached = bare.run(start.value, allowance);
        QCOMPARE(int(reach.ends().size()) + 1, reached);
        for (int32_t space = 0; space < map.graph().spaceCount(); ++space)
            QCOMPARE(reach.cost(SpaceId(space)), bare.cost(space));
    }
}

QTEST_GUILESS_MAIN(tst_ReachRandom)
#include "tst_reachrandom.moc"
