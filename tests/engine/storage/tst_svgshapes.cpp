// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/picture/svgshapes.h"

#include <QtTest>

#include <cmath>

using engine::readShapes;
using engine::SvgShapes;
using namespace Qt::StringLiterals;
using Polygon = QList<QPointF>;
using Polygons = QList<QList<QPointF>>;

namespace {

QByteArray svg(const QByteArray &inside)
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\n" + inside
        + "\n</svg>\n";
}

QByteArray path(const QByteArray &data)
{
    return svg("<path id=\"a\" d=\"" + data + "\"/>");
}

double area(const Polygon &polygon)
{
    double sum = 0;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF a = polygon[i];
        const QPointF b = polygon[(i + 1) % polygon.size()];
        sum += a.x() * b.y() - b.x() * a.y();
    }
    return std::abs(sum) / 2;
}

const Polygon square{{10, 10}, {30, 10}, {30, 30}, {10, 30}};

} // namespace

Q_DECLARE_METATYPE(Polygons)

class tst_SvgShapes : public QObject
{
    Q_OBJECT

private slots:
    void readsStraightShapes_data();
    void readsStraightShapes();
    void readsTransforms_data();
    void readsTransforms();
    void flattensCurves_data();
    void flattensCurves();
    void circleStaysNear();
    void groupsHaveAllShapes();
    void leavesOutWhatIsNotDrawn();
    void listsAllShapes();
    void refuses_data();
    void refuses();
    void readsTheViewBox_data();
    void readsTheViewBox();
};

void tst_SvgShapes::readsStraightShapes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Polygons>("polygons");

    QTest::newRow("absolute lines") << path("M10,10 L30,10 L30,30 L10,30 Z") << Polygons{square};
    QTest::newRow("relative lines") << path("m10 10 l20 0 0 20 -20 0z") << Polygons{square};
    QTest::newRow("H and V") << path("M10 10H30V30H10Z") << Polygons{square};
    QTest::newRow("h and v") << path("M10 10h20v20h-20z") << Polygons{square};
    QTest::newRow("lines behind a move") << path("M10 10 30 10 30 30 10 30") << Polygons{square};
    QTest::newRow("dense numbers") << path("M1e1,10L30+10L30.0.3e2L10,30")
                                   << Polygons{{{10, 10}, {30, 10}, {30, 30}, {10, 30}}};
    QTest::newRow("closed by a line") << path("M10 10H30V30H10V10Z") << Polygons{square};
    QTest::newRow("two parts") << path("M10 10h20v20h-20z m40 0h20v20h-20z")
                               << Polygons{square, {{50, 10}, {70, 10}, {70, 30}, {50, 30}}};
    QTest::newRow("line after close")
        << path("M10 10h20v20h-20z l5 0 0 5z") << Polygons{square, {{10, 10}, {15, 10}, {15, 15}}};
    QTest::newRow("polygon") << svg("<polygon id=\"a\" points=\"10,10 30,10 30,30 10,30\"/>")
                             << Polygons{square};
    QTest::newRow("polyline") << svg(
        "<polyline id=\"a\" points=\"10 10 30 10 30 30 10 30 10 10\"/>")
                              << Polygons{square};
    QTest::newRow("rect") << svg("<rect id=\"a\" x=\"10\" y=\"10px\" width=\"20\" height=\"20\"/>")
                          << Polygons{square};
    QTest::newRow("line without area") << path("M10 10L30 30") << Polygons{};
    QTest::newRow("empty path") << path("") << Polygons{};
}

void tst_SvgShapes::readsStraightShapes()
{
    QFETCH(QByteArray, text);
    const auto shapes = readShapes(text, u"map.svg"_s);
    QVERIFY2(shapes, qPrintable(shapes ? QString() : shapes.error().message));
    QTEST(shapes->value(u"a"_s), "polygons");
}

