// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/reach.h"
#include "tests/engine/path/pathmaps.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace engine;
using Marks = SpaceMarks;

namespace {

constexpr int No = -1;

/// A row of six clear spaces that cost 2 each; the piece starts in 0 with an allowance of 10.
struct Case
{
    Case()
        : Case(pathmaps::row(6))
    {
    }
    explicit Case(Graph map)
        : graph(std::move(map))
        , profile(graph, 2)
        , marks(graph.spaceCount())
        , ways(graph.arcs.size())
    {
        query.profile = &profile;
        query.starts = starts;
        query.allowance = 10;
        query.marks = &marks;
        query.arcWays = &ways;
    }
    Case(const Case &) = delete;

    void mark(std::initializer_list<int> spaces, uint8_t bits)
    {
        for (const int space : spaces)
            marks.add(bits, SpaceId(space));
    }
    void edge(int between, CostProfile::Crossing crossing)
    {
        profile.setEdge(EdgeId(between), crossing);
    }
    void way(int a, int b, CostProfile::Way way, uint8_t kind = 1)
    {
        const int32_t arc = graph.arcBetween(SpaceId(a), SpaceId(b));
        for (const int32_t each : {arc, graph.reverse[std::size_t(arc)]}) {
            profile.setWay(each, way);
            ways[std::size_t(each)] |= kind;
        }
    }
    QList<int> costs(const Reach &reach) const
    {
        QList<int> result;
        for (int i = 0; i < graph.spaceCount(); ++i) {
            const int32_t cost = reach.cost(SpaceId(i));
            result << (cost == Reach::Unreached ? No : cost);
        }
        return result;
    }

    Graph graph;
    CostProfile profile;
    SpaceMarks marks;
    std::vector<uint8_t> ways;
    std::vector<SpaceId> starts = {SpaceId(0)};
    ReachQuery query;
};

using Setup = std::function<void(Case &)>;

} // namespace

class tst_Reach : public QObject
{
    Q_OBJECT

private slots:
    void rule_data();
    void rule();
    void refusal_data();
    void refusal();
    void stoppingCheaplyDoesNotHideGoingOn();
    void fewerStepsMayCostMore();
    void pathPrefersLowerIds();
    void pathThroughFreeSteps();
    void severalStarts();
    void objectIsReused();
    void changedSpaceRecompiles();
    void badInput_data();
    void badInput();
    void emptyGraph();
};

