// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/mappainter.h"
#include "app/view/map/plan/names/nameplanner.h"
#include "app/view/mapimage.h"
#include "engine/storage/picture/svgcheck.h"
#include "tests/view/map/mapfixture.h"

#include <QRegularExpression>
#include <QTest>

using namespace view;

class tst_MapPainter : public QObject
{
    Q_OBJECT

private slots:
    void sameBoardSameBytes();
    void orderOfEdgesDoesNotShow();
    void editStaysLocal_data();
    void editStaysLocal();
    void partFitsTheWhole_data();
    void partFitsTheWhole();
    void thingsCanBeLeftOut();
    void underlayIsTheGround();
    void riversKeepToTheirHexsides();
    void blobsKeepToTheirHexes();
    void roadsCrossNearTheMiddle();
    void bridgesWhereWaysCrossRivers();
    void namesDoNotOverlap();
    void namesCanBeFixed();
    void onlySvgThatIsDrawn();
    void pathsAreShortEnough();
    void everyLayout_data();
    void everyLayout();
    void emptyBoards();
    void paletteCanBeReplaced();
    void textsAreInTheSvgToo();
    void pageHoldsBoxes();
    void displaysOfBoxes();
    void absurdNumbersAreHarmless();

private:
    static double distanceToEdges(const MapSheet &sheet, QPointF point,
                                  const std::function<bool(int, int)> &counts);
};

namespace {

constexpr double tolerance = 14;

MapPicture painted(const MapFixture &fixture, MapTheme theme = MapTheme::Light)
{
    return MapPainter(fixture.source(), theme).paint();
}

double distanceTo(const SheetEdge &edge, const HexLattice &lattice, QPointF point)
{
    const Polyline side = {lattice.point(edge.start), lattice.point(edge.end)};
    return MapGeometry::nearest(side, point, MapGeometry::Ends::Open).distance;
}

} // namespace

/// Distance to the nearest hexside between two hexes for which \a counts.
double tst_MapPainter::distanceToEdges(const MapSheet &sheet, QPointF point,
                                       const std::function<bool(int, int)> &counts)
{
    double best = 1e9;
    for (size_t i = 0; i < sheet.hexes().size(); ++i) {
        const SheetHex &hex = sheet.hexes()[i];
        for (int side = 0; side < 6; ++side) {
            const int next = sheet.neighbour(int(i), side);
            if (next < 0 || !counts(int(i), next))
                continue;
            const Polyline line = {
                sheet.lattice().point(hex.at + sheet.lattice().corner(side)),
                sheet.lattice().point(hex.at + sheet.lattice().corner(side + 1))};
            best =
                std::min(best, MapGeometry::nearest(line, point, MapGeometry::Ends::Open).distance);
        }
    }
    return best;
}

void tst_MapPainter::sameBoardSameBytes()
{
    MapFixture first;
    first.furnish();
    MapFixture second;
    second.furnish();
    QCOMPARE(painted(first).svg(), painted(second).svg());
    QVERIFY(painted(first).svg() != painted(first, MapTheme::Dark).svg());
}

void tst_MapPainter::orderOfEdgesDoesNotShow()
{
    MapFixture forwards;
    MapFixture backwards;
    const auto edge = [](MapFixture &fixture, int row) {
        fixture.addEdge("river", fixture.hex(5, row), fixture.hex(5, row + 1), "Arle");
        fixture.addEdge("border", fixture.hex(8, row), fixture.hex(8, row + 1));
    };
    for (int row = 2; row < 9; ++row) {
        edge(forwards, row);
        edge(backwards, 10 - row);
    }
    QCOMPARE(painted(forwards).svg(), painted(backwards).svg());
}

void tst_MapPainter::editStaysLocal_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("terrain");

    QTest::newRow("a new wood") << 11 << 10 << "forest";
    QTest::newRow("a clearing") << 5 << 2 << "clear";
    QTest::newRow("a new bay") << 3 << 4 << "sea";
    QTest::newRow("a new mountain") << 9 << 8 << "mountain";
    QTest::newRow("a new lake") << 4 << 5 << "lake";
}