void tst_SvgShapes::readsTransforms_data()
{
    QTest::addColumn<QByteArray>("transform");
    QTest::addColumn<QPointF>("point"); // where (10, 20) goes

    QTest::newRow("none") << QByteArray("") << QPointF(10, 20);
    QTest::newRow("translate") << QByteArray("translate(5,-5)") << QPointF(15, 15);
    QTest::newRow("translate x") << QByteArray("translate(5)") << QPointF(15, 20);
    QTest::newRow("scale") << QByteArray("scale(2)") << QPointF(20, 40);
    QTest::newRow("scale both") << QByteArray("scale(2 0.5)") << QPointF(20, 10);
    QTest::newRow("rotate") << QByteArray("rotate(90)") << QPointF(-20, 10);
    QTest::newRow("rotate around") << QByteArray("rotate(180 10 10)") << QPointF(10, 0);
    QTest::newRow("matrix") << QByteArray("matrix(1 2 3 4 5 6)") << QPointF(75, 106);
    QTest::newRow("skew") << QByteArray("skewX(45)") << QPointF(30, 20);
    QTest::newRow("two steps") << QByteArray("translate(1,1), scale(2)") << QPointF(21, 41);
}

void tst_SvgShapes::readsTransforms()
{
    QFETCH(QByteArray, transform);
    QFETCH(QPointF, point);
    const auto shapes = readShapes(svg("<g transform=\"translate(100)\"><path transform=\""
                                       + transform + "\" id=\"a\" d=\"M10 20h5v5z\"/></g>"),
                                   u"map.svg"_s);
    QVERIFY2(shapes, qPrintable(shapes ? QString() : shapes.error().message));
    const QPointF found = shapes->value(u"a"_s).value(0).value(0);
    QVERIFY(std::abs(found.x() - 100 - point.x()) < 1e-9);
    QVERIFY(std::abs(found.y() - point.y()) < 1e-9);
}

void tst_SvgShapes::flattensCurves_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("area");
    const double pi = std::acos(-1.0);

    QTest::newRow("circle") << svg("<circle id=\"a\" cx=\"500\" cy=\"500\" r=\"400\"/>")
                            << pi * 400 * 400;
    QTest::newRow("ellipse") << svg("<ellipse id=\"a\" rx=\"400\" ry=\"200\"/>") << pi * 400 * 200;
    QTest::newRow("round rect") << svg("<rect id=\"a\" width=\"400\" height=\"400\" rx=\"100\"/>")
                                << 400.0 * 400 - (4 - pi) * 100 * 100;
    QTest::newRow("small arcs") << path("M100 500A400 400 0 0 1 900 500A400 400 0 0 1 100 500Z")
                                << pi * 400 * 400;
    QTest::newRow("dense arc flags")
        << path("M100 500a400 400 0 01800 0a400 400 0 01-800 0z") << pi * 400 * 400;
    QTest::newRow("large arc") << path("M500 100A400 400 0 1 1 100 500L500 500Z")
                               << pi * 400 * 400 * 3 / 4;
    QTest::newRow("small arc the other way")
        << path("M500 100A400 400 0 0 0 100 500L500 500Z") << pi * 400 * 400 / 4;
    QTest::newRow("arc that is too small")
        << path("M100 500A1 1 0 0 1 900 500Z") << pi * 400 * 400 / 2;
    QTest::newRow("turned arc") << path("M0 -400A400 200 90 0 1 0 400Z") << pi * 400 * 200 / 2;
    // A parabola over a base of 600 with the control point 300 above it: two thirds of 600 x 150.
    QTest::newRow("quadratic") << path("M0 0Q300 300 600 0Z") << 600.0 * 150 * 2 / 3;
    QTest::newRow("smooth quadratic") << path("M0 0q300 300 600 0t600 0V-500H0Z") << 1200.0 * 500;
    QTest::newRow("cubic like the quadratic")
        << path("M0 0C200 200 400 200 600 0Z") << 600.0 * 150 * 2 / 3;
    QTest::newRow("smooth cubic") << path("M0 0c200 200 400 200 600 0s400 -200 600 0V-500H0Z")
                                  << 1200.0 * 500;
}

