// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/hexgrid.h"

#include <QtTest>

#include <cmath>

using engine::HexCoord;
using engine::HexGrid;
using namespace Qt::StringLiterals;

using Layout = HexGrid::Layout;

Q_DECLARE_METATYPE(HexGrid::Layout)

class tst_HexGrid : public QObject
{
    Q_OBJECT

private slots:
    void numbers_data();
    void numbers();
    void carriesNumbersOn_data();
    void carriesNumbersOn();
    void layouts_data();
    void agreesWithThePage_data() { layouts_data(); }
    void agreesWithThePage();
    void staysOnThePage_data() { layouts_data(); }
    void staysOnThePage();
    void findsHexesUnderPoints_data() { layouts_data(); }
    void findsHexesUnderPoints();
    void shifts_data();
    void shifts();
    void growsInEveryDirection_data();
    void growsInEveryDirection();
    void knowsTheNeighboursOfEastPrussia();
    void findsNothingOutside();

private:
    static HexGrid eastPrussia();
};

static Layout layout(HexGrid::Orientation orientation, HexGrid::Shifted shifted,
                     HexGrid::ColumnsGrow columns, HexGrid::RowsGrow rows)
{
    Layout layout;
    layout.orientation = orientation;
    layout.shifted = shifted;
    layout.columnsGrow = columns;
    layout.rowsGrow = rows;
    layout.columns = 6;
    layout.rows = 5;
    return layout;
}

void tst_HexGrid::numbers_data()
{
    QTest::addColumn<QString>("numbering");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("number");

    QTest::newRow("two digits each") << u"{CC}{RR}"_s << 17 << 35 << u"1836"_s;
    QTest::newRow("two digits, small") << u"{CC}{RR}"_s << 0 << 8 << u"0109"_s;
    QTest::newRow("more than two digits") << u"{CC}{RR}"_s << 99 << 0 << u"10001"_s;
    QTest::newRow("row first") << u"{RR}{CC}"_s << 0 << 8 << u"0901"_s;
    QTest::newRow("plain") << u"{C}.{R}"_s << 0 << 8 << u"1.9"_s;
    QTest::newRow("with a prefix") << u"W{CC}{RR}"_s << 46 << 1 << u"W4702"_s;
    QTest::newRow("column letters") << u"{CA}{R}"_s << 1 << 2 << u"B3"_s;
    QTest::newRow("row letters") << u"{RA}{C}"_s << 1 << 2 << u"C2"_s;
    QTest::newRow("letters up to Z") << u"{CA}{R}"_s << 25 << 0 << u"Z1"_s;
    QTest::newRow("letters beyond Z") << u"{CA}{R}"_s << 26 << 0 << u"AA1"_s;
}

void tst_HexGrid::numbers()
{
    QFETCH(QString, numbering);
    QFETCH(int, column);
    QFETCH(int, row);
    Layout one;
    one.columns = 120;
    one.rows = 120;
    one.numbering = numbering;
    QTEST(HexGrid(one).number(column, row), "number");
}

void tst_HexGrid::carriesNumbersOn_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("number");

    QTest::newRow("first") << 0 << u"W1002"_s;
    QTest::newRow("last of the first sheet") << 38 << u"W4802"_s;
    QTest::newRow("first of the second sheet") << 39 << u"E1102"_s;
    QTest::newRow("second of the second sheet") << 40 << u"E1202"_s;
    QTest::newRow("last of the second sheet") << 77 << u"E4902"_s;
    QTest::newRow("third sheet") << 78 << u"1.2"_s;
}

void tst_HexGrid::carriesNumbersOn()
{
    QFETCH(int, column);
    Layout joined;
    joined.columns = 79;
    joined.rows = 54;
    joined.firstColumn = 10;
    joined.numbering = u"W{CC}{RR}"_s;
    joined.sheets = {{49, 11, u"E{CC}{RR}"_s}, {88, 1, u"{C}.{R}"_s}};
    const HexGrid grid(joined);
    QTEST(grid.number(column, 1), "number");
    QCOMPARE(grid.coordinate(38, 1).distance(grid.coordinate(39, 1)), 1);
}

void tst_HexGrid::layouts_data()
{
    QTest::addColumn<Layout>("layout");
    for (const auto orientation : {HexGrid::Orientation::Flat, HexGrid::Orientation::Pointy}) {
        for (const auto shifted : {HexGrid::Shifted::Odd, HexGrid::Shifted::Even}) {
            for (const auto columns : {HexGrid::ColumnsGrow::Right, HexGrid::ColumnsGrow::Left}) {
                for (const auto rows : {HexGrid::RowsGrow::Down, HexGrid::RowsGrow::Up}) {
                    for (const int first : {0, 1}) {
                        Layout one = layout(orientation, shifted, columns, rows);
                        one.firstColumn = first;
                        one.firstRow = first;
                        QTest::addRow("%s, %s shifted, %s, %s, from %d",
                                      orientation == HexGrid::Orientation::Flat ? "flat" : "pointy",
                                      shifted == HexGrid::Shifted::Odd ? "odd" : "even",
                                      columns == HexGrid::ColumnsGrow::Right ? "right" : "left",
                                      rows == HexGrid::RowsGrow::Down ? "down" : "up", first)
                            << one;
                    }
                }
            }
        }
    }
}

