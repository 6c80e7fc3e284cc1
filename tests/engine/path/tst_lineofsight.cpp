// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/lineofsight.h"
#include "tests/engine/path/pathmaps.h"

#include <QTest>

#include <utility>

using namespace engine;
using Terrain = LineOfSight::Terrain;

namespace {

constexpr int16_t Forest = 1000; // higher than any hill: blocks whatever the heights

/// Seven by seven hexes, odd columns half a hex lower.
struct Scene
{
    Scene()
        : field(7, 7)
    {
        terrain.ground.assign(49, 0);
        terrain.obstacle.assign(49, 0);
        terrain.edges.assign(field.graph.arcs.size(), 0);
    }

    void ground(SpaceId space, int16_t height)
    {
        terrain.ground[std::size_t(space.value)] = height;
    }
    void obstacle(SpaceId space, int16_t height)
    {
        terrain.obstacle[std::size_t(space.value)] = height;
    }
    int32_t arc(SpaceId from, SpaceId to) const { return field.graph.arcBetween(from, to); }
    void edge(SpaceId from, SpaceId to, uint8_t flags)
    {
        terrain.edges[std::size_t(arc(from, to))] |= flags;
    }
    LineOfSight::Sight look(SpaceId from, SpaceId to) const
    {
        return LineOfSight(field.graph, field.hexes, terrain).look(from, to);
    }
    /// The hex that lies \a steps south of column 3, row 1.
    SpaceId south(int steps) const { return field.at(3, 1 + steps); }
    /// The two hexes on either side of the hexside that runs from at(2, 2) to at(4, 2).
    SpaceId upper() const { return field.at(3, 1); }
    SpaceId lower() const { return field.at(3, 2); }
    SpaceId west() const { return field.at(2, 2); }
    SpaceId east() const { return field.at(4, 2); }

    pathmaps::Field field;
    Terrain terrain;
};

} // namespace

class tst_LineOfSight : public QObject
{
    Q_OBJECT

private slots:
    void forestBlocksBetweenOnly();
    void alongAHexsideBothMustBlock();
    void alongAHexsideAnyMayBlock();
    void alongTheRimOfTheMap();
    void hillBetweenValleys();
    void overAForestFromAHill_data();
    void overAForestFromAHill();
    void touchingATop();
    void wallBlocksByDirection();
    void wallOnOneSideOfAHexside();
    void slopeOnlyFromNextToIt();
    void looksDownhill();
    void badInput();
};

void tst_LineOfSight::forestBlocksBetweenOnly()
{
    Scene scene;
    QVERIFY(scene.look(scene.south(0), scene.south(3)).clear);
    QCOMPARE(scene.look(scene.south(0), scene.south(3)).distance, 3);

    scene.obstacle(scene.south(0), Forest);
    scene.obstacle(scene.south(3), Forest);
    QVERIFY(scene.look(scene.south(0), scene.south(3)).clear);

    scene.obstacle(scene.south(2), Forest);
    const auto sight = scene.look(scene.south(0), scene.south(3));
    QVERIFY(!sight.clear);
    QCOMPARE(sight.blockedBy, scene.south(2));
    QCOMPARE(sight.blockedArc, -1);
    QVERIFY(scene.look(scene.south(0), scene.south(2)).clear);
}

void tst_LineOfSight::alongAHexsideBothMustBlock()
{
    Scene scene;
    scene.obstacle(scene.upper(), Forest);
    QVERIFY(scene.look(scene.west(), scene.east()).clear);
    scene.obstacle(scene.lower(), Forest);
    const auto sight = scene.look(scene.west(), scene.east());
    QVERIFY(!sight.clear);
    QCOMPARE(sight.blockedBy, scene.upper());
    scene.obstacle(scene.upper(), 0);
    QVERIFY(scene.look(scene.west(), scene.east()).clear);
}

void tst_LineOfSight::alongAHexsideAnyMayBlock()
{
    Scene scene;
    scene.terrain.hexside = LineOfSight::Hexside::AnyBlocks;
    scene.obstacle(scene.upper(), Forest);

    const auto sight = scene.look(scene.west(), scene.east());

    QVERIFY(!sight.clear);
    QCOMPARE(sight.blockedBy, scene.upper());
}

void tst_LineOfSight::alongTheRimOfTheMap()
{
    // Even columns lie higher, so the line from one to the next runs along the top of the map.
    Scene scene;
    QVERIFY(scene.look(scene.field.at(2, 0), scene.field.at(4, 0)).clear);
    scene.obstacle(scene.field.at(3, 0), Forest);
    QVERIFY(!scene.look(scene.field.at(2, 0), scene.field.at(4, 0)).clear);
}

void tst_LineOfSight::hillBetweenValleys()
{
    Scene scene;
    scene.ground(scene.south(1), 1);
    QVERIFY(!scene.look(scene.south(0), scene.south(2)).clear);
    // From hill to hill the same hill is no obstacle.
    scene.ground(scene.south(0), 1);
    scene.ground(scene.south(2), 1);
    QVERIFY(scene.look(scene.south(0), scene.south(2)).clear);
}