void tst_SvgShapes::flattensCurves()
{
    QFETCH(QByteArray, text);
    QFETCH(double, area);
    const auto shapes = readShapes(text, u"map.svg"_s);
    QVERIFY2(shapes, qPrintable(shapes ? QString() : shapes.error().message));
    const auto polygons = shapes->value(u"a"_s);
    QCOMPARE(polygons.size(), 1);
    const double found = ::area(polygons[0]);
    QVERIFY2(std::abs(found - area) < area * 0.005,
             qPrintable(u"%1 for %2"_s.arg(found).arg(area)));
}

void tst_SvgShapes::circleStaysNear()
{
    const auto shapes =
        readShapes(svg("<g transform=\"scale(10)\"><circle id=\"a\" r=\"100\"/></g>"), u"m.svg"_s);
    const Polygon polygon = shapes->value(u"a"_s).value(0);
    QVERIFY(polygon.size() > 20);
    QVERIFY(polygon.size() < 200);
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF middle = (polygon[i] + polygon[(i + 1) % polygon.size()]) / 2;
        QVERIFY(std::abs(std::hypot(polygon[i].x(), polygon[i].y()) - 1000) < 0.5);
        QVERIFY(std::abs(std::hypot(middle.x(), middle.y()) - 1000) < 0.8);
    }
}

void tst_SvgShapes::groupsHaveAllShapes()
{
    const auto shapes = readShapes(svg("<g id=\"isles\"><rect id=\"one\" width=\"1\" height=\"1\"/>"
                                       "<rect width=\"2\" height=\"2\"/></g>"),
                                   u"map.svg"_s);
    QVERIFY(shapes);
    QCOMPARE(shapes->value(u"isles"_s).size(), 2);
    QCOMPARE(shapes->value(u"one"_s).size(), 1);
    QCOMPARE(shapes->size(), 2);
}

void tst_SvgShapes::leavesOutWhatIsNotDrawn()
{
    const auto shapes =
        readShapes(svg("<defs><rect id=\"a\" width=\"1\" height=\"1\"/></defs>"
                       "<clipPath><rect id=\"b\" width=\"1\" height=\"1\"/></clipPath>"
                       "<text id=\"c\">x</text><rect width=\"1\" height=\"1\"/>"),
                   u"map.svg"_s);
    QVERIFY(shapes);
    QVERIFY(shapes->isEmpty());
}

void tst_SvgShapes::listsAllShapes()
{
    const QByteArray text =
        svg("<g id=\"isles\"><title> The\nIsles </title>"
            "<rect width=\"2\" height=\"2\" transform=\"translate(5)\"/>"
            "<polygon id=\"b\" points=\"0,0 1,0 1,1\"/></g>"
            "<polyline points=\"0,0 4,0 4,4\"/><path d=\"M0 0h3v3\"/><path d=\"M0 0h3v3z\"/>"
            "<path d=\"M0 0 9 9\"/><g id=\"empty\"/><defs><rect width=\"1\" height=\"1\"/></defs>");
    const auto shapes = SvgShapes(text, u"map.svg"_s, {2, 0, 0, 2, 100, 0}).list();
    QVERIFY(shapes);
    QStringList found;
    for (const engine::SvgShape &shape : shapes.value())
        found.append(u"%1 %2 %3 %4"_s.arg(shape.depth)
                         .arg(shape.element, shape.id.isEmpty() ? u"-"_s : shape.id)
                         .arg(shape.isClosed ? u"closed"_s : u"open"_s));
    QCOMPARE(found,
             QStringList({u"0 g isles closed"_s, u"1 rect - closed"_s, u"1 polygon b closed"_s,
                          u"0 polyline - open"_s, u"0 path - open"_s, u"0 path - closed"_s}));
    QCOMPARE(shapes->first().title, u"The Isles"_s);
    QCOMPARE(shapes->first().polygons.size(), 2);
    QCOMPARE(shapes->at(1).polygons.first().first(), QPointF(110, 0));
    QVERIFY(!SvgShapes(svg("<path d=\"x\"/>"), u"map.svg"_s).list());
}

