// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/area/areanest.h"

#include "app/view/area/areaarcs.h"
#include "app/view/area/areachains.h"
#include "app/view/area/areaways.h"

#include <QTest>

using namespace view;

namespace {

QPolygonF square(double x, double y, double size)
{
    return {{x, y}, {x + size, y}, {x + size, y + size}, {x, y + size}};
}

Polyline lineOf(const QPolygonF &polygon)
{
    return {polygon.begin(), polygon.end()};
}

/// The innermost first, to show that the order does not matter; and one that lies apart.
std::vector<QPolygonF> nested()
{
    return {square(250, 250, 50), square(200, 200, 200), square(100, 100, 500),
            square(700, 100, 200)};
}

} // namespace

class tst_AreaNest : public QObject
{
    Q_OBJECT

private slots:
    void nests();
    void innerPoints_data();
    void innerPoints();
    void ringsAreBorders();
    void riversRunAround();
    void waysCrossTheBorder();
};

void tst_AreaNest::nests()
{
    const AreaNest nest(nested());
    QVERIFY(!nest.isFlat());
    QCOMPARE(nest.around(0), 1);
    QCOMPARE(nest.around(1), 2);
    QCOMPARE(nest.around(2), int(AreaNest::nobody));
    QCOMPARE(nest.around(3), int(AreaNest::nobody));
    QCOMPARE(nest.depth(0), 2);
    QCOMPARE(nest.inside(2), std::vector<int>{1});
    QCOMPARE(nest.order(), (std::vector<int>{2, 3, 1, 0}));
    const AreaNest flat({square(0, 0, 10), square(10, 0, 10), QPolygonF()});
    QVERIFY(flat.isFlat());
    QCOMPARE(flat.order(), (std::vector<int>{0, 1, 2}));
    QVERIFY(flat.inside(0).empty());
    QVERIFY(AreaNest().isFlat());
}

void tst_AreaNest::innerPoints_data()
{
    QTest::addColumn<QPolygonF>("outline");
    QTest::newRow("square") << square(0, 0, 10);
    QTest::newRow("horseshoe") << QPolygonF{{0, 0},   {100, 0}, {100, 100}, {80, 100},
                                            {80, 20}, {20, 20}, {20, 100},  {0, 100}};
    QTest::newRow("crescent") << QPolygonF{{0, 0}, {100, 50}, {0, 100}, {70, 50}};
    QTest::newRow("thin") << QPolygonF{{0, 0}, {400, 1}, {400, 2}};
}

void tst_AreaNest::innerPoints()
{
    QFETCH(QPolygonF, outline);
    QVERIFY(outline.containsPoint(AreaNest::inner(outline), Qt::OddEvenFill));
}

// The rim of an enclave is a border, no coast.
void tst_AreaNest::ringsAreBorders()
{
    AreaSketch sketch;
    sketch.size = {1000, 800};
    for (const QPolygonF &outline : nested()) {
        AreaSketch::Area area;
        area.polygon = lineOf(outline);
        sketch.areas.push_back(area);
    }
    const AreaArcs arcs(sketch);
    QCOMPARE(arcs.coast().size(), size_t(2));
    double length = 0;
    for (const Polyline &border : arcs.borders())
        length += MapGeometry::length(border);
    // Two rings; corners are softened.
    QVERIFY2(length > 900 && length <= 1000, qPrintable(QString::number(length)));
}

void tst_AreaNest::riversRunAround()
{
    const auto outlines = nested();
    AreaChains chains;
    for (const QPolygonF &outline : outlines)
        chains.addGround(outline);
    chains.addBorder(QStringLiteral("Ring"), outlines[2], outlines[1]);
    chains.addBorder(QStringLiteral("None"), outlines[0], outlines[3]);
    const auto courses = chains.take();
    QCOMPARE(courses.size(), size_t(1));
    QCOMPARE(courses.front().name, QStringLiteral("Ring"));
    QCOMPARE(MapGeometry::length(courses.front().points), 800.0);
}

void tst_AreaNest::waysCrossTheBorder()
{
    const AreaWays::Stop west{{50, 50}, square(0, 0, 100)};
    const AreaWays::Stop east{{150, 60}, square(100, 0, 100)};
    const AreaWays::Stop inner{{20, 80}, square(10, 70, 20)};
    const AreaWays::Stop far{{900, 50}, square(850, 0, 100)};
    QCOMPARE(AreaWays::gate(west, east), QPointF(100, 50));
    QCOMPARE(AreaWays::gate(inner, west).x(), 25.0);
    QCOMPARE(AreaWays::gate(west, inner), AreaWays::gate(inner, west));
    QCOMPARE(AreaWays::gate(west, far), QPointF(475, 50));
    const Polyline course = AreaWays::course({inner, west, east});
    QCOMPARE(course.front(), inner.label);
    QCOMPARE(course.back(), east.label);
    QVERIFY(AreaWays::course({west}).empty());
    QVERIFY(AreaWays::course({}).empty());
}

QTEST_APPLESS_MAIN(tst_AreaNest)
#include "tst_areanest.moc"
