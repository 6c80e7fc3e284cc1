// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/mapcrossings.h"
#include "app/view/map/mappainter.h"
#include "app/view/map/sheet/mapstyle.h"
#include "app/view/mapimage.h"
#include "tests/view/map/wintermodule.h"

#include <QTest>

using namespace view;

/// Water through hexes, lakes on hexsides, cities over several hexes, and looks by a variable.
class tst_WinterMap : public QObject
{
    Q_OBJECT

private slots:
    void waterFlowsThroughHexes();
    void straightRiversWind();
    void streamsFlowIntoRivers();
    void bridgesWhereTheFileSays();
    void lakesOnHexsides();
    void iceHidesDepths();
    void firsHaveTheirShare_data();
    void firsHaveTheirShare();
    void bareTrees();
    void woodsOnHighGround();
    void citiesAreUnited();
    void straightWays();
    void looksOfAStyle();
    void paletteIsOnTheSheet();
    void entryAreas();
    void partFitsTheWhole_data();
    void partFitsTheWhole();
};

namespace {

QColor pixel(const MapPicture &picture, QPointF at)
{
    const QImage image = mapImage(picture, 1, QRectF(at - QPointF(2, 2), QSizeF(5, 5)));
    return image.pixelColor(2, 2);
}

/// Of the palette of a map without any of its own.
QColor token(const char *name)
{
    const MapPalette palette(MapTheme::Light, {});
    return QColor(QString::fromLatin1(palette.color(name)));
}

bool isAlike(const QColor &a, const QColor &b)
{
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green())
        + std::abs(a.blue() - b.blue())
        < 12;
}

const RiverCourse &course(const MapPainter &painter, const char *name)
{
    const auto &rivers = painter.plan().rivers;
    return *std::find_if(rivers.begin(), rivers.end(), [&](const RiverCourse &river) {
        return river.name == QLatin1String(name);
    });
}

size_t stampsOf(const MapPicture &picture, std::string_view kind)
{
    size_t count = 0;
    for (const MapPicture::Layer &layer : picture.layers) {
        for (const MapStamp &stamp : layer.stamps)
            count += std::string_view(MapStamp::pictures[stamp.picture]).starts_with(kind) ? 1 : 0;
    }
    return count;
}

double smallestDistance(const std::vector<Polyline> &loops, QPointF point)
{
    double least = 1e9;
    for (const Polyline &loop : loops)
        least =
            std::min(least, MapGeometry::nearest(loop, point, MapGeometry::Ends::Closed).distance);
    return least;
}

} // namespace

void tst_WinterMap::waterFlowsThroughHexes()
{
    const WinterModule winter;
    const MapPainter painter(mapSource(*winter.module, 0), MapTheme::Light);
    const MapPicture picture = painter.paint();
    const RiverCourse &river = course(painter, "Lovat");
    QCOMPARE(river.through, MapLook::Way::River);
    const size_t middle = river.points.size() / 3;
    // Beside the light, which does not lie in the middle.
    const QPointF aside = MapGeometry::left(MapGeometry::direction(river.points, middle)) * -1.2;
    QVERIFY(isAlike(pixel(picture, river.points[middle] + aside), token("river")));
    const RiverCourse &stream = course(painter, "Laza");
    QCOMPARE(stream.through, MapLook::Way::Stream);
    QVERIFY(pixel(picture, stream.points[stream.points.size() / 2]).blue()
            > pixel(picture, stream.points[stream.points.size() / 2]).red());
}

void tst_WinterMap::straightRiversWind()
{
    const WinterModule winter;
    const MapPainter painter(mapSource(*winter.module, 0), MapTheme::Light);
    const RiverCourse &river = course(painter, "Lovat");
    double most = 0;
    for (const QPointF point : river.points)
        most = std::max(
            most, std::abs(point.x() - winter.module->map.space(winter.hex("0505")).centre.x()));
    QVERIFY2(most > 6, qPrintable(QString::number(most)));
    QVERIFY2(most < 40, qPrintable(QString::number(most)));
    // It leaves each hex through the hexside that leads to the next one, near its middle.
    for (int row = 1; row < 9; ++row) {
        const auto id = [](int r) {
            return QStringLiteral("05%1").arg(r, 2, 10, QLatin1Char('0'));
        };
        const QPointF middle =
            (winter.module->map.space(winter.module->map.find(id(row))).centre
             + winter.module->map.space(winter.module->map.find(id(row + 1))).centre)
            / 2;
        QVERIFY(MapGeometry::nearest(river.points, middle, MapGeometry::Ends::Open).distance < 14);
    }
}