void tst_Reach::rule_data()
{
    QTest::addColumn<Setup>("setup");
    QTest::addColumn<QList<int>>("costs");
    QTest::addColumn<QList<int>>("ends");

    const auto row = [](const char *name, Setup setup, QList<int> costs, QList<int> ends) {
        QTest::newRow(name) << setup << costs << ends;
    };
    row("spends up to the allowance", [](Case &) {}, {0, 2, 4, 6, 8, 10}, {1, 2, 3, 4, 5});
    row("never more than the allowance", [](Case &c) { c.query.allowance = 5; },
        {0, 2, 4, No, No, No}, {1, 2});
    row("zero allowance stays", [](Case &c) { c.query.allowance = 0; }, {0, No, No, No, No, No},
        {});
    row("negative allowance stays", [](Case &c) { c.query.allowance = -7; },
        {0, No, No, No, No, No}, {});
    row("impassable terrain", [](Case &c) { c.profile.setEntry(SpaceId(2), CostProfile::Blocked); },
        {0, 2, No, No, No, No}, {1});
    row("may leave an impassable start",
        [](Case &c) { c.profile.setEntry(SpaceId(0), CostProfile::Blocked); }, {0, 2, 4, 6, 8, 10},
        {1, 2, 3, 4, 5});
    row("prohibited hexside",
        [](Case &c) {
            c.edge(1, {CostProfile::Blocked, 0});
        },
        {0, 2, No, No, No, No}, {1});
    row("enemy units are not entered", [](Case &c) { c.mark({3}, Marks::Enemy); },
        {0, 2, 4, No, No, No}, {1, 2});
    row("entering a zone costs more",
        [](Case &c) {
            c.mark({2}, Marks::Zone);
            c.query.zone.enter = 4;
        },
        {0, 2, 8, 10, No, No}, {1, 2, 3});
    row("entering and leaving zones both cost",
        [](Case &c) {
            c.mark({1, 2}, Marks::Zone);
            c.query.zone = {1, 2, 0};
        },
        {0, 3, 8, No, No, No}, {1, 2});
    row("from zone to zone costs extra",
        [](Case &c) {
            c.mark({1, 2}, Marks::Zone);
            c.query.zone.direct = 3;
        },
        {0, 2, 7, 9, No, No}, {1, 2, 3});
    row("leaving a zone at the start costs",
        [](Case &c) {
            c.mark({0}, Marks::Zone);
            c.query.zone.leave = 2;
        },
        {0, 4, 6, 8, 10, No}, {1, 2, 3, 4});
    row("a zone stops", [](Case &c) { c.mark({2}, Marks::Zone | Marks::ZoneStop); },
        {0, 2, 4, No, No, No}, {1, 2});
    row("a zone at the start doesn't stop",
        [](Case &c) { c.mark({0}, Marks::Zone | Marks::ZoneStop); }, {0, 2, 4, 6, 8, 10},
        {1, 2, 3, 4, 5});
    row("from zone to zone is forbidden",
        [](Case &c) {
            c.mark({0, 1}, Marks::Zone | Marks::ZoneBan);
        },
        {0, No, No, No, No, No}, {});
    row("one step from zone to zone, then stop",
        [](Case &c) {
            c.mark({0, 1, 2}, Marks::Zone | Marks::ZoneStop);
        },
        {0, 2, No, No, No, No}, {1});
    row("only the zones of some units stop",
        [](Case &c) {
            c.mark({1, 2, 3}, Marks::Zone);
            c.mark({3}, Marks::ZoneStop);
            c.query.zone.leave = 1;
        },
        {0, 2, 5, 8, No, No}, {1, 2, 3});
    row("minor river: more cost and stop",
        [](Case &c) {
            c.edge(1, {2, CostProfile::Stop});
        },
        {0, 2, 6, No, No, No}, {1, 2});
    row("major river from the bank takes all",
        [](Case &c) {
            c.edge(0, {0, CostProfile::WholeAllowance});
        },
        {0, 10, No, No, No, No}, {1});
    row("major river is not crossed underway",
        [](Case &c) {
            c.edge(1, {0, CostProfile::WholeAllowance});
        },
        {0, 2, No, No, No, No}, {1});
    row("major river is not crossed by a move that has begun",
        [](Case &c) {
            c.edge(0, {0, CostProfile::WholeAllowance});
            c.query.options = ReachQuery::Underway;
        },
        {0, No, No, No, No, No}, {});
    row("major river without allowance",
        [](Case &c) {
            c.edge(0, {0, CostProfile::WholeAllowance});
            c.query.allowance = 0;
        },
        {0, No, No, No, No, No}, {});
    row("road replaces the terrain",
        [](Case &c) {
            c.profile.setEntry(SpaceId(1), 8);
            c.way(0, 1, {1, CostProfile::WayEdge::Cancelled});
        },
        {0, 1, 3, 5, 7, 9}, {1, 2, 3, 4, 5});
    row("road into forbidden terrain",
        [](Case &c) {
            c.profile.setEntry(SpaceId(1), CostProfile::Blocked);
            c.way(0, 1, {1, CostProfile::WayEdge::Cancelled});
        },
        {0, 1, 3, 5, 7, 9}, {1, 2, 3, 4, 5});
    row("off the road the terrain counts",
        [](Case &c) {
            c.profile.setEntry(SpaceId(2), 6);
            c.way(2, 3, {1, CostProfile::WayEdge::Cancelled});
        },
        {0, 2, 8, 9, No, No}, {1, 2, 3});
    row("a bridge cancels the river",
        [](Case &c) {
            c.edge(0, {2, CostProfile::Stop});
            c.way(0, 1, {1, CostProfile::WayEdge::Cancelled});
        },
        {0, 1, 3, 5, 7, 9}, {1, 2, 3, 4, 5});
    row("a road without a bridge doesn't",
        [](Case &c) {
            c.edge(0, {2, CostProfile::Stop});
            c.way(0, 1, {1, CostProfile::WayEdge::Kept});
        },
        {0, 3, No, No, No, No}, {1});
    row("minimum move of one hex",
        [](Case &c) {
            c.profile.setEntry(SpaceId(1), 30);
            c.query.options = ReachQuery::MinimumMove;
        },
        {0, 10, No, No, No, No}, {1});
    row("minimum move needs some allowance",
        [](Case &c) {
            c.profile.setEntry(SpaceId(1), 30);
            c.query.options = ReachQuery::MinimumMove;
            c.query.allowance = 0;
        },
        {0, No, No, No, No, No}, {});
    row("minimum move keeps prohibitions",
        [](Case &c) {
            c.profile.setEntry(SpaceId(1), CostProfile::Blocked);
            c.query.options = ReachQuery::MinimumMove;
        },
        {0, No, No, No, No, No}, {});
    row("no minimum move without the rule", [](Case &c) { c.profile.setEntry(SpaceId(1), 30); },
        {0, No, No, No, No, No}, {});
    row("strategic movement shuns the enemy", [](Case &c) { c.mark({3}, Marks::Closed); },
        {0, 2, 4, No, No, No}, {1, 2});
    row("strategic movement may not begin near the enemy",
        [](Case &c) {
            c.mark({0}, Marks::Closed);
            c.query.options = ReachQuery::StartMustBeOpen;
        },
        {0, No, No, No, No, No}, {});
    row("strategic movement keeps to the road",
        [](Case &c) {
            c.way(0, 1, {1, CostProfile::WayEdge::Cancelled});
            c.way(1, 2, {1, CostProfile::WayEdge::Cancelled});
            c.query.onlyWays = 1;
        },
        {0, 1, 2, No, No, No}, {1, 2});
    row("a railway is no road",
        [](Case &c) {
            c.way(0, 1, {1, CostProfile::WayEdge::Cancelled});
            c.way(1, 2, {1, CostProfile::WayEdge::Cancelled}, 2);
            c.query.onlyWays = 1;
        },
        {0, 1, No, No, No, No}, {1});
    row("rail movement of any length",
        [](Case &c) {
            for (int i = 0; i < 5; ++i)
                c.way(i, i + 1, {0, CostProfile::WayEdge::Cancelled}, 2);
            c.query.onlyWays = 2;
            c.query.allowance = 0;
        },
        {0, 0, 0, 0, 0, 0}, {1, 2, 3, 4, 5});
    row("rail movement stops in a zone",
        [](Case &c) {
            for (int i = 0; i < 5; ++i)
                c.way(i, i + 1, {0, CostProfile::WayEdge::Cancelled}, 2);
            c.query.onlyWays = 2;
            c.mark({3}, Marks::Zone | Marks::ZoneStop);
        },
        {0, 0, 0, 0, No, No}, {1, 2, 3});
    row("full stacks are passed", [](Case &c) { c.mark({2}, Marks::NoEnd); }, {0, 2, 4, 6, 8, 10},
        {1, 3, 4, 5});
    row("stacking at every hex", [](Case &c) { c.mark({2}, Marks::NoEnd | Marks::NoPass); },
        {0, 2, No, No, No, No}, {1});
    row("an enemy area ends the move", [](Case &c) { c.mark({2}, Marks::NoPass); },
        {0, 2, 4, No, No, No}, {1, 2});
    row("range in hexes", [](Case &c) { c.query.maxSteps = 2; }, {0, 2, 4, No, No, No}, {1, 2});
    row("range of no hexes", [](Case &c) { c.query.maxSteps = 0; }, {0, No, No, No, No, No}, {});
    row("range in hexes keeps the allowance",
        [](Case &c) {
            c.query.maxSteps = 4;
            c.query.allowance = 5;
        },
        {0, 2, 4, No, No, No}, {1, 2});
}

