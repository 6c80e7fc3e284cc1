// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/zones.h"
#include "tests/engine/path/pathmaps.h"

#include <QTest>

using namespace engine;

class tst_Zones : public QObject
{
    Q_OBJECT

private slots:
    void coversTheSixHexesAround();
    void countsAndNamesTheSources();
    void ownHexWhereTheRuleSaysSo();
    void doesNotCrossMajorRivers();
    void doesNotReachIntoForts();
    void differsByClass();
    void friendsCancelForSupply();
    void badInput();
};

void tst_Zones::coversTheSixHexesAround()
{
    const pathmaps::Field field(5, 5);
    Zones zones(field.graph);
    const Zones::Source source{field.at(2, 2)};
    const Zones::Kind kind;

    zones.run({&source, 1}, {&kind, 1});

    QCOMPARE(zones.mask().count(), 6);
    QVERIFY(!zones.mask().test(field.at(2, 2).value));
    for (int direction = 0; direction < 6; ++direction) {
        const HexCoord hex = field.hexes.coord(field.at(2, 2)).neighbour(direction);
        QVERIFY(zones.mask().test(field.hexes.spaceAt(hex).value));
    }
}

void tst_Zones::countsAndNamesTheSources()
{
    const Graph graph = pathmaps::row(4);
    Zones zones(graph);
    const Zones::Source sources[] = {{SpaceId(0)}, {SpaceId(2)}, {SpaceId(2)}};
    const Zones::Kind kind;

    zones.run(sources, {&kind, 1});

    QCOMPARE(zones.count(SpaceId(1)), 3);
    QCOMPARE(zones.by(SpaceId(1)), std::vector<int32_t>({0, 1, 2}));
    QCOMPARE(zones.by(SpaceId(3)), std::vector<int32_t>({1, 2}));
    zones.run({sources, 1}, {&kind, 1});
    QCOMPARE(zones.count(SpaceId(1)), 1);
    QCOMPARE(zones.count(SpaceId(3)), 0);
}

void tst_Zones::ownHexWhereTheRuleSaysSo()
{
    const Graph graph = pathmaps::row(3);
    Zones zones(graph);
    const Zones::Source source{SpaceId(1)};
    Zones::Kind kind;
    kind.ownSpace = Zones::OwnSpace::Inside;

    zones.run({&source, 1}, {&kind, 1});

    QCOMPARE(zones.mask(), pathmaps::maskOf(3, {0, 1, 2}));
    QCOMPARE(zones.by(SpaceId(1)), std::vector<int32_t>({0}));
}

void tst_Zones::doesNotCrossMajorRivers()
{
    const Graph graph = pathmaps::row(3);
    Zones zones(graph);
    const Zones::Source sources[] = {{SpaceId(1)}, {SpaceId(2)}};
    const BitMask river =
        pathmaps::maskOf(graph.arcCount(), {graph.arcBetween(SpaceId(1), SpaceId(2))});
    Zones::Kind kind;
    kind.closedArcs = &river;

    zones.run(sources, {&kind, 1});

    // Closed from 1 to 2 only; a border closed both ways has both arcs in the mask.
    QCOMPARE(zones.mask(), pathmaps::maskOf(3, {0, 1}));
    QCOMPARE(zones.by(SpaceId(2)), std::vector<int32_t>());
}

void tst_Zones::doesNotReachIntoForts()
{
    const Graph graph = pathmaps::row(3);
    Zones zones(graph);
    const Zones::Source source{SpaceId(1)};
    const BitMask forts = pathmaps::maskOf(3, {2});
    Zones::Kind kind;
    kind.closedSpaces = &forts;

    zones.run({&source, 1}, {&kind, 1});

    QCOMPARE(zones.mask(), pathmaps::maskOf(3, {0}));
    QVERIFY(zones.by(SpaceId(2)).empty());
}

void tst_Zones::differsByClass()
{
    const Graph graph = pathmaps::row(5);
    Zones zones(graph);
    const BitMask swamp = pathmaps::maskOf(5, {0, 4});
    Zones::Kind kinds[2];
    kinds[1].closedSpaces = &swamp;
    const Zones::Source sources[] = {{SpaceId(1), 0}, {SpaceId(3), 1}};

    zones.run(sources, kinds);

    QCOMPARE(zones.mask(), pathmaps::maskOf(5, {0, 2}));
    QCOMPARE(zones.count(SpaceId(2)), 2);
}

void tst_Zones::friendsCancelForSupply()
{
    const Graph graph = pathmaps::row(3);
    Zones zones(graph);
    const Zones::Source source{SpaceId(1)};
    const Zones::Kind kind;
    zones.run({&source, 1}, {&kind, 1});

    QCOMPARE(zones.without(pathmaps::maskOf(3, {2})), pathmaps::maskOf(3, {0}));
    QCOMPARE(zones.mask(), pathmaps::maskOf(3, {0, 2}));
}

void tst_Zones::badInput()
{
    const Graph graph = pathmaps::row(3);
    Zones zones(graph);
    const Zones::Source sources[] = {
        {SpaceId(-1), 0}, {SpaceId(3), 0}, {SpaceId(1), 1}, {SpaceId(1), -1}};
    const Zones::Kind kind;

    zones.run(sources, {&kind, 1});

    QCOMPARE(zones.mask().count(), 0);
    QVERIFY(zones.by(SpaceId(0)).empty());
    QVERIFY(zones.by(SpaceId(99)).empty());
}

QTEST_GUILESS_MAIN(tst_Zones)
#include "tst_zones.moc"