void tst_MapPainter::editStaysLocal()
{
    QFETCH(int, column);
    QFETCH(int, row);
    QFETCH(QString, terrain);
    MapFixture fixture;
    fixture.furnish();
    const MapPicture before = painted(fixture);
    fixture.setTerrain(column, row, terrain.toLatin1());
    const MapPicture after = painted(fixture);

    const double scale = 0.5;
    const QImage a = mapImage(before, scale);
    const QImage b = mapImage(after, scale);
    QCOMPARE(a.size(), b.size());
    const QPointF centre = fixture.map().space(fixture.hex(column, row)).centre;
    // Two hexes around it, to their far sides.
    const double reach = 2.5 * 48 * std::sqrt(3.0) + 2;
    int changed = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            // One step of one channel is rounding, not a change.
            if (std::abs(qRed(p) - qRed(q)) < 2 && std::abs(qGreen(p) - qGreen(q)) < 2
                && std::abs(qBlue(p) - qBlue(q)) < 2)
                continue;
            ++changed;
            const QPointF off = QPointF(x, y) / scale + before.page.topLeft() - centre;
            QVERIFY2(std::hypot(off.x(), off.y()) <= reach,
                     qPrintable(QStringLiteral("changed at %1,%2, %3 px away")
                                    .arg(x)
                                    .arg(y)
                                    .arg(std::hypot(off.x(), off.y()))));
        }
    }
    QVERIFY(changed > 100);
}

void tst_MapPainter::partFitsTheWhole_data()
{
    QTest::addColumn<QPoint>("block");
    QTest::newRow("in the middle") << QPoint(5, 4);
    QTest::newRow("at the coast") << QPoint(1, 2);
    QTest::newRow("in a corner") << QPoint(0, 0);
    QTest::newRow("at the far rim") << QPoint(10, 8);
}

// An editor paints only the neighbourhood of an edit and lays it over the rest.
void tst_MapPainter::partFitsTheWhole()
{
    QFETCH(QPoint, block);
    MapFixture fixture;
    fixture.furnish();
    const QRect inner(block, QSize(4, 4));
    MapSource source = fixture.source();
    source.cells = inner.adjusted(-3, -3, 3, 3);
    const MapPicture part = MapPainter(source, MapTheme::Light).paint();
    const MapPicture whole = painted(fixture);
    const QPointF first = fixture.map().space(fixture.hex(block.x() + 1, block.y() + 1)).centre;
    const QPointF last = fixture.map().space(fixture.hex(block.x() + 2, block.y() + 2)).centre;
    const QRectF area = QRectF(first, last).normalized().adjusted(-40, -40, 40, 40).toAlignedRect();
    const QImage a = mapImage(part, 1, area);
    const QImage b = mapImage(whole, 1, area);
    QCOMPARE(a.size(), b.size());
    int different = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            if (std::abs(qRed(p) - qRed(q)) > 24 || std::abs(qGreen(p) - qGreen(q)) > 24
                || std::abs(qBlue(p) - qBlue(q)) > 24)
                ++different;
        }
    }
    // Names may stand elsewhere, because those of the rest are not known.
    QVERIFY2(different < a.width() * a.height() / 20, qPrintable(QString::number(different)));
}

void tst_MapPainter::thingsCanBeLeftOut()
{
    MapFixture fixture;
    fixture.furnish();
    MapSource source = fixture.source();
    source.parts = {};
    const MapPicture bare = MapPainter(source, MapTheme::Light).paint();
    QVERIFY(bare.placeNames().empty());
    for (const MapPicture::Layer &layer : bare.layers)
        QVERIFY(layer.texts.empty());
    source.parts = MapParts(MapPart::Names) | MapPart::Terrain;
    const MapPainter painter(source, MapTheme::Light);
    QVERIFY(!painter.paint().placeNames().empty());
    QVERIFY(painter.plan().ways.empty());
    QVERIFY(painter.plan().rivers.empty());
    QVERIFY(!painter.plan().forest.empty());
}