void tst_Reach::rule()
{
    QFETCH(Setup, setup);
    Case scene;
    setup(scene);
    Reach reach;

    QVERIFY(reach.run(scene.query));

    QTEST(scene.costs(reach), "costs");
    QList<int> ends = pathmaps::numbers(reach.ends());
    std::ranges::sort(ends);
    QTEST(ends, "ends");
    for (const int end : ends) {
        QVERIFY(reach.mayEnd(SpaceId(end)));
        QCOMPARE(reach.why(SpaceId(end)), Explanation{});
        const auto path = reach.path(SpaceId(end));
        QCOMPARE(path.front(), SpaceId(0));
        QCOMPARE(path.back(), SpaceId(end));
        QCOMPARE(int(path.size()), end + 1);
    }
}

void tst_Reach::refusal_data()
{
    QTest::addColumn<Setup>("setup");
    QTest::addColumn<int>("space");
    QTest::addColumn<int>("refusal");
    QTest::addColumn<int>("where");
    QTest::addColumn<int>("needed");

    const auto row = [](const char *name, Setup setup, int space, Refusal refusal, int where,
                        int needed = 0) {
        QTest::newRow(name) << setup << space << int(refusal) << where << needed;
    };
    row(
        "in reach", [](Case &) {}, 3, Refusal::None, No);
    row(
        "no such space", [](Case &) {}, 6, Refusal::NoSuchSpace, 6);
    row(
        "negative space", [](Case &) {}, -1, Refusal::NoSuchSpace, -1);
    row(
        "too far", [](Case &c) { c.query.allowance = 5; }, 4, Refusal::TooFar, 4, 8);
    row(
        "too far because of zones",
        [](Case &c) {
            c.mark({1}, Marks::Zone);
            c.query.zone = {3, 3, 0};
        },
        4, Refusal::TooFar, 4, 14);
    row(
        "too many spaces", [](Case &c) { c.query.maxSteps = 2; }, 4, Refusal::TooManySteps, 4, 4);
    row(
        "terrain", [](Case &c) { c.profile.setEntry(SpaceId(2), CostProfile::Blocked); }, 2,
        Refusal::Impassable, 2);
    row(
        "behind terrain", [](Case &c) { c.profile.setEntry(SpaceId(2), CostProfile::Blocked); }, 4,
        Refusal::Impassable, 2);
    row(
        "hexside",
        [](Case &c) {
            c.edge(4, {CostProfile::Blocked, 0});
        },
        5, Refusal::EdgeBlocked, 5);
    row(
        "behind a hexside",
        [](Case &c) {
            c.edge(1, {CostProfile::Blocked, 0});
        },
        4, Refusal::EdgeBlocked, 2);
    row(
        "enemy", [](Case &c) { c.mark({2}, Marks::Enemy); }, 2, Refusal::EnemyOccupied, 2);
    row(
        "behind an enemy", [](Case &c) { c.mark({2}, Marks::Enemy); }, 3, Refusal::EnemyOccupied,
        2);
    row(
        "closed", [](Case &c) { c.mark({2}, Marks::Closed); }, 2, Refusal::Closed, 2);
    row(
        "closed start",
        [](Case &c) {
            c.mark({0}, Marks::Closed);
            c.query.options = ReachQuery::StartMustBeOpen;
        },
        2, Refusal::StartClosed, 0);
    row(
        "full", [](Case &c) { c.mark({2}, Marks::NoEnd); }, 2, Refusal::StackingFull, 2);
    row(
        "full at every hex", [](Case &c) { c.mark({2}, Marks::NoEnd | Marks::NoPass); }, 4,
        Refusal::StackingFull, 2);
    row(
        "zone stops", [](Case &c) { c.mark({2}, Marks::Zone | Marks::ZoneStop); }, 3,
        Refusal::ZoneStops, 2);
    row(
        "zone to zone",
        [](Case &c) {
            c.mark({0, 1}, Marks::Zone | Marks::ZoneBan);
        },
        1, Refusal::ZoneToZone, 1);
    row(
        "zones stop and ban",
        [](Case &c) {
            c.mark({1, 2}, Marks::Zone | Marks::ZoneStop | Marks::ZoneBan);
        },
        2, Refusal::ZoneStops, 1);
    row(
        "behind a minor river",
        [](Case &c) {
            c.edge(1, {0, CostProfile::Stop});
        },
        3, Refusal::CrossingStops, 2);
    row(
        "behind a major river",
        [](Case &c) {
            c.edge(1, {0, CostProfile::WholeAllowance});
        },
        2, Refusal::NeedsWholeAllowance, 2);
    row(
        "behind an enemy area", [](Case &c) { c.mark({2}, Marks::NoPass); }, 3, Refusal::MustStop,
        2);
    row(
        "off the road",
        [](Case &c) {
            c.way(0, 1, {1, CostProfile::WayEdge::Cancelled});
            c.query.onlyWays = 1;
        },
        3, Refusal::NotOnWay, 3);
}