void tst_LineOfSight::overAForestFromAHill_data()
{
    QTest::addColumn<int>("hill");
    QTest::addColumn<int>("forestAt");
    QTest::addColumn<bool>("clear");

    // A forest of height 1 on the way from a hill down to the plain four hexes away.
    QTest::newRow("high hill, near forest") << 4 << 1 << true;
    QTest::newRow("high hill, forest before the target") << 4 << 3 << true;
    QTest::newRow("low hill, near forest") << 2 << 1 << true;
    QTest::newRow("low hill, forest half way") << 2 << 2 << true;
    QTest::newRow("low hill, forest before the target") << 2 << 3 << false;
    QTest::newRow("no hill") << 0 << 1 << false;
}

void tst_LineOfSight::overAForestFromAHill()
{
    QFETCH(int, hill);
    QFETCH(int, forestAt);
    Scene scene;
    scene.ground(scene.south(0), int16_t(hill));
    scene.obstacle(scene.south(forestAt), 1);

    QTEST(scene.look(scene.south(0), scene.south(4)).clear, "clear");
    QTEST(scene.look(scene.south(4), scene.south(0)).clear, "clear");
}

void tst_LineOfSight::touchingATop()
{
    Scene scene;
    scene.terrain.touch = LineOfSight::Touch::Blocks;
    QVERIFY(scene.look(scene.south(0), scene.south(2)).clear);
    scene.ground(scene.south(0), 2);
    scene.obstacle(scene.south(1), 1);
    QVERIFY(!scene.look(scene.south(0), scene.south(2)).clear);
    scene.terrain.touch = LineOfSight::Touch::Clear;
    QVERIFY(scene.look(scene.south(0), scene.south(2)).clear);
    scene.terrain.touch = LineOfSight::Touch::Blocks;
    scene.terrain.eye = 1;
    QVERIFY(scene.look(scene.south(0), scene.south(2)).clear);
}

void tst_LineOfSight::wallBlocksByDirection()
{
    Scene scene;
    scene.edge(scene.south(1), scene.south(2), LineOfSight::Wall);

    const auto sight = scene.look(scene.south(0), scene.south(2));

    QVERIFY(!sight.clear);
    QCOMPARE(sight.blockedBy, scene.south(2));
    QCOMPARE(sight.blockedArc, scene.arc(scene.south(1), scene.south(2)));
    QVERIFY(!scene.look(scene.south(1), scene.south(2)).clear);
    QVERIFY(scene.look(scene.south(2), scene.south(0)).clear);
}

void tst_LineOfSight::wallOnOneSideOfAHexside()
{
    Scene scene;
    scene.edge(scene.upper(), scene.east(), LineOfSight::Wall);
    QVERIFY(scene.look(scene.west(), scene.east()).clear);
    scene.edge(scene.west(), scene.lower(), LineOfSight::Wall);
    QVERIFY(!scene.look(scene.west(), scene.east()).clear);
}

void tst_LineOfSight::slopeOnlyFromNextToIt()
{
    Scene scene;
    for (const auto &[from, to] : {std::pair(1, 2), std::pair(2, 1)})
        scene.edge(scene.south(from), scene.south(to), LineOfSight::NearObserver);

    QVERIFY(scene.look(scene.south(1), scene.south(2)).clear);
    QVERIFY(scene.look(scene.south(1), scene.south(3)).clear);
    QVERIFY(!scene.look(scene.south(0), scene.south(2)).clear);
    QVERIFY(!scene.look(scene.south(0), scene.south(3)).clear);

    for (const auto &[from, to] : {std::pair(1, 2), std::pair(2, 1)})
        scene.terrain.edges[std::size_t(scene.arc(scene.south(from), scene.south(to)))] =
            LineOfSight::NearEither;
    QVERIFY(scene.look(scene.south(0), scene.south(2)).clear);
    QVERIFY(!scene.look(scene.south(0), scene.south(3)).clear);
}

void tst_LineOfSight::looksDownhill()
{
    Scene scene;
    scene.edge(scene.south(1), scene.south(2), LineOfSight::NearObserver | LineOfSight::Down);
    scene.edge(scene.south(2), scene.south(1), LineOfSight::NearObserver);

    QVERIFY(scene.look(scene.south(1), scene.south(4)).downhill);
    QVERIFY(!scene.look(scene.south(2), scene.south(0)).downhill);
    QVERIFY(!scene.look(scene.south(1), scene.south(0)).downhill);
}

void tst_LineOfSight::badInput()
{
    Scene scene;
    QCOMPARE(scene.look(SpaceId(-1), scene.south(0)), LineOfSight::Sight{});
    QCOMPARE(scene.look(scene.south(0), SpaceId(49)), LineOfSight::Sight{});
    const auto self = scene.look(scene.south(0), scene.south(0));
    QVERIFY(self.clear);
    QCOMPARE(self.distance, 0);
    scene.terrain = {};
    QVERIFY(scene.look(scene.south(0), scene.south(3)).clear);
}

QTEST_GUILESS_MAIN(tst_LineOfSight)
#include "tst_lineofsight.moc"
