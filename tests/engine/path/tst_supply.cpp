// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/supply.h"
#include "tests/engine/path/pathmaps.h"

#include <QTest>

#include <random>
#include <set>
#include <tuple>

using namespace engine;

namespace {

constexpr uint8_t Road = 1;
constexpr uint8_t Sea = 2;

std::vector<uint8_t> waysOf(const Graph &graph, std::initializer_list<QPair<int, int>> pairs,
                            uint8_t way = Road)
{
    std::vector<uint8_t> ways(graph.arcs.size());
    for (const auto &[a, b] : pairs) {
        const int32_t arc = graph.arcBetween(SpaceId(a), SpaceId(b));
        ways[std::size_t(arc)] |= way;
        ways[std::size_t(graph.reverse[std::size_t(arc)])] |= way;
    }
    return ways;
}

QList<int> supplied(const Supply &supply, int spaces)
{
    QList<int> result;
    for (int i = 0; i < spaces; ++i) {
        if (supply.supplied(SpaceId(i)))
            result << i;
    }
    return result;
}

/// A small random map with two stages of supply, and the rules once more in plain words.
struct RandomLines
{
    explicit RandomLines(uint32_t seed)
        : random(seed)
        , graph(randomGraph())
        , ways(graph.arcs.size())
        , closed(graph.arcCount())
        , blocked(graph.spaceCount())
        , endOnly(graph.spaceCount())
        , source{SpaceId(roll(graph.spaceCount()))}
    {
        for (int32_t arc = 0; arc < graph.arcCount(); ++arc) {
            ways[std::size_t(arc)] = uint8_t(roll(3));
            if (roll(6) == 0)
                closed.set(arc);
        }
        for (int i = 0; i < graph.spaceCount(); ++i) {
            if (roll(8) == 0)
                blocked.set(i);
            if (roll(8) == 0)
                endOnly.set(i);
        }
        for (Supply::Stage &stage : stages) {
            stage.rules.blocked = &blocked;
            stage.rules.endOnly = &endOnly;
            stage.rules.closedArcs = &closed;
            stage.rules.arcWays = &ways;
            stage.rules.limit = 1 + roll(4);
        }
        stages[1].rules.ways = uint8_t(1 + roll(3));
    }
    RandomLines(const RandomLines &) = delete;

    int roll(int sides) { return int(random() % uint32_t(sides)); }

    Graph randomGraph()
    {
        const int spaces = 2 + roll(12);
        std::vector<Graph::Link> links;
        for (int a = 0; a < spaces; ++a) {
            for (int b = a + 1; b < spaces; ++b) {
                if (roll(4) == 0)
                    links.push_back({SpaceId(a), SpaceId(b), EdgeId(int32_t(links.size()))});
            }
        }
        return std::move(Graph::fromLinks(spaces, links)).value();
    }

    bool mayStep(int32_t arc, uint8_t needed) const
    {
        const int to = graph.arcs[std::size_t(arc)].to;
        return !closed.test(arc) && !blocked.test(to) && !endOnly.test(to)
            && (!needed || ways[std::size_t(arc)] & needed);
    }

    /// Forward from one unit: where it is, in which stage, and how far in it.
    bool arrives(int unit) const
    {
        using State = std::tuple<int, int, int>;
        std::set<State> seen;
        std::vector<State> open;
        const auto visit = [&](const State &state) {
            if (seen.insert(state).second)
                open.push_back(state);
        };
        if (!blocked.test(unit))
            visit({unit, 0, 0});
        while (!open.empty()) {
            const auto [space, stage, used] = open.back();
            open.pop_back();
            if (space == source.space.value)
                return true;
            if (stage == 0)
                visit({space, 1, 0});
            if (used == stages[stage].rules.limit)
                continue;
            const auto at = std::size_t(space);
            for (int32_t arc = graph.firstArc[at]; arc < graph.firstArc[at + 1]; ++arc) {
                if (mayStep(arc, stages[stage].rules.ways))
                    visit({graph.arcs[std::size_t(arc)].to, stage, used + 1});
            }
        }
        return false;
    }

