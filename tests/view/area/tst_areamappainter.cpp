// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/area/areamappainter.h"
#include "engine/storage/svgcheck.h"
#include "engine/storage/svgshapes.h"

#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTest>

using namespace view;

class tst_AreaMapPainter : public QObject
{
    Q_OBJECT

private slots:
    void readsSketches();
    void badSketches_data();
    void badSketches();
    void shapesHaveTheCodes();
    void neighboursShareTheirBorder();
    void sameSketchSameBytes();
    void onlySvgThatIsDrawn();
    void emptySketch();

private:
    static AreaSketch sketch();
};

namespace {

engine::Json json(const char *text)
{
    const auto parsed = engine::Json::parse(text, QStringLiteral("sketch.json"));
    Q_ASSERT(parsed);
    return parsed.value();
}

} // namespace

AreaSketch tst_AreaMapPainter::sketch()
{
    const auto read = AreaSketch::read(json(R"({
        "size": [900, 700], "title": "Two shores", "year": "1941", "title_at": [20, 420],
        "areas": [
          {"id": "1", "name": "West", "label": [200, 300], "terrain": "open", "city": true,
           "polygon": [[100, 100], [400, 120], [430, 300], [400, 500], [90, 480]]},
          {"id": "H", "name": "East", "label": [600, 250], "terrain": "difficult", "port": "blue",
           "polygon": [[400, 120], [800, 100], [780, 400], [600, 420], [400, 500], [430, 300]]},
          {"id": "S1", "name": "South", "label": [650, 560], "terrain": "broken", "supply": "red",
           "victory": false, "polygon": [[400, 500], [600, 420], [780, 400], [800, 660], [420, 650]]}],
        "lakes": [],
        "rivers": [{"name": "Arle", "points": [[400, 120], [430, 300], [400, 500]]}],
        "lines": [{"style": "red", "points": [[400, 500], [600, 420], [780, 400]]}],
        "crossings": [["1", "S1"]],
        "labels": [{"text": "Sea", "style": "sea", "at": [450, 60], "angle": 0, "size": 30}]})"));
    Q_ASSERT(read);
    return read.value();
}

void tst_AreaMapPainter::readsSketches()
{
    const AreaSketch read = sketch();
    QCOMPARE(read.areas.size(), size_t(3));
    QCOMPARE(read.area(QStringLiteral("H"))->ground, AreaSketch::Ground::Difficult);
    QCOMPARE(read.area(QStringLiteral("H"))->port, AreaSketch::Port::Blue);
    QVERIFY(!read.area(QStringLiteral("X")));
    for (const AreaSketch::Area &area : read.areas)
        QVERIFY(MapGeometry::area(area.polygon) > 0);
}

void tst_AreaMapPainter::badSketches_data()
{
    QTest::addColumn<QByteArray>("text");

    QTest::newRow("no id") << QByteArray(R"({"areas": [{"polygon": [[0,0],[1,0],[1,1]]}]})");
    QTest::newRow("no polygon") << QByteArray(R"({"areas": [{"id": "1"}]})");
    QTest::newRow("two corners") << QByteArray(
        R"({"areas": [{"id": "1", "polygon": [[0,0],[1,0]]}]})");
}

void tst_AreaMapPainter::badSketches()
{
    QFETCH(QByteArray, text);
    const auto read = AreaSketch::read(json(text));
    QVERIFY(!read);
    QCOMPARE(read.error().code, engine::Error::Code::BadFormat);
}

void tst_AreaMapPainter::shapesHaveTheCodes()
{
    const AreaSketch read = sketch();
    const QByteArray svg = AreaMapPainter(read, {}, MapTheme::Light).svg();
    const auto shapes = engine::readShapes(svg, QStringLiteral("map.svg"));
    QVERIFY(shapes);
    for (const AreaSketch::Area &area : read.areas) {
        QVERIFY(shapes->contains(area.id));
        const QList<QPointF> outline = shapes->value(area.id).first();
        const Polyline loop(outline.begin(), outline.end());
        QVERIFY(MapGeometry::contains({loop}, area.label));
        const double share = MapGeometry::area(loop) / MapGeometry::area(area.polygon);
        QVERIFY(share > 0.95 && share < 1.05);
    }
}

void tst_AreaMapPainter::neighboursShareTheirBorder()
{
    const AreaSketch read = sketch();
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

void tst_AreaMapPainter::sameSketchSameBytes()
{
    const AreaSketch first = sketch();
    const AreaSketch second = sketch();
    QCOMPARE(AreaMapPainter(first, {}, MapTheme::Light).svg(),
             AreaMapPainter(second, {}, MapTheme::Light).svg());
}

void tst_AreaMapPainter::onlySvgThatIsDrawn()
{
    const AreaSketch read = sketch();
    for (const MapTheme theme : {MapTheme::Light, MapTheme::Dark}) {
        const QByteArray svg = AreaMapPainter(read, {}, theme).svg();
        QVERIFY(engine::SvgCheck(svg, QStringLiteral("map.svg")).run().isEmpty());
        QVERIFY(QSvgRenderer(svg).isValid());
        QVERIFY(!svg.contains("clip") && !svg.contains("mask") && !svg.contains("nan"));
    }
}

void tst_AreaMapPainter::emptySketch()
{
    const auto read = AreaSketch::read(json("{}"));
    QVERIFY(read);
    QVERIFY(!AreaMapPainter(read.value(), {}, MapTheme::Light).svg().isEmpty());
}

QTEST_MAIN(tst_AreaMapPainter)
#include "tst_areamappainter.moc"