// Coordinates are neighbours exactly where the centres lie one hex apart.
void tst_HexGrid::agreesWithThePage()
{
    QFETCH(Layout, layout);
    const HexGrid grid(layout);
    const double apart = std::sqrt(3.0);
    int neighbours = 0;
    for (int a = 0; a < layout.columns * layout.rows; ++a) {
        for (int b = 0; b < layout.columns * layout.rows; ++b) {
            const int ca = a / layout.rows;
            const int ra = a % layout.rows;
            const int cb = b / layout.rows;
            const int rb = b % layout.rows;
            const QPointF way = grid.centre(cb, rb, 1) - grid.centre(ca, ra, 1);
            const double distance = std::hypot(way.x(), way.y());
            const int steps = grid.coordinate(ca, ra).distance(grid.coordinate(cb, rb));
            QCOMPARE(std::abs(distance - apart) < 1e-6, steps == 1);
            if (steps != 1)
                continue;
            ++neighbours;
            // Direction 0 is up, or up left on pointy hexes; then clockwise.
            const int direction = grid.coordinate(ca, ra).directionTo(grid.coordinate(cb, rb));
            const double up = layout.orientation == HexGrid::Orientation::Flat ? -90 : -120;
            double angle = std::atan2(way.y(), way.x()) * 180 / M_PI - up;
            angle = angle < -1 ? angle + 360 : angle;
            QCOMPARE(int(std::lround(angle / 60)) % 6, direction);
        }
    }
    // Inside 6 each, fewer on the rim: counted by hand for 6 by 5, the same for every layout but
    // the two orientations.
    const bool flat = layout.orientation == HexGrid::Orientation::Flat;
    QCOMPARE(neighbours, flat ? 2 * (6 * 4 + 5 * 9) : 2 * (5 * 5 + 4 * 11));
}

void tst_HexGrid::staysOnThePage()
{
    QFETCH(Layout, layout);
    const HexGrid grid(layout);
    double left = 1e9;
    double top = 1e9;
    double right = 0;
    double bottom = 0;
    for (int column = 0; column < layout.columns; ++column) {
        for (int row = 0; row < layout.rows; ++row) {
            for (int corner = 0; corner < 6; ++corner) {
                const QPointF at = grid.centre(column, row, 10) + grid.corner(corner, 10);
                left = std::min(left, at.x());
                top = std::min(top, at.y());
                right = std::max(right, at.x());
                bottom = std::max(bottom, at.y());
            }
        }
    }
    QVERIFY(std::abs(left) < 1e-6);
    QVERIFY(std::abs(top) < 1e-6);
    QVERIFY(std::abs(right - grid.width(10)) < 1e-6);
    QVERIFY(std::abs(bottom - grid.height(10)) < 1e-6);
}

void tst_HexGrid::findsHexesUnderPoints()
{
    QFETCH(Layout, layout);
    const HexGrid grid(layout);
    for (int column = 0; column < layout.columns; ++column) {
        for (int row = 0; row < layout.rows; ++row) {
            const auto expected = std::optional(std::pair(column, row));
            const QPointF centre = grid.centre(column, row, 10);
            QCOMPARE(grid.hexAt(centre, 10), expected);
            for (int corner = 0; corner < 6; ++corner)
                QCOMPARE(grid.hexAt(centre + 0.9 * grid.corner(corner, 10), 10), expected);
        }
    }
}

void tst_HexGrid::shifts_data()
{
    QTest::addColumn<bool>("flat");
    QTest::addColumn<bool>("even");
    QTest::addColumn<int>("first");
    QTest::addColumn<bool>("firstIsShifted");

    QTest::newRow("flat, even, from 1") << true << true << 1 << false;
    QTest::newRow("flat, odd, from 1") << true << false << 1 << true;
    QTest::newRow("flat, even, from 0") << true << true << 0 << true;
    QTest::newRow("flat, odd, from 0") << true << false << 0 << false;
    QTest::newRow("pointy, even, from 1") << false << true << 1 << false;
    QTest::newRow("pointy, odd, from 1") << false << false << 1 << true;
    QTest::newRow("pointy, even, from 0") << false << true << 0 << true;
    QTest::newRow("pointy, odd, from 0") << false << false << 0 << false;
}