void tst_MapPainter::underlayIsTheGround()
{
    MapFixture fixture;
    fixture.furnish();
    engine::Map map;
    engine::Board board = fixture.map().boards().front();
    board.source.insert(QStringLiteral("underlay"), "art/ground.png");
    map.addBoard(board);
    for (const engine::Space &space : fixture.map().spaces())
        map.addSpace(space);
    const MapSource known = fixture.source();
    const MapSource source{map, known.terrain, known.sides, 0};
    const QImage image = mapImage(MapPainter(source, MapTheme::Light).paint(), 1);
    const QPointF middle = fixture.map().space(fixture.hex(6, 6)).centre + QPointF(5, 8);
    const QPointF page = MapPainter(source, MapTheme::Light).paint().page.topLeft();
    QCOMPARE(qAlpha(image.pixel((middle - page).toPoint())), 0);
}

void tst_MapPainter::riversKeepToTheirHexsides()
{
    MapFixture fixture;
    fixture.furnish();
    const MapPainter painter(fixture.source(), MapTheme::Light);
    const MapSheet &sheet = painter.plan().sheet;
    QCOMPARE(painter.plan().rivers.size(), size_t(2));
    for (const RiverCourse &river : painter.plan().rivers) {
        // The outermost points may lead on to the frame or into other water.
        for (size_t i = 1; i + 1 < river.points.size(); ++i) {
            double best = 1e9;
            for (const SheetEdge &edge : sheet.edges()) {
                if (edge.look == MapLook::Edge::River || edge.look == MapLook::Edge::MajorRiver)
                    best = std::min(best, distanceTo(edge, sheet.lattice(), river.points[i]));
            }
            QVERIFY2(best <= tolerance, qPrintable(QString::number(best)));
        }
    }
}

void tst_MapPainter::blobsKeepToTheirHexes()
{
    MapFixture fixture;
    fixture.furnish();
    const MapPainter painter(fixture.source(), MapTheme::Light);
    const MapSheet &sheet = painter.plan().sheet;
    const auto check = [&](const std::vector<Polyline> &loops, MapLook::Ground ground) {
        QVERIFY(!loops.empty());
        for (const Polyline &loop : loops) {
            for (const QPointF point : loop) {
                if (!sheet.area().contains(point))
                    continue;
                const double off = distanceToEdges(sheet, point, [&](int a, int b) {
                    return (sheet.hex(a).ground == ground) != (sheet.hex(b).ground == ground);
                });
                QVERIFY2(off <= tolerance, qPrintable(QString::number(off)));
            }
        }
    };
    check(painter.plan().forest, MapLook::Ground::Forest);
    check(painter.plan().swamp, MapLook::Ground::Swamp);
    check(painter.plan().mountain, MapLook::Ground::Mountain);
}

void tst_MapPainter::roadsCrossNearTheMiddle()
{
    MapFixture fixture;
    fixture.addWay("road", fixture.alongRow(3, 0, 13));
    std::vector<engine::SpaceId> bends;
    for (int row = 5; row < 10; ++row)
        bends.push_back(fixture.hex(4, row));
    bends.push_back(fixture.hex(5, 9));
    for (int row = 8; row > 4; --row)
        bends.push_back(fixture.hex(5, row));
    fixture.addWay("road", bends);
    fixture.addWay("rail", bends);
    const MapPainter painter(fixture.source(), MapTheme::Light);
    const MapSheet &sheet = painter.plan().sheet;
    int crossings = 0;
    for (const SheetWay &way : sheet.ways()) {
        for (size_t i = 1; i < way.hexes.size(); ++i) {
            const QPointF middle =
                (sheet.hex(way.hexes[i - 1]).centre + sheet.hex(way.hexes[i]).centre) / 2;
            double best = 1e9;
            for (const WayCourse &course : painter.plan().ways) {
                if (course.look != way.look)
                    continue;
                best = std::min(
                    best,
                    MapGeometry::nearest(course.points, middle, MapGeometry::Ends::Open).distance);
            }
            QVERIFY2(best <= tolerance, qPrintable(QString::number(best)));
            ++crossings;
        }
    }
    QCOMPARE(crossings, 13 + 9 + 9);
}

