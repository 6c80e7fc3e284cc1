// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/bitmask.h"
#include "engine/path/costprofile.h"
#include "tests/engine/path/pathmaps.h"

#include <QTest>

using namespace engine;

class tst_Graph : public QObject
{
    Q_OBJECT

private slots:
    void arcsAreSortedAndPaired();
    void directionsAreOpposite();
    void badLinks_data();
    void badLinks();
    void emptyGraph();
    void neighboursOnly();
    void masks();
    void masksOfOtherSizes();
    void profileLimitsCosts();
    void profileIgnoresUnknownPlaces();
};

void tst_Graph::arcsAreSortedAndPaired()
{
    const Graph graph = pathmaps::linked(4, {{2, 0}, {0, 3}, {0, 1}});

    QCOMPARE(graph.spaceCount(), 4);
    QCOMPARE(graph.arcCount(), 6);
    QCOMPARE(graph.arcs[0].to, 1);
    QCOMPARE(graph.arcs[1].to, 2);
    QCOMPARE(graph.arcs[2].to, 3);
    for (int32_t arc = 0; arc < graph.arcCount(); ++arc) {
        const int32_t back = graph.reverse[std::size_t(arc)];
        QCOMPARE(graph.reverse[std::size_t(back)], arc);
        QCOMPARE(graph.arcs[std::size_t(back)].edge, graph.arcs[std::size_t(arc)].edge);
        QCOMPARE(graph.targets[std::size_t(arc)], graph.arcs[std::size_t(arc)].to);
        QCOMPARE(
            graph.arcBetween(SpaceId(graph.from(arc)), SpaceId(graph.arcs[std::size_t(arc)].to)),
            arc);
    }
}

void tst_Graph::directionsAreOpposite()
{
    const Graph::Link link{SpaceId(0), SpaceId(1), EdgeId(7), 4};
    const Graph graph = std::move(Graph::fromLinks(2, {&link, 1})).value();

    QCOMPARE(int(graph.arcs[0].direction), 4);
    QCOMPARE(int(graph.arcs[1].direction), 1);
    QCOMPARE(graph.arcs[1].edge, 7);
    QCOMPARE(int(pathmaps::row(2).arcs[1].direction), int(Graph::NoDirection));
}

void tst_Graph::badLinks_data()
{
    QTest::addColumn<int>("a");
    QTest::addColumn<int>("b");

    QTest::newRow("to itself") << 1 << 1;
    QTest::newRow("beyond the end") << 0 << 3;
    QTest::newRow("from none") << -1 << 0;
}

void tst_Graph::badLinks()
{
    QFETCH(int, a);
    QFETCH(int, b);
    const Graph::Link link{SpaceId(a), SpaceId(b), EdgeId(0)};

    const auto graph = Graph::fromLinks(3, {&link, 1});

    QVERIFY(!graph);
    QCOMPARE(graph.error().code, Error::Code::BadFormat);
}

void tst_Graph::emptyGraph()
{
    QCOMPARE(Graph().spaceCount(), 0);
    QVERIFY(!Graph().contains(SpaceId(0)));
    const auto none = Graph::fromLinks(0, {});
    QVERIFY(none);
    QCOMPARE(none->spaceCount(), 0);
    const auto negative = Graph::fromLinks(-4, {});
    QVERIFY(negative);
    QCOMPARE(negative->spaceCount(), 0);
}

void tst_Graph::neighboursOnly()
{
    const Graph graph = pathmaps::row(3);

    QVERIFY(graph.arcBetween(SpaceId(0), SpaceId(1)) >= 0);
    QCOMPARE(graph.arcBetween(SpaceId(0), SpaceId(2)), -1);
    QCOMPARE(graph.arcBetween(SpaceId(9), SpaceId(0)), -1);
    QCOMPARE(graph.arcBetween(SpaceId(0), SpaceId()), -1);
}

void tst_Graph::masks()
{
    BitMask a = pathmaps::maskOf(130, {0, 64, 129});
    const BitMask b = pathmaps::maskOf(130, {64, 65});
    a.set(130);
    a.set(-1);

    QCOMPARE(a.count(), 3);
    QVERIFY(a.test(129) && !a.test(130) && !a.test(-1));
    QCOMPARE(a | b, pathmaps::maskOf(130, {0, 64, 65, 129}));
    QCOMPARE(a & b, pathmaps::maskOf(130, {64}));
    QCOMPARE(a - b, pathmaps::maskOf(130, {0, 129}));
    QList<int> members;
    a.forEach([&](int32_t member) { members << member; });
    QCOMPARE(members, QList<int>({0, 64, 129}));
    a.reset(64);
    QVERIFY(!a.test(64));
    a.clear();
    QCOMPARE(a.count(), 0);
}

void tst_Graph::masksOfOtherSizes()
{
    const BitMask small = pathmaps::maskOf(10, {1, 9});
    const BitMask large = pathmaps::maskOf(200, {1, 11, 150});

    QCOMPARE(small | large, pathmaps::maskOf(10, {1, 9}));
    QCOMPARE(large & small, pathmaps::maskOf(200, {1}));
    QCOMPARE(large - small, pathmaps::maskOf(200, {11, 150}));
    QCOMPARE(BitMask(-3).size(), 0);
    QCOMPARE((BitMask() | large).count(), 0);
}

void tst_Graph::profileLimitsCosts()
{
    const Graph graph = pathmaps::row(2);
    CostProfile profile(graph, 1'000'000'000);

    QCOMPARE(profile.steps()[0].cost(), CostProfile::MaxCost);
    profile.setCrossing(0, {2'000'000'000, 0});
    QCOMPARE(profile.steps()[0].cost(), 2 * CostProfile::MaxCost);
    QVERIFY(!profile.steps()[0].blocked());
    QCOMPARE(profile.maxStepCost(), 2 * CostProfile::MaxCost);
    profile.setEntry(SpaceId(1), -50);
    QCOMPARE(profile.entry(SpaceId(1)), CostProfile::Blocked);
    QVERIFY(profile.steps()[0].blocked());
}

void tst_Graph::profileIgnoresUnknownPlaces()
{
    const Graph graph = pathmaps::row(2);
    CostProfile profile(graph, 3);

    profile.setEntry(SpaceId(2), 9);
    profile.setEntry(SpaceId(), 9);
    profile.setCrossing(2, {9, 0});
    profile.setCrossing(-1, {9, 0});
    profile.setWay(5, {9});
    profile.setEdge(EdgeId(8), {9, 0});

    QCOMPARE(profile.steps().size(), size_t(2));
    for (const CostProfile::Step &step : profile.steps())
        QCOMPARE(step.cost(), 3);
}

QTEST_GUILESS_MAIN(tst_Graph)
#include "tst_graph.moc"
