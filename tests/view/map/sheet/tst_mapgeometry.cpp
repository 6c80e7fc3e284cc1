// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/sheet/mapgeometry.h"

#include <QPainterPath>
#include <QTest>

using view::MapGeometry;
using view::Polyline;

class tst_MapGeometry : public QObject
{
    Q_OBJECT

private slots:
    void resampleKeepsCorners();
    void resampleOfNothing();
    void relaxKeepsEnds();
    void relaxKeepsTheMiddleOfALoop();
    void insetShrinks();
    void shiftGoesLeft();
    void nearestPoint();
    void containsKnowsHoles();
    void capsuleIsClockwise();
    void loopsDropNearCorners();
};

namespace {

const Polyline square = {{0, 0}, {60, 0}, {60, 60}, {0, 60}};

} // namespace

void tst_MapGeometry::resampleKeepsCorners()
{
    const Polyline open = MapGeometry::resample(square, 6, MapGeometry::Ends::Open);
    QCOMPARE(open.size(), size_t(31));
    QCOMPARE(open[10], QPointF(60, 0));
    QCOMPARE(open.back(), QPointF(0, 60));
    const Polyline closed = MapGeometry::resample(square, 6, MapGeometry::Ends::Closed);
    QCOMPARE(closed.size(), size_t(40));
    for (const QPointF corner : square)
        QVERIFY(std::find(closed.begin(), closed.end(), corner) != closed.end());
}

void tst_MapGeometry::resampleOfNothing()
{
    QVERIFY(MapGeometry::resample({}, 6, MapGeometry::Ends::Open).empty());
    QVERIFY(MapGeometry::resample({}, 6, MapGeometry::Ends::Closed).empty());
    QCOMPARE(MapGeometry::resample({{1, 2}}, 6, MapGeometry::Ends::Open), (Polyline{{1, 2}}));
}

void tst_MapGeometry::relaxKeepsEnds()
{
    const Polyline line = {{0, 0}, {10, 10}, {20, 0}};
    const Polyline relaxed = MapGeometry::relax(line, 1, MapGeometry::Ends::Open);
    QCOMPARE(relaxed.front(), line.front());
    QCOMPARE(relaxed.back(), line.back());
    QCOMPARE(relaxed[1], QPointF(10, 5));
    QCOMPARE(MapGeometry::relax({{1, 1}, {2, 2}}, 5, MapGeometry::Ends::Open),
             (Polyline{{1, 1}, {2, 2}}));
}

void tst_MapGeometry::relaxKeepsTheMiddleOfALoop()
{
    QPointF middle;
    for (const QPointF point : MapGeometry::relax(square, 9, MapGeometry::Ends::Closed))
        middle += point / 4;
    QVERIFY(std::abs(middle.x() - 30) < 1e-9 && std::abs(middle.y() - 30) < 1e-9);
}

void tst_MapGeometry::insetShrinks()
{
    QVERIFY(MapGeometry::area(square) > 0);
    const Polyline inner = MapGeometry::inset(square, 2);
    QCOMPARE(inner[0], QPointF(2, 2));
    QCOMPARE(inner[2], QPointF(58, 58));
    const Polyline hole(square.rbegin(), square.rend());
    QVERIFY(MapGeometry::area(hole) < 0);
    QVERIFY(-MapGeometry::area(MapGeometry::inset(hole, 2)) > 3600);
}

void tst_MapGeometry::shiftGoesLeft()
{
    const Polyline line = MapGeometry::shifted({{0, 0}, {10, 0}}, 3);
    QCOMPARE(line[0], QPointF(0, -3));
    QCOMPARE(line[1], QPointF(10, -3));
}

void tst_MapGeometry::nearestPoint()
{
    const auto open = MapGeometry::nearest(square, {-5, 30}, MapGeometry::Ends::Open);
    QVERIFY(open.distance > 25);
    const auto closed = MapGeometry::nearest(square, {-5, 30}, MapGeometry::Ends::Closed);
    QCOMPARE(closed.distance, 5.0);
    QCOMPARE(closed.point, QPointF(0, 30));
    QVERIFY(MapGeometry::nearest({}, {0, 0}, MapGeometry::Ends::Closed).distance > 1e8);
}

void tst_MapGeometry::containsKnowsHoles()
{
    const std::vector<Polyline> loops = {square, {{20, 20}, {20, 40}, {40, 40}, {40, 20}}};
    QVERIFY(MapGeometry::contains(loops, {10, 10}));
    QVERIFY(!MapGeometry::contains(loops, {30, 30}));
    QVERIFY(!MapGeometry::contains(loops, {70, 30}));
}

void tst_MapGeometry::capsuleIsClockwise()
{
    const Polyline band = MapGeometry::capsule({0, 0}, {40, 0}, 14);
    QVERIFY(MapGeometry::area(band) > 40 * 14);
    for (const QPointF point : band)
        QVERIFY(std::abs(point.y()) <= 7.0001 && point.x() >= -7.0001 && point.x() <= 47.0001);
}

void tst_MapGeometry::loopsDropNearCorners()
{
    QPainterPath path;
    path.addPolygon(QPolygonF({{0, 0}, {30, 0}, {30.3, 0.2}, {30, 30}, {0, 30}, {0.2, 0.1}}));
    const auto loops = MapGeometry::loops(path);
    QCOMPARE(loops.size(), size_t(1));
    QCOMPARE(loops.front().size(), size_t(4));
}

QTEST_GUILESS_MAIN(tst_MapGeometry)
#include "tst_mapgeometry.moc"