void tst_Reach::refusal()
{
    QFETCH(Setup, setup);
    QFETCH(int, space);
    Case scene;
    setup(scene);
    Reach reach;
    QVERIFY(reach.run(scene.query));

    const Explanation why = reach.why(SpaceId(space));

    QTEST(int(why.refusal), "refusal");
    QTEST(why.space.value, "where");
    QTEST(why.needed, "needed");
}

void tst_Reach::stoppingCheaplyDoesNotHideGoingOn()
{
    // 0 - 1 crosses a river and must stop; 0 - 2 - 1 is dearer and goes on to 3.
    Case scene(pathmaps::linked(4, {{0, 1}, {0, 2}, {2, 1}, {1, 3}}));
    scene.edge(0, {0, CostProfile::Stop});
    Reach reach;

    QVERIFY(reach.run(scene.query));

    QCOMPARE(scene.costs(reach), QList<int>({0, 2, 2, 6}));
    QVERIFY(reach.mayGoOn(SpaceId(1)));
    QCOMPARE(pathmaps::numbers(reach.path(SpaceId(1))), QList<int>({0, 1}));
    QCOMPARE(pathmaps::numbers(reach.path(SpaceId(3))), QList<int>({0, 2, 1, 3}));
}

void tst_Reach::fewerStepsMayCostMore()
{
    // To 1 directly costs 8, by 2 only 2; with three steps only the direct way still gets to 4.
    Case scene(pathmaps::linked(5, {{0, 1}, {0, 2}, {2, 1}, {1, 3}, {3, 4}}));
    scene.profile.setCrossing(scene.graph.arcBetween(SpaceId(0), SpaceId(1)), {6, 0});
    scene.query.allowance = 20;
    scene.query.maxSteps = 3;
    Reach reach;

    QVERIFY(reach.run(scene.query));

    QCOMPARE(scene.costs(reach), QList<int>({0, 4, 2, 6, 12}));
    QCOMPARE(pathmaps::numbers(reach.path(SpaceId(3))), QList<int>({0, 2, 1, 3}));
    QCOMPARE(pathmaps::numbers(reach.path(SpaceId(4))), QList<int>({0, 1, 3, 4}));
}