    bool isOpen(const std::vector<SpaceId> &trace) const
    {
        for (std::size_t i = 1; i < trace.size(); ++i) {
            const int32_t arc = graph.arcBetween(trace[i - 1], trace[i]);
            if (arc < 0 || !mayStep(arc, 0))
                return false;
        }
        return true;
    }

    std::mt19937 random;
    Graph graph;
    std::vector<uint8_t> ways;
    BitMask closed;
    BitMask blocked;
    BitMask endOnly;
    Supply::Stage stages[2];
    Supply::Source source;
};

} // namespace

class tst_Supply : public QObject
{
    Q_OBJECT

private slots:
    void overlandThenRoad();
    void joiningTheRoadIsNotCounted();
    void limitForTheWholeLine();
    void nearerSourcesForSomeStages();
    void enemyZonesBlockUnlessAFriendIsThere();
    void mayBeginWhereNothingPasses();
    void oneSeaLegOnly();
    void riversBlockByDirection();
    void limitInMovementPoints();
    void traceThroughFreeSteps();
    void badInput();
    void agreesWithTracingEveryUnit();
};

void tst_Supply::overlandThenRoad()
{
    // The road runs from 3 to the source in 6.
    const Graph graph = pathmaps::row(7);
    const auto ways = waysOf(graph, {{3, 4}, {4, 5}, {5, 6}});
    Supply::Stage stages[2];
    stages[0].rules.limit = 2;
    stages[1].rules.ways = Road;
    stages[1].rules.arcWays = &ways;
    const Supply::Source source{SpaceId(6)};
    Supply supply(graph);

    supply.run(stages, {&source, 1});

    QCOMPARE(supplied(supply, 7), QList<int>({1, 2, 3, 4, 5, 6}));
    QCOMPARE(supply.distance(SpaceId(1)), 2);
    QCOMPARE(supply.distance(SpaceId(4)), 0);
    QCOMPARE(supply.distance(SpaceId(4), 1), 2);
    QCOMPARE(supply.distance(SpaceId(1), 1), LineSearch::Unreached);
    QCOMPARE(pathmaps::numbers(supply.trace(SpaceId(1))), QList<int>({1, 2, 3, 4, 5, 6}));
    QCOMPARE(pathmaps::numbers(supply.trace(SpaceId(6))), QList<int>({6}));
    QVERIFY(supply.trace(SpaceId(0)).empty());
    QCOMPARE(supply.mask(), pathmaps::maskOf(7, {1, 2, 3, 4, 5, 6}));
}

void tst_Supply::joiningTheRoadIsNotCounted()
{
    const Graph graph = pathmaps::row(8);
    const auto ways = waysOf(graph, {{6, 7}});
    Supply::Stage stages[2];
    stages[0].rules.limit = 4;
    stages[0].count = Supply::Count::Spaces;
    stages[1].rules.ways = Road;
    stages[1].rules.arcWays = &ways;
    const Supply::Source source{SpaceId(7)};
    Supply supply(graph);

    supply.run(stages, {&source, 1});

    // Between the unit in 1 and the road in 6 there are four spaces.
    QCOMPARE(supplied(supply, 8), QList<int>({1, 2, 3, 4, 5, 6, 7}));
}

void tst_Supply::limitForTheWholeLine()
{
    const Graph graph = pathmaps::row(8);
    const auto ways = waysOf(graph, {{4, 5}, {5, 6}, {6, 7}});
    Supply::Stage stages[2];
    stages[0].rules.limit = 5;
    stages[0].count = Supply::Count::On;
    stages[1].rules.ways = Road;
    stages[1].rules.arcWays = &ways;
    const Supply::Source source{SpaceId(7)};
    Supply supply(graph);

    supply.run(stages, {&source, 1});

    QCOMPARE(supplied(supply, 8), QList<int>({2, 3, 4, 5, 6, 7}));
    QCOMPARE(supply.distance(SpaceId(2)), 5);
}

