// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/area/areachains.h"
#include "app/view/area/areamappainter.h"
#include "app/view/area/areareader.h"
#include "engine/storage/picture/svgcheck.h"
#include "engine/storage/picture/svgshapes.h"
#include "tests/view/area/areafixture.h"

#include <QSvgRenderer>
#include <QTest>

using namespace view;

class tst_AreaMapPainter : public QObject
{
    Q_OBJECT

private slots:
    void readsBoards();
    void knowsPaintedBoards();
    void riversFollowBorders();
    void tributariesEndInForks();
    void coursesBridgeShortGaps();
    void shapesHaveTheCodes();
    void neighboursShareTheirBorder();
    void namesStandApart();
    void sameBoardSameBytes();
    void onlySvgThatIsDrawn();
    void emptyBoard();

private:
    const AreaFixture m_fixture;
};

void tst_AreaMapPainter::readsBoards()
{
    const AreaSketch read = AreaReader(m_fixture.source()).read();
    QCOMPARE(read.areas.size(), size_t(3));
    QCOMPARE(read.size, QSizeF(800, 660));
    QCOMPARE(read.area(QStringLiteral("H"))->ground, AreaSketch::Ground::Difficult);
    QCOMPARE(read.area(QStringLiteral("H"))->port, AreaSketch::Port::Blue);
    QVERIFY(read.area(QStringLiteral("H"))->zone);
    QVERIFY(read.area(QStringLiteral("1"))->city && !read.area(QStringLiteral("1"))->zone);
    QVERIFY(read.area(QStringLiteral("S1"))->victory);
    QCOMPARE(read.area(QStringLiteral("S1"))->supply, QStringLiteral("red"));
    QVERIFY(!read.area(QStringLiteral("X")));
    for (const AreaSketch::Area &area : read.areas)
        QVERIFY(MapGeometry::area(area.polygon) > 0);
    QCOMPARE(read.crossings.size(), size_t(1));
    QCOMPARE(read.lines.front().name, QStringLiteral("Front"));
    QCOMPARE(read.legend.size(), size_t(3));
    QCOMPARE(read.boxes.size(), size_t(2)); // one of the three is not drawn
    QCOMPARE(read.boxes[0].look, AreaSketch::Box::Look::Turn);
    QCOMPARE(read.boxes[0].number, QStringLiteral("1"));
    QCOMPARE(read.boxes[1].look, AreaSketch::Box::Look::Water);
}

void tst_AreaMapPainter::knowsPaintedBoards()
{
    QVERIFY(AreaReader::isPainted(m_fixture.source().map, 0));
    engine::Map map;
    engine::Board board;
    board.kind = engine::Board::Kind::Area;
    map.addBoard(board);
    QVERIFY(!AreaReader::isPainted(map, 0));
    engine::Space space;
    space.id = QStringLiteral("a");
    space.board = 0;
    space.outline = {{0, 0}, {1, 0}, {1, 1}};
    map.addSpace(space);
    QVERIFY(AreaReader::isPainted(map, 0));
    board.picture = QStringLiteral("boards/map.svg");
    map.addBoard(board);
    QVERIFY(!AreaReader::isPainted(map, 1));
}

void tst_AreaMapPainter::riversFollowBorders()
{
    const AreaSketch read = AreaReader(m_fixture.source()).read();
    QCOMPARE(read.rivers.size(), size_t(1));
    QCOMPARE(read.rivers.front().name, QStringLiteral("Arle"));
    Polyline course = read.rivers.front().points;
    if (course.front().y() > course.back().y())
        std::reverse(course.begin(), course.end());
    QCOMPARE(course, (Polyline{{400, 120}, {430, 300}, {400, 500}}));
}

void tst_AreaMapPainter::tributariesEndInForks()
{
    // Three areas that meet in one point, with a river along each of their borders.
    const QList<QPointF> a = {{0, 0}, {10, 0}, {10, 10}, {0, 10}};
    const QList<QPointF> b = {{10, 0}, {20, 0}, {20, 10}, {10, 10}};
    const QList<QPointF> c = {{0, 10}, {10, 10}, {20, 10}, {10, 20}};
    AreaChains chains;
    chains.addBorder(QStringLiteral("Arle"), a, b);
    chains.addBorder(QStringLiteral("Arle"), b, c);
    chains.addBorder(QStringLiteral("Arle"), a, c);
    chains.addBorder(QStringLiteral("Brook"), a, a);
    const auto courses = chains.take();
    QCOMPARE(courses.size(), size_t(3));
    QCOMPARE(courses[0].name, QStringLiteral("Arle"));
    QCOMPARE(courses[0].points.size(), size_t(2)); // up to the fork
    QCOMPARE(courses[1].points.size(), size_t(3)); // straight through it
    QCOMPARE(courses[2].points.size(), size_t(5)); // all round, back to its start
    QCOMPARE(courses[2].points.front(), courses[2].points.back());
    QVERIFY(chains.take().empty());
}

