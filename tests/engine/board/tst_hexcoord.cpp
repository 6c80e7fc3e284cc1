// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/hexcoord.h"
#include "engine/board/hexindex.h"
#include "engine/board/hexline.h"

#include <QTest>

#include <algorithm>

using namespace engine;

namespace {

using Places = QList<QList<QPair<int, int>>>;

Places placesOf(HexCoord from, HexCoord to)
{
    Places result;
    for (const HexLinePlace &place : hexLine(from, to)) {
        QList<QPair<int, int>> hexes = {{place.hex.q, place.hex.r}};
        if (place.twin)
            hexes << QPair<int, int>(place.twin->q, place.twin->r);
        result << hexes;
    }
    return result;
}

bool holds(const std::vector<HexLinePlace> &line, HexCoord hex)
{
    return std::ranges::any_of(
        line, [&](const HexLinePlace &place) { return place.hex == hex || place.twin == hex; });
}

/// The point that lies part/parts along the line is inside the hex, and not just on its rim.
bool inside(HexCoord hex, HexCoord from, HexCoord to, int part, int parts)
{
    const int a[3] = {from.q, from.r, from.s()};
    const int b[3] = {to.q, to.r, to.s()};
    const int c[3] = {hex.q, hex.r, hex.s()};
    int p[3];
    for (int i = 0; i < 3; ++i)
        p[i] = a[i] * (parts - part) + b[i] * part - c[i] * parts;
    return std::abs(p[0] - p[1]) < parts && std::abs(p[1] - p[2]) < parts
        && std::abs(p[2] - p[0]) < parts;
}

} // namespace

class tst_HexCoord : public QObject
{
    Q_OBJECT

private slots:
    void neighboursGoRound();
    void layout_data();
    void layout();
    void flatNeighboursByColumn();
    void line_data();
    void line();
    void lineMeetsEveryHexOnTheWay();
    void lineIsTheSameBackwards();
    void index();
};

void tst_HexCoord::neighboursGoRound()
{
    const HexCoord hex{3, -2};
    for (int direction = 0; direction < 6; ++direction) {
        const HexCoord next = hex.neighbour(direction);
        QCOMPARE(hex.distance(next), 1);
        QCOMPARE(hex.directionTo(next), direction);
        QCOMPARE(next.neighbour(direction + 3), hex);
        QCOMPARE(next.distance(hex.neighbour(direction + 1)), 1);
    }
    QCOMPARE(hex.neighbour(-1), hex.neighbour(5));
    QCOMPARE(hex.directionTo(hex), -1);
    QCOMPARE(hex.directionTo({9, 9}), -1);
    QCOMPARE((HexCoord{0, 0}.distance({3, -5})), 5);
    QCOMPARE((HexCoord{-2, -3}.distance({2, 1})), 8);
}

void tst_HexCoord::layout_data()
{
    QTest::addColumn<int>("top");
    QTest::addColumn<int>("shoved");

    QTest::newRow("flat, odd columns down")
        << int(HexLayout::Top::Flat) << int(HexLayout::Shoved::Odd);
    QTest::newRow("flat, even columns down")
        << int(HexLayout::Top::Flat) << int(HexLayout::Shoved::Even);
    QTest::newRow("pointy, odd rows right")
        << int(HexLayout::Top::Pointy) << int(HexLayout::Shoved::Odd);
    QTest::newRow("pointy, even rows right")
        << int(HexLayout::Top::Pointy) << int(HexLayout::Shoved::Even);
}

void tst_HexCoord::layout()
{
    QFETCH(int, top);
    QFETCH(int, shoved);
    const HexLayout layout{HexLayout::Top(top), HexLayout::Shoved(shoved)};
    for (int column = -3; column < 4; ++column) {
        for (int row = -3; row < 4; ++row) {
            const HexCoord hex = layout.toHex(column, row);
            QCOMPARE(layout.column(hex), column);
            QCOMPARE(layout.row(hex), row);
            QCOMPARE(hex.distance(layout.toHex(column, row + 1)), 1);
            QCOMPARE(hex.distance(layout.toHex(column + 1, row)), 1);
        }
    }
}

