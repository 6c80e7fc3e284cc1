// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/facings.h"

#include "engine/board/map.h"

#include <QtTest>

#include <cmath>

using namespace engine;

class tst_Facings : public QObject
{
    Q_OBJECT

private slots:
    void headings_data();
    void headings();
    void facesTheNeighbours_data();
    void facesTheNeighbours();
    void turns_data();
    void turns();
    void nearest();
    void withoutABoard();

private:
    static Board board(const QByteArray &kind);
};

Board tst_Facings::board(const QByteArray &kind)
{
    Board board;
    if (kind == "areas")
        return board;
    HexGrid::Layout layout;
    layout.orientation = kind == "flat" ? HexGrid::Orientation::Flat : HexGrid::Orientation::Pointy;
    layout.columns = 5;
    layout.rows = 5;
    board.grid.emplace(layout);
    return board;
}

void tst_Facings::headings_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<int>("facing");
    QTest::addColumn<int>("heading");

    QTest::newRow("flat, north") << QByteArray("flat") << 0 << 0;
    QTest::newRow("flat, north-west") << QByteArray("flat") << 5 << 300;
    QTest::newRow("flat, first corner") << QByteArray("flat") << 6 << 30;
    QTest::newRow("flat, last corner") << QByteArray("flat") << 11 << 330;
    QTest::newRow("pointy, north-west") << QByteArray("pointy") << 0 << 330;
    QTest::newRow("pointy, east") << QByteArray("pointy") << 2 << 90;
    QTest::newRow("pointy, upper corner") << QByteArray("pointy") << 6 << 0;
    QTest::newRow("areas, top") << QByteArray("areas") << 0 << 0;
    QTest::newRow("areas, three o'clock") << QByteArray("areas") << 3 << 90;
    QTest::newRow("none") << QByteArray("flat") << Facings::none << -1;
    QTest::newRow("beyond") << QByteArray("flat") << 12 << -1;
    QTest::newRow("far below") << QByteArray("areas") << -999 << -1;
}

void tst_Facings::headings()
{
    QFETCH(QByteArray, kind);
    QFETCH(int, facing);
    QTEST(Facings(board(kind)).heading(facing), "heading");
}

void tst_Facings::facesTheNeighbours_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::newRow("flat") << QByteArray("flat");
    QTest::newRow("pointy") << QByteArray("pointy");
}

// What a rule calls the neighbour in a direction lies where the pointer points.
void tst_Facings::facesTheNeighbours()
{
    QFETCH(QByteArray, kind);
    const Board sheet = board(kind);
    const HexGrid &grid = *sheet.grid;
    const HexCoord middle = grid.coordinate(2, 2);
    for (int column = 0; column < 5; ++column) {
        for (int row = 0; row < 5; ++row) {
            const int direction = middle.directionTo(grid.coordinate(column, row));
            if (direction < 0)
                continue;
            const QPointF way = grid.centre(column, row, 48) - grid.centre(2, 2, 48);
            const double angle = std::atan2(way.x(), -way.y()) * 180 / M_PI;
            QCOMPARE(Facings(sheet).heading(direction), int(std::lround(angle) + 360) % 360);
        }
    }
}

void tst_Facings::turns_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<int>("facing");
    QTest::addColumn<int>("steps");
    QTest::addColumn<int>("turned");

    QTest::newRow("a side") << QByteArray("flat") << 1 << 1 << 2;
    QTest::newRow("round") << QByteArray("flat") << 5 << 1 << 0;
    QTest::newRow("to the left") << QByteArray("pointy") << 0 << -1 << 5;
    QTest::newRow("corners stay corners") << QByteArray("flat") << 11 << 1 << 6;
    QTest::newRow("hours") << QByteArray("areas") << 5 << 1 << 6;
    QTest::newRow("hours, round") << QByteArray("areas") << 0 << -1 << 11;
    QTest::newRow("from nowhere") << QByteArray("flat") << Facings::none << 1 << 0;
    QTest::newRow("from nowhere to the left") << QByteArray("areas") << Facings::none << -1 << 0;
    QTest::newRow("from what is none") << QByteArray("flat") << 40 << 1 << 0;
}

void tst_Facings::turns()
{
    QFETCH(QByteArray, kind);
    QFETCH(int, facing);
    QFETCH(int, steps);
    QTEST(Facings(board(kind)).turned(facing, steps), "turned");
}

void tst_Facings::nearest()
{
    for (const QByteArray kind : {"flat", "pointy", "areas"}) {
        const Facings facings(board(kind));
        for (int facing = 0; facing < Facings::count; ++facing) {
            const int heading = facings.heading(facing);
            for (const int off : {-14, 0, 14, 360, -720})
                QCOMPARE(facings.nearest(heading + off), facing);
        }
    }
}

void tst_Facings::withoutABoard()
{
    const Map empty;
    const Facings nowhere(empty, SpaceId());
    QVERIFY(!nowhere.hasSides());
    QCOMPARE(nowhere.heading(3), 90);
}

QTEST_APPLESS_MAIN(tst_Facings)
#include "tst_facings.moc"