void tst_MapPainter::bridgesWhereWaysCrossRivers()
{
    MapFixture fixture;
    fixture.addEdgesBetweenColumns("river", 6, 0, 11, "Arle");
    fixture.addWay("road", fixture.alongRow(6, 3, 10));
    const MapPainter crossed(fixture.source(), MapTheme::Light);
    QCOMPARE(crossed.plan().bridges.size(), size_t(1));
    fixture.addWay("rail", fixture.alongRow(6, 3, 10));
    const MapPainter together(fixture.source(), MapTheme::Light);
    QCOMPARE(together.plan().bridges.size(), size_t(1));
    QVERIFY(together.plan().bridges.front().reach > crossed.plan().bridges.front().reach);
    fixture.addWay("road", fixture.alongRow(9, 3, 10));
    QCOMPARE(MapPainter(fixture.source(), MapTheme::Light).plan().bridges.size(), size_t(2));
}

void tst_MapPainter::namesDoNotOverlap()
{
    MapFixture fixture;
    fixture.furnish();
    // Neighbouring towns with long names leave little room.
    for (int row = 7; row < 11; ++row) {
        fixture.setTerrain(10, row, "town");
        fixture.setName(10, row, "Novgorod-Severskiy");
        fixture.setTerrain(12, row - 1, "village");
        fixture.setName(12, row - 1, "Hinterobersdorf");
    }
    const MapPainter painter(fixture.source(), MapTheme::Light);
    const auto &names = painter.plan().placeNames;
    QVERIFY(names.size() >= 12);
    for (size_t i = 0; i < names.size(); ++i) {
        const QRectF box = NamePlanner::box(names[i], names[i].width());
        QVERIFY(painter.plan().sheet.area().contains(box));
        for (size_t j = i + 1; j < names.size(); ++j) {
            const QRectF other = NamePlanner::box(names[j], names[j].width());
            QVERIFY2(!box.intersects(other), qPrintable(names[i].text + u'/' + names[j].text));
        }
    }
}

void tst_MapPainter::namesCanBeFixed()
{
    MapFixture fixture;
    fixture.setName(5, 5, "Kreuz");
    engine::Json offset = engine::Json::array();
    offset.append(31);
    offset.append(-17);
    fixture.setValue(5, 5, "name_at", offset);
    const MapPainter painter(fixture.source(), MapTheme::Light);
    QCOMPARE(painter.plan().placeNames.size(), size_t(1));
    const QPointF centre = fixture.map().space(fixture.hex(5, 5)).centre;
    QCOMPARE(painter.plan().placeNames.front().at, centre + QPointF(31, -17));
}

void tst_MapPainter::onlySvgThatIsDrawn()
{
    MapFixture fixture;
    fixture.furnish();
    const QByteArray svg = painted(fixture).svg();
    const engine::Issues issues = engine::SvgCheck(svg, QStringLiteral("map.svg")).run();
    for (const engine::Issue &issue : issues)
        qWarning() << issue.toString();
    QVERIFY(issues.isEmpty());
    static const QRegularExpression element(QStringLiteral("<([a-zA-Z]+)"));
    const QStringList allowed = {QStringLiteral("svg"),
                                 QStringLiteral("defs"),
                                 QStringLiteral("g"),
                                 QStringLiteral("path"),
                                 QStringLiteral("rect"),
                                 QStringLiteral("circle"),
                                 QStringLiteral("text"),
                                 QStringLiteral("use"),
                                 QStringLiteral("stop"),
                                 QStringLiteral("linearGradient"),
                                 QStringLiteral("radialGradient")};
    for (auto match = element.globalMatch(QString::fromUtf8(svg)); match.hasNext();) {
        const QString name = match.next().captured(1);
        QVERIFY2(allowed.contains(name), qPrintable(name));
    }
    QVERIFY(!svg.contains("nan") && !svg.contains("inf\""));
}