void tst_HexCoord::flatNeighboursByColumn()
{
    // Odd columns lie half a hex lower, so the hex up right of column 1 keeps its row.
    const HexLayout odd;
    QCOMPARE(odd.toHex(1, 4).neighbour(1), odd.toHex(2, 4));
    QCOMPARE(odd.toHex(2, 4).neighbour(1), odd.toHex(3, 3));
    const HexLayout even{HexLayout::Top::Flat, HexLayout::Shoved::Even};
    QCOMPARE(even.toHex(1, 4).neighbour(1), even.toHex(2, 3));
    const HexLayout pointy{HexLayout::Top::Pointy, HexLayout::Shoved::Odd};
    QCOMPARE(pointy.toHex(4, 1).neighbour(0), pointy.toHex(4, 0));
    QCOMPARE(pointy.toHex(4, 2).neighbour(0), pointy.toHex(3, 1));
}

void tst_HexCoord::line_data()
{
    QTest::addColumn<QPair<int, int>>("to");
    QTest::addColumn<Places>("places");

    QTest::newRow("to itself") << QPair(0, 0) << Places{{{0, 0}}};
    QTest::newRow("to a neighbour") << QPair(1, -1) << Places{{{0, 0}}, {{1, -1}}};
    QTest::newRow("straight") << QPair(0, 3) << Places{{{0, 0}}, {{0, 1}}, {{0, 2}}, {{0, 3}}};
    QTest::newRow("along one hexside")
        << QPair(1, 1) << Places{{{0, 0}}, {{0, 1}, {1, 0}}, {{1, 1}}};
    QTest::newRow("along two hexsides")
        << QPair(2, 2) << Places{{{0, 0}}, {{0, 1}, {1, 0}}, {{1, 1}}, {{1, 2}, {2, 1}}, {{2, 2}}};
    QTest::newRow("knight's move") << QPair(2, 1) << Places{{{0, 0}}, {{1, 0}}, {{1, 1}}, {{2, 1}}};
    QTest::newRow("clips corners")
        << QPair(3, 1) << Places{{{0, 0}}, {{1, 0}}, {{1, 1}}, {{2, 0}}, {{2, 1}}, {{3, 1}}};
}

void tst_HexCoord::line()
{
    using Pair = QPair<int, int>;
    QFETCH(Pair, to);
    QTEST(placesOf({0, 0}, {int16_t(to.first), int16_t(to.second)}), "places");
}

void tst_HexCoord::lineMeetsEveryHexOnTheWay()
{
    const HexCoord from{0, 0};
    for (int q = -6; q <= 6; ++q) {
        for (int r = -6; r <= 6; ++r) {
            const HexCoord to{int16_t(q), int16_t(r)};
            const auto line = hexLine(from, to);
            QCOMPARE(line.front().hex, from);
            QCOMPARE(line.back().hex, to);
            for (std::size_t i = 1; i < line.size(); ++i) {
                QCOMPARE(line[i - 1].hex.distance(line[i].hex), 1);
                QVERIFY(!line[i].twin || line[i].hex.distance(*line[i].twin) == 1);
                QVERIFY(!line[i].twin || !line[i - 1].twin);
            }
            for (int part = 0; part <= 200; ++part) {
                for (int hexQ = -7; hexQ <= 7; ++hexQ) {
                    for (int hexR = -7; hexR <= 7; ++hexR) {
                        const HexCoord hex{int16_t(hexQ), int16_t(hexR)};
                        if (inside(hex, from, to, part, 200))
                            QVERIFY(holds(line, hex));
                    }
                }
            }
        }
    }
}

void tst_HexCoord::lineIsTheSameBackwards()
{
    for (int q = -5; q <= 5; ++q) {
        for (int r = -5; r <= 5; ++r) {
            const HexCoord from{2, -1};
            const HexCoord to{int16_t(q), int16_t(r)};
            auto back = hexLine(to, from);
            std::ranges::reverse(back);
            QCOMPARE(hexLine(from, to) == back, true);
        }
    }
}

void tst_HexCoord::index()
{
    const HexIndex::Hex hexes[] = {{SpaceId(4), {-1, 2}}, {SpaceId(7), {0, -3}}};
    const HexIndex index(hexes);

    QCOMPARE(index.spaceAt({-1, 2}), SpaceId(4));
    QCOMPARE(index.spaceAt({2, -1}), SpaceId());
    QVERIFY(index.contains(SpaceId(7)));
    QVERIFY(!index.contains(SpaceId(0)));
    QCOMPARE(index.coord(SpaceId(7)), (HexCoord{0, -3}));
}

QTEST_GUILESS_MAIN(tst_HexCoord)
#include "tst_hexcoord.moc"