void tst_WinterMap::streamsFlowIntoRivers()
{
    const WinterModule winter;
    const MapPainter painter(mapSource(*winter.module, 0), MapTheme::Light);
    const RiverCourse &stream = course(painter, "Laza");
    const RiverCourse &river = course(painter, "Lovat");
    QVERIFY(!stream.freeStart);
    QVERIFY(stream.freeEnd);
    QVERIFY(
        MapGeometry::nearest(river.points, stream.points.front(), MapGeometry::Ends::Open).distance
        < 0.5);
    // At the rim the river goes on off the map, at its other end it has its spring.
    QVERIFY(!river.freeStart);
    QVERIFY(river.points.front().y() < 0);
    QVERIFY(river.freeEnd);
}

void tst_WinterMap::bridgesWhereTheFileSays()
{
    const WinterModule winter;
    const MapPainter painter(mapSource(*winter.module, 0), MapTheme::Light);
    QCOMPARE(painter.plan().bridges.size(), size_t(1));
    const QPointF off =
        painter.plan().bridges[0].at - winter.module->map.space(winter.hex("0505")).centre;
    QVERIFY(std::hypot(off.x(), off.y()) < 48);
    // All the others could get one.
    const auto crossings = mapCrossings(mapSource(*winter.module, 0));
    QCOMPARE(crossings.size(), size_t(9));
    const auto built = std::find_if(crossings.begin(), crossings.end(), [&](const auto &one) {
        return one.space == winter.hex("0505");
    });
    QVERIFY(built != crossings.end());
    QCOMPARE(built->at, painter.plan().bridges[0].at);
}

void tst_WinterMap::lakesOnHexsides()
{
    const WinterModule winter;
    const MapPainter painter(mapSource(*winter.module, 0), MapTheme::Light);
    const auto between = [&](const char *a, const char *b) {
        return (winter.module->map.space(winter.hex(a)).centre
                + winter.module->map.space(winter.hex(b)).centre)
            / 2;
    };
    const QPointF full = between("0808", "0807");
    const QPointF partial = between("0811", "0810");
    QCOMPARE(painter.plan().lakes.size(), size_t(2));
    QVERIFY(MapGeometry::contains(painter.plan().lakes, full));
    QVERIFY(MapGeometry::contains(painter.plan().lakes, partial));
    QVERIFY(smallestDistance(painter.plan().lakes, full) > 8);
    QVERIFY(smallestDistance(painter.plan().lakes, partial) < 9);
    // Both have a name.
    QStringList names;
    for (const MapText &text : painter.plan().waterNames)
        names.append(text.text);
    QVERIFY(names.contains(QStringLiteral("Ivan")));
    QVERIFY(names.contains(QStringLiteral("Ale")));
    QVERIFY(names.contains(QStringLiteral("Lovat")));
    QVERIFY(isAlike(pixel(painter.paint(), partial + QPointF(0, -2)), token("sea4"))
            || isAlike(pixel(painter.paint(), partial + QPointF(0, 2)), token("sea4")));
}

void tst_WinterMap::iceHidesDepths()
{
    const WinterModule open;
    const WinterModule frozen(R"("frozen": true)");
    const auto paint = [](const WinterModule &module) {
        return MapPainter(mapSource(*module.module, 0), MapTheme::Light).paint().svg();
    };
    QVERIFY(!paint(open).contains("dasharray=\"7 5\""));
    QVERIFY(paint(frozen).contains("dasharray=\"7 5\""));
    QVERIFY(paint(open).contains(token("sea3").name().toLatin1()));
    QVERIFY(!paint(frozen).contains(token("sea3").name().toLatin1()));
}

void tst_WinterMap::firsHaveTheirShare_data()
{
    QTest::addColumn<QByteArray>("style");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    QTest::newRow("as usual") << QByteArray() << 0.15 << 0.65;
    QTest::newRow("many") << QByteArray(R"("firs": 0.75)") << 0.5 << 0.95;
    QTest::newRow("none") << QByteArray(R"("firs": 0)") << 0.0 << 0.0;
    QTest::newRow("only") << QByteArray(R"("firs": 1)") << 1.0 << 1.0;
}