void tst_MapPainter::pathsAreShortEnough()
{
    MapFixture fixture(80, 60);
    for (int column = 10; column < 40; ++column) {
        for (int row = 10; row < 40; ++row)
            fixture.setTerrain(column, row, (column * 7 + row * 3) % 5 < 3 ? "forest" : "sea");
    }
    const QString svg = QString::fromUtf8(painted(fixture).svg());
    static const QRegularExpression path(QStringLiteral(" d=\"([^\"]*)\""));
    int longest = 0;
    for (auto match = path.globalMatch(svg); match.hasNext();) {
        const QString data = match.next().captured(1);
        const auto elements = data.count(u'M') + data.count(u'L') + data.count(u'Z')
            + 3 * (data.count(u'Q') + data.count(u'q')) + data.count(u'm');
        longest = std::max(longest, int(elements));
    }
    QVERIFY(longest > 10000);
    QVERIFY2(longest <= 32767, qPrintable(QString::number(longest)));
}

void tst_MapPainter::everyLayout_data()
{
    QTest::addColumn<bool>("flat");
    QTest::addColumn<bool>("even");
    QTest::addColumn<bool>("mirrored");
    for (const bool flat : {true, false}) {
        for (const bool even : {true, false}) {
            for (const bool mirrored : {true, false}) {
                QTest::addRow("%s, %s, %s", flat ? "flat" : "pointy", even ? "even" : "odd",
                              mirrored ? "left and up" : "right and down")
                    << flat << even << mirrored;
            }
        }
    }
}

void tst_MapPainter::everyLayout()
{
    QFETCH(bool, flat);
    QFETCH(bool, even);
    QFETCH(bool, mirrored);
    using Grid = engine::HexGrid;
    Grid::Layout layout;
    layout.columns = 14;
    layout.rows = 12;
    layout.orientation = flat ? Grid::Orientation::Flat : Grid::Orientation::Pointy;
    layout.shifted = even ? Grid::Shifted::Even : Grid::Shifted::Odd;
    layout.columnsGrow = mirrored ? Grid::ColumnsGrow::Left : Grid::ColumnsGrow::Right;
    layout.rowsGrow = mirrored ? Grid::RowsGrow::Up : Grid::RowsGrow::Down;
    MapFixture fixture(layout);
    fixture.furnish();
    const MapPainter painter(fixture.source(), MapTheme::Light);
    const MapSheet &sheet = painter.plan().sheet;
    // Every hex lies where the engine says, and has six neighbours or lies at the rim.
    for (size_t i = 0; i < sheet.hexes().size(); ++i) {
        const engine::Space *space = sheet.space(int(i));
        if (!space)
            continue;
        const QPointF off = space->centre - sheet.hexes()[i].centre;
        QVERIFY(std::hypot(off.x(), off.y()) < 1e-6);
        for (int side = 0; side < 6; ++side)
            QVERIFY(sheet.neighbour(int(i), side) >= 0);
    }
    const MapPicture picture = painter.paint();
    QCOMPARE(picture.layers.front().texts.size(), size_t(14 * 12));
    const QImage image = mapImage(picture, 0.25);
    QVERIFY(!image.isNull());
    QCOMPARE(qAlpha(image.pixel(image.width() / 2, image.height() / 2)), 255);
}

void tst_MapPainter::emptyBoards()
{
    const MapFixture nothing(0, 0);
    QVERIFY(!painted(nothing).svg().isEmpty());
    const MapFixture one(1, 1);
    const MapPicture picture = painted(one);
    QCOMPARE(picture.layers.front().texts.size(), size_t(1));
    QVERIFY(!mapImage(picture, 1).isNull());
    const MapFixture plain(3, 2);
    QVERIFY(painted(plain).placeNames().empty());
}