void tst_Supply::nearerSourcesForSomeStages()
{
    // Seven spaces to a depot, but only three to a headquarters.
    const Graph graph = pathmaps::row(20);
    Supply::Stage stage;
    stage.rules.limit = 7;
    const Supply::Source sources[] = {{SpaceId(0), -1, 0}, {SpaceId(14), 0, 4}};
    Supply supply(graph);

    supply.run({&stage, 1}, sources);

    QCOMPARE(supplied(supply, 20),
             QList<int>({0, 1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 14, 15, 16, 17}));
    QCOMPARE(pathmaps::numbers(supply.trace(SpaceId(12))), QList<int>({12, 13, 14}));
}

void tst_Supply::enemyZonesBlockUnlessAFriendIsThere()
{
    const Graph graph = pathmaps::row(5);
    const BitMask zone = pathmaps::maskOf(5, {1, 3});
    const BitMask friends = pathmaps::maskOf(5, {3});
    const BitMask blocked = zone - friends;
    Supply::Stage stage;
    stage.rules.blocked = &blocked;
    const Supply::Source source{SpaceId(4)};
    Supply supply(graph);

    supply.run({&stage, 1}, {&source, 1});
    QCOMPARE(supplied(supply, 5), QList<int>({2, 3, 4}));

    stage.rules.blocked = &zone;
    supply.run({&stage, 1}, {&source, 1});
    QCOMPARE(supplied(supply, 5), QList<int>({4}));

    const BitMask captured = pathmaps::maskOf(5, {4});
    stage.rules.blocked = &captured;
    supply.run({&stage, 1}, {&source, 1});
    QCOMPARE(supplied(supply, 5), QList<int>());
}

void tst_Supply::mayBeginWhereNothingPasses()
{
    const Graph graph = pathmaps::row(5);
    const auto ways = waysOf(graph, {{2, 3}, {3, 4}});
    const BitMask contested = pathmaps::maskOf(5, {2});
    Supply::Stage stages[2];
    stages[0].rules.endOnly = &contested;
    stages[1].rules.endOnly = &contested;
    stages[1].rules.ways = Road;
    stages[1].rules.arcWays = &ways;
    const Supply::Source source{SpaceId(4)};
    Supply supply(graph);

    supply.run(stages, {&source, 1});

    QCOMPARE(supplied(supply, 5), QList<int>({2, 3, 4}));
}

void tst_Supply::oneSeaLegOnly()
{
    // Land 0-1, sea 1-2, land 2-3, sea 3-4, land 4-5; the source is 5.
    const Graph graph = pathmaps::row(6);
    const auto ways = waysOf(graph, {{1, 2}, {3, 4}}, Sea);
    BitMask sea(graph.arcCount());
    for (int32_t arc = 0; arc < graph.arcCount(); ++arc) {
        if (ways[std::size_t(arc)] & Sea)
            sea.set(arc);
    }
    Supply::Stage stages[3];
    stages[0].rules.closedArcs = &sea;
    stages[1].rules.arcWays = &ways;
    stages[1].rules.ways = Sea;
    stages[1].rules.limit = 1;
    stages[2].rules.closedArcs = &sea;
    const Supply::Source source{SpaceId(5)};
    Supply supply(graph);

    supply.run(stages, {&source, 1});

    QCOMPARE(supplied(supply, 6), QList<int>({2, 3, 4, 5}));
    QCOMPARE(pathmaps::numbers(supply.trace(SpaceId(2))), QList<int>({2, 3, 4, 5}));
}

void tst_Supply::riversBlockByDirection()
{
    const Graph graph = pathmaps::row(4);
    const BitMask towardsSource =
        pathmaps::maskOf(graph.arcCount(), {graph.arcBetween(SpaceId(1), SpaceId(2))});
    const BitMask awayFromSource =
        pathmaps::maskOf(graph.arcCount(), {graph.arcBetween(SpaceId(2), SpaceId(1))});
    Supply::Stage stage;
    const Supply::Source source{SpaceId(3)};
    Supply supply(graph);

    stage.rules.closedArcs = &towardsSource;
    supply.run({&stage, 1}, {&source, 1});
    QCOMPARE(supplied(supply, 4), QList<int>({2, 3}));

    stage.rules.closedArcs = &awayFromSource;
    supply.run({&stage, 1}, {&source, 1});
    QCOMPARE(supplied(supply, 4), QList<int>({0, 1, 2, 3}));
}