void tst_HexGrid::shifts()
{
    QFETCH(bool, flat);
    QFETCH(bool, even);
    QFETCH(int, first);
    QFETCH(bool, firstIsShifted);
    Layout one = layout(flat ? HexGrid::Orientation::Flat : HexGrid::Orientation::Pointy,
                        even ? HexGrid::Shifted::Even : HexGrid::Shifted::Odd,
                        HexGrid::ColumnsGrow::Right, HexGrid::RowsGrow::Down);
    one.firstColumn = first;
    one.firstRow = first;
    const HexGrid grid(one);
    const QPointF here = grid.centre(0, 0, 1);
    const QPointF next = flat ? grid.centre(1, 0, 1) : grid.centre(0, 1, 1);
    const double further = flat ? next.y() - here.y() : next.x() - here.x();
    QVERIFY(std::abs(further - (firstIsShifted ? -1 : 1) * std::sqrt(3.0) / 2) < 1e-9);
}

void tst_HexGrid::growsInEveryDirection_data()
{
    QTest::addColumn<bool>("left");
    QTest::addColumn<bool>("up");
    QTest::newRow("right and down") << false << false;
    QTest::newRow("right and up") << false << true;
    QTest::newRow("left and down") << true << false;
    QTest::newRow("left and up") << true << true;
}

void tst_HexGrid::growsInEveryDirection()
{
    QFETCH(bool, left);
    QFETCH(bool, up);
    for (const auto orientation : {HexGrid::Orientation::Flat, HexGrid::Orientation::Pointy}) {
        const HexGrid grid(layout(orientation, HexGrid::Shifted::Even,
                                  left ? HexGrid::ColumnsGrow::Left : HexGrid::ColumnsGrow::Right,
                                  up ? HexGrid::RowsGrow::Up : HexGrid::RowsGrow::Down));
        const QPointF first = grid.centre(0, 0, 1);
        QCOMPARE(grid.centre(2, 0, 1).x() < first.x(), left);
        QCOMPARE(grid.centre(0, 2, 1).y() < first.y(), up);
        QCOMPARE(grid.coordinate(2, 0).q < grid.coordinate(0, 0).q, left);
        QCOMPARE(grid.coordinate(0, 2).r < grid.coordinate(0, 0).r, up);
    }
}

// 36 columns from the right, 45 rows from below, even columns half a hex higher.
HexGrid tst_HexGrid::eastPrussia()
{
    Layout one = layout(HexGrid::Orientation::Flat, HexGrid::Shifted::Even,
                        HexGrid::ColumnsGrow::Left, HexGrid::RowsGrow::Up);
    one.columns = 36;
    one.rows = 45;
    return HexGrid(one);
}

void tst_HexGrid::knowsTheNeighboursOfEastPrussia()
{
    const HexGrid grid = eastPrussia();
    const auto steps = [&](int a, int b) {
        return grid.coordinate(a / 100 - 1, a % 100 - 1)
            .distance(grid.coordinate(b / 100 - 1, b % 100 - 1));
    };
    // Given by the rules of a game on this map.
    QCOMPARE(steps(2931, 2831), 1);
    QCOMPARE(steps(2931, 2932), 1);
    QCOMPARE(steps(2831, 2932), 1);
    QCOMPARE(steps(1227, 1327), 1);
    for (int c = 1; c <= 36; ++c) {
        for (int r = 1; r <= 45; ++r) {
            const int up = c % 2 == 0 ? 1 : 0;
            const QList<std::pair<int, int>> around = {{c, r - 1},          {c, r + 1},
                                                       {c - 1, r - 1 + up}, {c - 1, r + up},
                                                       {c + 1, r - 1 + up}, {c + 1, r + up}};
            for (int c2 = std::max(1, c - 2); c2 <= std::min(36, c + 2); ++c2) {
                for (int r2 = std::max(1, r - 2); r2 <= std::min(45, r + 2); ++r2)
                    QCOMPARE(steps(c * 100 + r, c2 * 100 + r2) == 1,
                             around.contains(std::pair(c2, r2)));
            }
        }
    }
    // 0101 is the lower right corner.
    const QPointF corner = grid.centre(0, 0, 1);
    QVERIFY(corner.x() > grid.centre(35, 0, 1).x());
    QVERIFY(corner.y() > grid.centre(0, 44, 1).y());
    QVERIFY(grid.centre(1, 0, 1).y() < corner.y());
}

void tst_HexGrid::findsNothingOutside()
{
    const HexGrid grid = eastPrussia();
    QVERIFY(!grid.hexAt({-5, -5}, 10));
    QVERIFY(!grid.hexAt({grid.width(10) + 5, 100}, 10));
    QVERIFY(!grid.hexAt({100, grid.height(10) + 5}, 10));
    QVERIFY(!grid.hexAt({1, 1}, 10)); // beside the upper left hex, still on the page
}

QTEST_GUILESS_MAIN(tst_HexGrid)
#include "tst_hexgrid.moc"