void tst_MapPainter::paletteCanBeReplaced()
{
    engine::Json colors = engine::Json::object();
    colors.insert(QStringLiteral("land"), QStringLiteral("#EEF4F8"));
    colors.insert(QStringLiteral("forest"), QStringLiteral("red\" onload=\"x"));
    engine::Json style = engine::Json::object();
    style.insert(QStringLiteral("palette"), colors);
    const MapPalette light(MapTheme::Light, style);
    QCOMPARE(light.color("land"), QByteArray("#eef4f8"));
    QCOMPARE(light.color("forest"), QByteArray("#bcc88e"));
    QCOMPARE(MapPalette(MapTheme::Dark, style).color("land"), QByteArray("#4b4738"));
    for (const QByteArray &token : MapPalette::tokens())
        QVERIFY2(MapPalette::isColor(QString::fromLatin1(light.color(token))), token);
    QCOMPARE(MapPalette::mixed("#000000", "#ffffff", 0.5), QByteArray("#808080"));
}

void tst_MapPainter::textsAreInTheSvgToo()
{
    MapFixture fixture;
    fixture.furnish();
    const MapPicture picture = painted(fixture);
    const QByteArray svg = picture.svg();
    QVERIFY(svg.contains("Großenstein</text>"));
    QVERIFY(svg.contains("0101</text>"));
    for (size_t i = 0; i < picture.layers.size(); ++i)
        QVERIFY(!picture.layerSvg(i).contains("Großenstein"));
    QCOMPARE(picture.placeNames().size(), size_t(4));
}

void tst_MapPainter::pageHoldsBoxes()
{
    MapFixture fixture;
    engine::Space box;
    box.id = QStringLiteral("dead");
    box.name = QStringLiteral("Out of the game");
    box.kind = engine::Space::Kind::Box;
    box.board = 0;
    box.box = QRectF(-400, 1300, 200, 150);
    fixture.map().addSpace(box);
    const MapPicture picture = painted(fixture);
    QVERIFY(picture.page.contains(box.box));
    QVERIFY(picture.layers.back().svg.contains("Out of the game</text>"));
}

void tst_MapPainter::displaysOfBoxes()
{
    engine::Board board;
    board.kind = engine::Board::Kind::Boxes;
    board.page = QRectF(0, 0, 400, 300);
    engine::Space box;
    box.id = QStringLiteral("dead");
    box.name = QStringLiteral("Out of the game");
    box.kind = engine::Space::Kind::Box;
    box.board = 0;
    box.box = QRectF(40, 40, 200, 150);
    engine::Map map;
    map.addBoard(board);
    map.addSpace(box);
    const engine::TerrainTable terrain;
    const MapPicture picture = MapPainter({map, terrain, {}, 0, nullptr}, MapTheme::Light).paint();
    QCOMPARE(picture.page, board.page);
    const QImage image = mapImage(picture, 1);
    QCOMPARE(image.size(), QSize(400, 300));
    QCOMPARE(image.pixelColor(300, 250), QColor(0xef, 0xe6, 0xd0));
    QVERIFY(image.pixelColor(60, 52) != QColor(0xef, 0xe6, 0xd0));
}

void tst_MapPainter::absurdNumbersAreHarmless()
{
    MapFixture fixture;
    fixture.furnish();
    engine::Json far = engine::Json::array();
    far.append(1e300);
    far.append(-1e300);
    fixture.setValue(9, 9, "name_at", far);
    fixture.setValue(9, 9, "vp", qint64(1) << 62);
    engine::Space box;
    box.id = QStringLiteral("far");
    box.kind = engine::Space::Kind::Box;
    box.board = 0;
    box.box = QRectF(1e300, 1e300, 1, 1);
    fixture.map().addSpace(box);
    const MapPicture picture = painted(fixture);
    QVERIFY(mapImage(picture, 1).isNull());
    const QByteArray svg = picture.svg();
    QVERIFY(!svg.contains("e+") && !svg.contains("nan") && !svg.contains("inf"));
}

QTEST_MAIN(tst_MapPainter)
#include "tst_mappainter.moc"