void tst_Reach::pathPrefersLowerIds()
{
    Case scene(pathmaps::linked(4, {{0, 2}, {2, 3}, {0, 1}, {1, 3}}));
    Reach reach;

    QVERIFY(reach.run(scene.query));

    QCOMPARE(pathmaps::numbers(reach.path(SpaceId(3))), QList<int>({0, 1, 3}));
}

void tst_Reach::pathThroughFreeSteps()
{
    Case scene(pathmaps::linked(5, {{0, 4}, {4, 1}, {1, 2}, {2, 4}, {2, 3}}));
    for (const int space : {1, 2, 3})
        scene.profile.setEntry(SpaceId(space), 0);
    Reach reach;

    QVERIFY(reach.run(scene.query));

    QCOMPARE(scene.costs(reach), QList<int>({0, 2, 2, 2, 2}));
    QCOMPARE(pathmaps::numbers(reach.path(SpaceId(3))), QList<int>({0, 4, 2, 3}));
}

void tst_Reach::severalStarts()
{
    Case scene;
    scene.starts = {SpaceId(0), SpaceId(5), SpaceId(5)};
    scene.query.starts = scene.starts;
    Reach reach;

    QVERIFY(reach.run(scene.query));

    QCOMPARE(scene.costs(reach), QList<int>({0, 2, 4, 4, 2, 0}));
    QCOMPARE(int(reach.ends().size()), 4);
    QCOMPARE(pathmaps::numbers(reach.path(SpaceId(3))), QList<int>({5, 4, 3}));
}

