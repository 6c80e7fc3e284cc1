// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/directions.h"

#include "engine/board/facings.h"
#include "engine/board/map.h"

#include <QTest>

using namespace engine;

namespace {

constexpr int c_side = 7;

/// A board of hexes with a box beside it, and a hex of another board that is a neighbour, too.
Map hexesAndABox(HexGrid::Orientation orientation)
{
    Map map;
    HexGrid::Layout layout;
    layout.orientation = orientation;
    layout.columns = layout.rows = c_side;
    for (int i = 0; i < 2; ++i) {
        Board board;
        board.kind = Board::Kind::Hex;
        board.grid.emplace(layout);
        map.addBoard(std::move(board));
    }
    const HexGrid grid(layout);
    for (int column = 0; column < c_side; ++column) {
        for (int row = 0; row < c_side; ++row) {
            Space space;
            space.id = grid.number(column, row);
            space.board = 0;
            space.hex = grid.coordinate(column, row);
            map.addSpace(space);
        }
    }
    for (const char *id : {"box", "other"}) {
        Space space;
        space.id = QLatin1String(id);
        space.board = id[0] == 'o';
        space.kind = id[0] == 'o' ? Space::Kind::Hex : Space::Kind::Box;
        map.addSpace(space);
    }
    const int count = map.spaceCount() - 2;
    for (int32_t a = 0; a < count; ++a) {
        for (int32_t b = a + 1; b < count; ++b) {
            const int direction = map.space(SpaceId(a)).hex.directionTo(map.space(SpaceId(b)).hex);
            if (direction >= 0)
                map.addEdge(SpaceId(a), SpaceId(b), uint8_t(direction));
        }
    }
    for (const char *id : {"box", "other"})
        map.addEdge(map.find(QStringLiteral("0404")), map.find(QLatin1String(id)));
    map.finish();
    return map;
}

} // namespace

class tst_Directions : public QObject
{
    Q_OBJECT

private slots:
    void hexes_data();
    void hexes();
    void areas();
};

void tst_Directions::hexes_data()
{
    QTest::addColumn<int>("orientation");
    QTest::newRow("flat") << int(HexGrid::Orientation::Flat);
    QTest::newRow("pointy") << int(HexGrid::Orientation::Pointy);
}

void tst_Directions::hexes()
{
    QFETCH(const int, orientation);
    const Map map = hexesAndABox(HexGrid::Orientation(orientation));
    const Directions directions(map);
    const SpaceId middle = map.find(QStringLiteral("0404"));
    const HexCoord hex = map.space(middle).hex;
    const auto at = [&](HexCoord wanted) {
        for (int32_t i = 0; i < map.spaceCount(); ++i) {
            if (map.space(SpaceId(i)).hex == wanted && map.space(SpaceId(i)).board == 0)
                return SpaceId(i);
        }
        return SpaceId();
    };
    const std::vector<SpaceId> around = directions.around(middle);
    QCOMPARE(around.size(), size_t(8));
    for (int side = 0; side < 6; ++side) {
        const SpaceId next = at(hex.neighbour(side));
        QCOMPARE(directions.between(middle, next), side);
        QCOMPARE(directions.neighbour(middle, side), next);
        QCOMPARE(directions.neighbour(next, (side + 3) % 6), middle);
        QCOMPARE(around[size_t(side)], next);
        // Further on in the same line, and between two sides: the corner clockwise of the first.
        QCOMPARE(directions.between(middle, at(hex.neighbour(side).neighbour(side))), side);
        QCOMPARE(directions.between(middle, at(hex.neighbour(side).neighbour(side + 1))), side + 6);
        QVERIFY(!directions.neighbour(middle, side + 6));
    }
    for (const char *id : {"box", "other", "0404"})
        QCOMPARE(directions.between(middle, map.find(QLatin1String(id))), Facings::none);
    QVERIFY(!directions.neighbour(middle, -1));
    QVERIFY(!directions.neighbour(middle, 12));
    // At the corner of the map the others are still in order.
    const std::vector<SpaceId> corner = directions.around(map.find(QStringLiteral("0101")));
    for (size_t i = 1; i < corner.size(); ++i)
        QVERIFY(directions.between(map.find(QStringLiteral("0101")), corner[i - 1])
                < directions.between(map.find(QStringLiteral("0101")), corner[i]));
    QVERIFY(!directions.neighbour(map.find(QStringLiteral("0101")), 0));
}

void tst_Directions::areas()
{
    Map map;
    map.addBoard(Board());
    const std::pair<const char *, QPointF> places[] = {
        {"middle", {50, 50}}, {"west", {10, 50}}, {"north", {50, 10}}, {"almost north", {47, 10}},
        {"south", {50, 90}},  {"east", {90, 50}}, {"same", {50, 50}},  {"far", {90, 10}}};
    for (const auto &[id, centre] : places) {
        Space space;
        space.id = QLatin1String(id);
        space.kind = Space::Kind::Area;
        space.board = 0;
        space.centre = centre;
        const SpaceId made = map.addSpace(space);
        if (made.value > 0 && space.id != QLatin1String("far"))
            map.addEdge(SpaceId(0), made);
    }
    map.finish();
    const Directions directions(map);
    const auto to = [&](const char *id) {
        return directions.between(SpaceId(0), map.find(QLatin1String(id)));
    };
    QCOMPARE(to("north"), 0);
    QCOMPARE(to("almost north"), 0);
    QCOMPARE(to("east"), 3);
    QCOMPARE(to("south"), 6);
    QCOMPARE(to("west"), 9);
    QCOMPARE(to("same"), Facings::none);
    QCOMPARE(to("far"), 2);
    QCOMPARE(directions.neighbour(SpaceId(0), 0), map.find(QStringLiteral("north")));
    QVERIFY(!directions.neighbour(SpaceId(0), 1));
    QStringList names;
    for (const SpaceId space : directions.around(SpaceId(0)))
        names << map.space(space).id;
    QCOMPARE(names,
             (QStringList{QStringLiteral("north"), QStringLiteral("east"), QStringLiteral("south"),
                          QStringLiteral("west"), QStringLiteral("almost north"),
                          QStringLiteral("same")}));
}

QTEST_GUILESS_MAIN(tst_Directions)
#include "tst_directions.moc"