void tst_AreaMapPainter::coursesBridgeShortGaps()
{
    const QList<QPointF> north = {{0, 0}, {300, 0}, {300, 50}, {120, 50}, {100, 50}, {0, 50}};
    const QList<QPointF> west = {{0, 50}, {100, 50}, {100, 99}, {0, 99}};
    const QList<QPointF> east = {{120, 50}, {300, 50}, {300, 99}, {120, 99}};
    for (const bool isKnown : {false, true}) {
        AreaChains chains;
        if (isKnown)
            chains.addGround(north);
        chains.addBorder(QStringLiteral("Arle"), north, west);
        chains.addBorder(QStringLiteral("Arle"), north, east);
        const auto courses = chains.take();
        QCOMPARE(courses.size(), isKnown ? size_t(1) : size_t(2));
        QCOMPARE(courses.front().points.size(), isKnown ? size_t(4) : size_t(2));
    }
}

void tst_AreaMapPainter::shapesHaveTheCodes()
{
    const AreaSketch read = AreaReader(m_fixture.source()).read();
    const QByteArray svg = AreaMapPainter(m_fixture.source(), MapTheme::Light).paint().svg();
    const auto shapes = engine::readShapes(svg, QStringLiteral("map.svg"));
    QVERIFY(shapes);
    for (const AreaSketch::Area &area : read.areas) {
        QVERIFY(shapes->contains(area.id));
        const QList<QPointF> outline = shapes->value(area.id).first();
        const Polyline loop(outline.begin(), outline.end());
        QVERIFY(MapGeometry::contains({loop}, area.label));
        if (area.id == QLatin1String("1")) {
            const double share = MapGeometry::area(loop) / MapGeometry::area(area.polygon);
            QVERIFY(share > 0.95 && share < 1.05);
        }
    }
}

void tst_AreaMapPainter::neighboursShareTheirBorder()
{
    const AreaSketch read = AreaReader(m_fixture.source()).read();
    const AreaArcs arcs(read);
    const Polyline west = arcs.softLoop(read.areas[0].polygon);
    const Polyline east = arcs.softLoop(read.areas[1].polygon);
    const Polyline river = arcs.softLine(read.rivers[0].points);
    QVERIFY(river.size() > 20);
    for (const QPointF point : river) {
        QVERIFY(std::find(west.begin(), west.end(), point) != west.end());
        QVERIFY(std::find(east.begin(), east.end(), point) != east.end());
    }
    QCOMPARE(arcs.coast().size(), size_t(1));
}

void tst_AreaMapPainter::namesStandApart()
{
    const MapPicture picture = AreaMapPainter(m_fixture.source(), MapTheme::Light).paint();
    QStringList names;
    for (const MapText &text : picture.placeNames())
        names.append(text.text);
    QCOMPARE(names, (QStringList{"West", "East", "SOUTH"}));
    QVERIFY(!picture.layers.front().svg.contains("<text"));
    QCOMPARE(picture.page, QRectF(-70, -70, 1040, 1060));
}

void tst_AreaMapPainter::sameBoardSameBytes()
{
    const AreaFixture other;
    QCOMPARE(AreaMapPainter(m_fixture.source(), MapTheme::Light).paint().svg(),
             AreaMapPainter(other.source(), MapTheme::Light).paint().svg());
}

void tst_AreaMapPainter::onlySvgThatIsDrawn()
{
    for (const MapTheme theme : {MapTheme::Light, MapTheme::Dark}) {
        const QByteArray svg = AreaMapPainter(m_fixture.source(), theme).paint().svg();
        QVERIFY(engine::SvgCheck(svg, QStringLiteral("map.svg")).run().isEmpty());
        QVERIFY(QSvgRenderer(svg).isValid());
        QVERIFY(!svg.contains("clip") && !svg.contains("mask") && !svg.contains("nan"));
    }
}

void tst_AreaMapPainter::emptyBoard()
{
    engine::Map map;
    map.addBoard({});
    map.finish();
    const engine::TerrainTable terrain;
    const MapPicture picture =
        AreaMapPainter({map, terrain, {}, 0, nullptr}, MapTheme::Light).paint();
    QVERIFY(!picture.svg().isEmpty());
}

QTEST_MAIN(tst_AreaMapPainter)
#include "tst_areamappainter.moc"