void tst_Reach::objectIsReused()
{
    Case large;
    Case small(pathmaps::row(3));
    small.mark({1}, Marks::ZoneStop);
    Reach reach;
    QVERIFY(reach.run(large.query));
    QVERIFY(reach.run(small.query));
    QCOMPARE(small.costs(reach), QList<int>({0, 2, No}));
    QVERIFY(!reach.contains(SpaceId(5)));

    QVERIFY(reach.run(large.query));
    QCOMPARE(large.costs(reach), QList<int>({0, 2, 4, 6, 8, 10}));
    large.query.allowance = 2;
    QVERIFY(reach.run(large.query));
    QCOMPARE(large.costs(reach), QList<int>({0, 2, No, No, No, No}));
}

void tst_Reach::changedSpaceRecompiles()
{
    Case scene;
    Reach reach;
    scene.profile.setEntry(SpaceId(1), CostProfile::Blocked);
    scene.profile.setEntry(SpaceId(1), 3);

    QVERIFY(reach.run(scene.query));

    QCOMPARE(scene.costs(reach), QList<int>({0, 3, 5, 7, 9, No}));
}

void tst_Reach::badInput_data()
{
    QTest::addColumn<Setup>("setup");

    QTest::newRow("no profile") << Setup([](Case &c) { c.query.profile = nullptr; });
    QTest::newRow("no start") << Setup([](Case &c) { c.query.starts = {}; });
    QTest::newRow("start beyond the map") << Setup([](Case &c) { c.starts[0] = SpaceId(6); });
    QTest::newRow("negative start") << Setup([](Case &c) { c.starts[0] = SpaceId(-1); });
    QTest::newRow("marks of another map") << Setup([](Case &c) { c.marks = SpaceMarks(3); });
}

void tst_Reach::badInput()
{
    QFETCH(Setup, setup);
    Case scene;
    Reach reach;
    QVERIFY(reach.run(scene.query));
    setup(scene);

    const auto done = reach.run(scene.query);

    QVERIFY(!done);
    QCOMPARE(done.error().code, Error::Code::NotFound);
    QVERIFY(reach.ends().empty());
    QVERIFY(!reach.contains(SpaceId(1)));
    QVERIFY(reach.path(SpaceId(1)).empty());
    QCOMPARE(reach.why(SpaceId(1)).refusal, Refusal::NoSuchSpace);
}

void tst_Reach::emptyGraph()
{
    Case scene{Graph{}};
    Reach reach;

    QVERIFY(!reach.run(scene.query));
}

QTEST_GUILESS_MAIN(tst_Reach)
#include "tst_reach.moc"