void tst_Supply::limitInMovementPoints()
{
    const Graph graph = pathmaps::row(5);
    CostProfile profile(graph, 2);
    profile.setEntry(SpaceId(3), 5);
    Supply::Stage stage;
    stage.rules.profile = &profile;
    stage.rules.limit = 7;
    const Supply::Source source{SpaceId(4)};
    Supply supply(graph);

    supply.run({&stage, 1}, {&source, 1});

    // The line is walked from the unit: from 2 it enters 3 for 5 and 4 for 2.
    QCOMPARE(supplied(supply, 5), QList<int>({2, 3, 4}));
    QCOMPARE(supply.distance(SpaceId(2)), 7);
    QCOMPARE(pathmaps::numbers(supply.trace(SpaceId(2))), QList<int>({2, 3, 4}));
}

void tst_Supply::traceThroughFreeSteps()
{
    const Graph graph = pathmaps::linked(5, {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}});
    const CostProfile profile(graph, 0);
    Supply::Stage stage;
    stage.rules.profile = &profile;
    stage.rules.limit = 0;
    const Supply::Source source{SpaceId(4)};
    Supply supply(graph);

    supply.run({&stage, 1}, {&source, 1});

    for (int space = 0; space < 5; ++space) {
        const auto trace = supply.trace(SpaceId(space));
        QCOMPARE(trace.front(), SpaceId(space));
        QCOMPARE(trace.back(), SpaceId(4));
        QVERIFY(trace.size() <= 5);
    }
}

void tst_Supply::badInput()
{
    const Graph graph = pathmaps::row(3);
    Supply supply(graph);
    QVERIFY(!supply.supplied(SpaceId(0)));
    QVERIFY(supply.trace(SpaceId(0)).empty());
    const Supply::Source sources[] = {
        {SpaceId(-1)}, {SpaceId(3)}, {SpaceId(1), 7}, {SpaceId(1), -1, 9}};
    Supply::Stage stage;
    stage.rules.limit = 5;

    supply.run({&stage, 1}, sources);
    QCOMPARE(supplied(supply, 3), QList<int>());
    QVERIFY(!supply.supplied(SpaceId(-5)));

    stage.rules.limit = -2;
    const Supply::Source source{SpaceId(1)};
    supply.run({&stage, 1}, {&source, 1});
    QCOMPARE(supplied(supply, 3), QList<int>());

    stage.rules.limit = 5;
    stage.rules.ways = Road; // but no list of ways
    supply.run({&stage, 1}, {&source, 1});
    QCOMPARE(supplied(supply, 3), QList<int>({1}));

    supply.run({}, {&source, 1});
    QCOMPARE(supplied(supply, 3), QList<int>());
    QCOMPARE(supply.mask().count(), 0);

    const Graph empty;
    Supply nowhere(empty);
    nowhere.run({&stage, 1}, {&source, 1});
    QVERIFY(!nowhere.supplied(SpaceId(0)));
}

void tst_Supply::agreesWithTracingEveryUnit()
{
    int found = 0;
    for (uint32_t seed = 0; seed < 2000; ++seed) {
        const RandomLines lines(seed);
        Supply supply(lines.graph);
        supply.run(lines.stages, {&lines.source, 1});
        for (int unit = 0; unit < lines.graph.spaceCount(); ++unit) {
            const bool arrives = lines.arrives(unit);
            const auto trace = supply.trace(SpaceId(unit));
            const QByteArray where = QByteArray::number(seed) + ":" + QByteArray::number(unit);
            QVERIFY2(supply.supplied(SpaceId(unit)) == arrives, where);
            QVERIFY2(trace.empty() == !arrives, where);
            QVERIFY2(!arrives || (trace.back() == lines.source.space && lines.isOpen(trace)),
                     where);
            found += arrives && unit != lines.source.space.value ? 1 : 0;
        }
    }
    QVERIFY(found > 1000);
}

QTEST_GUILESS_MAIN(tst_Supply)
#include "tst_supply.moc"