void tst_SvgShapes::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QByteArray &text, const char *message) {
        QTest::newRow(name) << text << QString::fromUtf8(message);
    };

    row("path without a move", path("L1 1"), "map.svg:2: The numbers of the path “a” are wrong.");
    row("unknown command", path("M0 0 X1 1"), "numbers of the path “a”");
    row("number missing", path("M0 0 L1"), "numbers of the path “a”");
    row("number in the middle", path("M0 0 z 5 5"), "numbers of the path “a”");
    row("not a number", path("M0 0 Lnan inf"), "numbers of the path “a”");
    row("huge number", path("M0 0 L1e300 0"), "numbers of the path “a”");
    row("bad arc flag", path("M0 0 A1 1 0 2 0 5 5"), "numbers of the path “a”");
    row("odd points", svg("<polygon id=\"a\" points=\"1 2 3\"/>"), "numbers of the polygon “a”");
    row("bad points", svg("<polygon id=\"a\" points=\"1 2 x 4\"/>"), "numbers of the polygon “a”");
    row("negative size", svg("<rect id=\"a\" width=\"-1\" height=\"1\"/>"), "of the rect “a”");
    row("size in per cent", svg("<rect id=\"a\" width=\"50%\" height=\"1\"/>"), "of the rect “a”");
    row("size in millimetres", svg("<circle id=\"a\" r=\"5mm\"/>"), "of the circle “a”");
    row("negative radius", svg("<ellipse id=\"a\" rx=\"-1\" ry=\"1\"/>"), "of the ellipse “a”");
    row("unknown transform", svg("<g id=\"a\" transform=\"fold(1)\"/>"),
        "transform of “a” is wrong");
    row("open transform", svg("<g id=\"a\" transform=\"scale(1\"/>"), "transform of “a” is wrong");
    row("short matrix", svg("<g id=\"a\" transform=\"matrix(1 2 3)\"/>"), "transform of “a”");
    row("endless scale",
        svg(QByteArray("<g transform=\"scale(9999999)\">").repeated(60)
            + "<rect id=\"a\" x=\"9\" y=\"9\" width=\"9\" height=\"9\"/>"
            + QByteArray("</g>").repeated(60)),
        "numbers of the rect “a”");
    row("id twice", svg("<circle id=\"a\" r=\"1\"/><circle id=\"a\" r=\"1\"/>"), "is there twice");
    row("too many corners",
        svg("<path d=\"M0 0" + QByteArray("c999999 0 0 999999 9 9").repeated(9000) + "\"/>"),
        "more than 2000000 corners");
    row("document type", "<!DOCTYPE svg>" + svg(""), "has a document type");
    row("not XML", "M0 0", "not well-formed");
}

void tst_SvgShapes::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    const auto shapes = readShapes(text, u"map.svg"_s);
    QVERIFY(!shapes);
    QVERIFY2(shapes.error().message.contains(message), qPrintable(shapes.error().message));
    QVERIFY(shapes.error().message.startsWith(u"map.svg:"_s));
}

void tst_SvgShapes::readsTheViewBox_data()
{
    QTest::addColumn<QByteArray>("attributes");
    QTest::addColumn<QRectF>("box");

    QTest::newRow("viewBox") << QByteArray("viewBox=\"-1 -2 30 40\" width=\"9\"")
                             << QRectF(-1, -2, 30, 40);
    QTest::newRow("size") << QByteArray("width=\"30px\" height=\"40\"") << QRectF(0, 0, 30, 40);
    QTest::newRow("wrong viewBox") << QByteArray("viewBox=\"0 0 0 0\"") << QRectF();
    QTest::newRow("nothing") << QByteArray() << QRectF();
}

void tst_SvgShapes::readsTheViewBox()
{
    QFETCH(QByteArray, attributes);
    QFETCH(QRectF, box);
    const auto found = SvgShapes::viewBox(
        "<?note x?><svg xmlns=\"http://www.w3.org/2000/svg\" " + attributes + "/>", u"m.svg"_s);
    QCOMPARE(bool(found), !box.isNull());
    if (found)
        QCOMPARE(found.value(), box);
}

QTEST_GUILESS_MAIN(tst_SvgShapes)
#include "tst_svgshapes.moc"