void tst_WinterMap::firsHaveTheirShare()
{
    QFETCH(QByteArray, style);
    QFETCH(double, least);
    QFETCH(double, most);
    const WinterModule winter(style);
    const MapPicture picture = MapPainter(mapSource(*winter.module, 0), MapTheme::Light).paint();
    const double firs = double(stampsOf(picture, "fir"));
    const double share = firs / (firs + double(stampsOf(picture, "leaf")));
    QVERIFY2(share >= least && share <= most, qPrintable(QString::number(share)));
}

void tst_WinterMap::bareTrees()
{
    const WinterModule leafy;
    const WinterModule bare(R"("bare": true)");
    const MapPicture summer = MapPainter(mapSource(*leafy.module, 0), MapTheme::Light).paint();
    const MapPicture winter = MapPainter(mapSource(*bare.module, 0), MapTheme::Light).paint();
    QCOMPARE(stampsOf(summer, "bare"), size_t(0));
    QCOMPARE(stampsOf(winter, "leaf"), size_t(0));
    QCOMPARE(stampsOf(winter, "bare"), stampsOf(summer, "leaf"));
    QCOMPARE(stampsOf(winter, "fir"), stampsOf(summer, "fir"));
}

void tst_WinterMap::woodsOnHighGround()
{
    const WinterModule winter;
    const MapPainter painter(mapSource(*winter.module, 0), MapTheme::Light);
    const QPointF wooded = winter.module->map.space(winter.hex("1101")).centre;
    const QPointF open = winter.module->map.space(winter.hex("1102")).centre;
    for (const QPointF high : {wooded, open})
        QVERIFY(MapGeometry::contains(painter.plan().hill, high));
    QVERIFY(MapGeometry::contains(painter.plan().forest, wooded));
    const MapPicture picture = painter.paint();
    QVERIFY(stampsOf(picture, "hachure") > 0);
    for (const MapStamp &stamp : picture.layers.front().stamps) {
        if (std::string_view(MapStamp::pictures[stamp.picture]) == "hachure")
            QVERIFY(!MapGeometry::contains(painter.plan().forest, stamp.place())
                    || smallestDistance(painter.plan().forest, stamp.place()) < 5);
    }
}

void tst_WinterMap::citiesAreUnited()
{
    const WinterModule winter;
    const MapPainter painter(mapSource(*winter.module, 0), MapTheme::Light);
    QCOMPARE(painter.plan().cities.size(), size_t(1));
    const City &city = painter.plan().cities.front();
    QCOMPARE(city.hexes.size(), size_t(3));
    QCOMPARE(city.ground.size(), size_t(1));
    const QPointF joint = (winter.module->map.space(winter.hex("1109")).centre
                           + winter.module->map.space(winter.hex("1110")).centre)
        / 2;
    QVERIFY(MapGeometry::contains(city.ground, joint));
    QStringList names;
    for (const MapText &text : painter.plan().placeNames)
        names.append(text.text);
    names.sort();
    QCOMPARE(names,
             QStringList(
                 {QStringLiteral("Citadel"), QStringLiteral("Luki"), QStringLiteral("Station")}));
    const QColor urban = pixel(painter.paint(), joint + QPointF(1.5, 0));
    QVERIFY(isAlike(urban, token("urban")) || urban.red() < token("land").red());
}

void tst_WinterMap::straightWays()
{
    const WinterModule zigzag;
    const WinterModule straight(R"("straight_ways": true)");
    const auto length = [](const WinterModule &module) {
        const MapPainter painter(mapSource(*module.module, 0), MapTheme::Light);
        return MapGeometry::length(painter.plan().ways.front().points);
    };
    QVERIFY(length(straight) < 0.95 * length(zigzag));
}

void tst_WinterMap::looksOfAStyle()
{
    const WinterModule winter(R"("palette": {"land": "#101010", "page": "#202020"},
        "palettes": {"by": "weather", "looks": {
            "frost": {"frozen": true},
            "thaw": {"palette": {"land": "#303030"}}}})");
    const engine::Json &style = winter.module->map.boards()[0].style;
    QCOMPARE(MapStyle::variable(style), QStringLiteral("weather"));
    QCOMPARE(MapStyle::lookFor(style, QStringLiteral("thaw")), QStringLiteral("thaw"));
    QCOMPARE(MapStyle::lookFor(style, QStringLiteral("hail")), QStringLiteral("frost"));
    const engine::Json thaw = MapStyle::of(style, QStringLiteral("thaw"));
    QVERIFY(!thaw[u"frozen"].toBool());
    const MapPalette palette(MapTheme::Light, thaw);
    QCOMPARE(palette.color("land"), QByteArray("#303030"));
    QCOMPARE(palette.color("page"), QByteArray("#202020"));
    QVERIFY(MapStyle::of(style, {})[u"frozen"].toBool());
    // A style without looks stays as it is.
    QCOMPARE(MapStyle::variable({}), QString());
    QCOMPARE(MapStyle::lookFor({}, QStringLiteral("thaw")), QString());

    const auto state = winter.state();
    QCOMPARE(mapLook(*winter.module, 0, nullptr), QStringLiteral("frost"));
    QCOMPARE(mapLook(*winter.module, 0, state.get()), QStringLiteral("frost"));
    winter.setWeather(*state, "thaw");
    QCOMPARE(mapLook(*winter.module, 0, state.get()), QStringLiteral("thaw"));
    QCOMPARE(mapLook(*winter.module, 7, state.get()), QString());
}

void tst_WinterMap::paletteIsOnTheSheet()
{
    QByteArray flat;
    for (const char *part : {"land", "quilt1", "quilt2", "quilt3", "quilt4", "quilt5", "quilt6",
                             "mottle_a", "mottle_b"})
        flat += QByteArray(flat.isEmpty() ? "" : ", ") + "\"" + part + "\": \"#eef1f2\"";
    const WinterModule winter("\"palettes\": {\"by\": \"weather\", \"looks\": {\"thaw\": {}, "
                              "\"frost\": {\"palette\": {"
                              + flat + "}}}}");
    MapSource source = mapSource(*winter.module, 0);
    source.look = QStringLiteral("frost");
    const MapPicture picture = MapPainter(source, MapTheme::Light).paint();
    const QPointF clear = winter.module->map.space(winter.hex("0209")).centre;
    QVERIFY(isAlike(pixel(picture, clear), QColor(0xee, 0xf1, 0xf2)));
}

void tst_WinterMap::entryAreas()
{
    const WinterModule winter(R"("entries": [
        {"side": "blue", "label": "NW", "from": "0201", "to": "0601"}])");
    const QByteArray svg = MapPainter(mapSource(*winter.module, 0), MapTheme::Light).paint().svg();
    QVERIFY(svg.contains(">NW<"));
    QVERIFY(svg.contains("#2f5f86"));
}

void tst_WinterMap::partFitsTheWhole_data()
{
    QTest::addColumn<QPoint>("block");
    QTest::newRow("river, stream and bridge") << QPoint(3, 3);
    QTest::newRow("lakes") << QPoint(6, 6);
    QTest::newRow("city") << QPoint(9, 7);
    QTest::newRow("high ground") << QPoint(9, 0);
}

// The editor paints again only what was edited.
void tst_WinterMap::partFitsTheWhole()
{
    QFETCH(QPoint, block);
    const WinterModule winter(R"("straight_ways": true, "frozen": true)");
    MapSource source = mapSource(*winter.module, 0);
    const MapPicture whole = MapPainter(source, MapTheme::Light).paint();
    source.cells = QRect(block, QSize(4, 4)).adjusted(-3, -3, 3, 3);
    const MapPicture part = MapPainter(source, MapTheme::Light).paint();
    const engine::HexGrid &grid = *winter.module->map.boards()[0].grid;
    const QRectF area(grid.centre(block.x() + 1, block.y() + 1, 48) - QPointF(40, 40),
                      grid.centre(block.x() + 2, block.y() + 2, 48) + QPointF(40, 40));
    const QImage a = mapImage(part, 1, area.toAlignedRect());
    const QImage b = mapImage(whole, 1, area.toAlignedRect());
    QCOMPARE(a.size(), b.size());
    int different = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            different += isAlike(a.pixelColor(x, y), b.pixelColor(x, y)) ? 0 : 1;
    }
    // Names may stand elsewhere, because those of the rest are not known.
    QVERIFY2(different < a.width() * a.height() / 20, qPrintable(QString::number(different)));
}

QTEST_MAIN(tst_WinterMap)
#include "tst_wintermap.moc"
