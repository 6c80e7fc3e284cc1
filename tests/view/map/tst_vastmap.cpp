// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/mappainter.h"
#include "app/view/map/plan/names/nameplanner.h"
#include "app/view/mapimage.h"
#include "engine/module/read/moduleloader.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace view;

namespace {

constexpr double nearby = 1;
constexpr double halfway = 0.45;
constexpr double afar = 0.2;

/// A map of \a columns with a great city, a city and towns in a row, and what maps of half a
/// continent have.
std::shared_ptr<const engine::Module> vastModule(int columns, int rows = 8)
{
    const QByteArray board = R"({"format": 1, "id": "map", "type": "hex",
        "grid": {"columns": )"
        + QByteArray::number(columns) + R"(, "rows": )" + QByteArray::number(rows)
        + R"(, "terrain": "clear"},
        "style": {"key": false, "title": "Vast", "north": 0, "km_per_hex": 30},
        "spaces": {
          "0303": {"name": "Leningrad", "values": {"size": "great_city"}},
          "0603": {"name": "Novgorod", "values": {"size": "city"}, "features": ["fort", "oil"]},
          "0605": {"name": "Velikiye Luki", "values": {"size": "village"}},
          "0606": {"name": "Pskov", "values": {"size": "village", "vp": 1}},
          "0706": {"name": "Schlüsselburg", "values": {"size": "village"}},
          "0806": {"name": "Oranienbaum", "values": {"size": "village"}},
          "1001": {"terrain": "neutral"}, "1101": {"terrain": "neutral"}, "1201": {"terrain": "neutral"}},
        "edges": [{"type": "volga", "name": "Volga", "between": [["0202", "0203"], ["0203", "0303"]]},
                  {"type": "major_river", "name": "Don", "between": [["0205", "0206"], ["0206", "0306"]]},
                  {"type": "district", "between": [["1202", "1203"], ["1203", "1303"]]}]})";
    return engine::loadModule(
               engine::ModuleFiles::fromMap(
                   {{QStringLiteral("module.json"), R"({"format": 1, "id": "vast", "version": "1.0",
                         "engine": "0.1", "title": "Vast", "language": "en", "languages": ["en"],
                         "sides": [{"id": "blue", "name": "Blue", "color": "#2F5F86"}],
                         "boards": ["map"], "scenarios": []})"},
                    {QStringLiteral("pieces.json"), R"({"format": 1, "pieces": []})"},
                    {QStringLiteral("rules/sequence.json"),
                     R"({"format": 1, "phases": [{"id": "all", "name": "All"}]})"},
                    {QStringLiteral("tables/terrain.json"), R"({"format": 1, "id": "terrain",
                         "classes": ["foot"],
                         "terrains": [{"id": "clear", "cost": {"foot": 1}},
                                      {"id": "neutral", "values": {"look": "clear", "outside": true}}],
                         "edges": [{"id": "major_river"}, {"id": "district"},
                                   {"id": "volga", "values": {"look": "great_river"}}],
                         "features": [{"id": "fort", "name": "Fort"},
                                      {"id": "oil", "name": "Oil field"}]})"},
                    {QStringLiteral("boards/map.json"), board}}))
        .module;
}

QStringList namesAt(const MapPainter &painter, double scale)
{
    QStringList names;
    for (const MapText &text : painter.plan().placeNames) {
        if (text.isShownAt(scale))
            names.append(text.text);
    }
    return names;
}

const MapText *nameAt(const MapPainter &painter, const QString &name, double scale)
{
    const auto &names = painter.plan().placeNames;
    const auto found = std::find_if(names.begin(), names.end(), [&](const MapText &text) {
        return text.text == name && text.isShownAt(scale);
    });
    return found == names.end() ? nullptr : &*found;
}

} // namespace

/// Names by distance, the great river, ground out of play and signs of features.
class tst_VastMap : public QObject
{
    Q_OBJECT

private slots:
    void namesByDistance();
    void namesAreReadable();
    void namesFindRoom();
    void namesFollowTheTiles();
    void smallMapsNameOnce();
    void everyPictureHasItsNames();
    void titleIsLarger();
    void greatRivers();
    void districts();
    void outOfPlay();
    void featuresHaveSigns();

private:
    std::shared_ptr<const engine::Module> m_module = vastModule(75);
};

void tst_VastMap::namesByDistance()
{
    const MapSource source = mapSource(*m_module, 0);
    const MapPainter painter(source, MapTheme::Light);
    QCOMPARE(namesAt(painter, nearby).size(), 6);
    const QStringList far = namesAt(painter, afar);
    QVERIFY(far.contains(QStringLiteral("Leningrad")));
    QVERIFY(far.contains(QStringLiteral("Novgorod")));
    QVERIFY(far.contains(QStringLiteral("Pskov")));
    QVERIFY(!far.contains(QStringLiteral("Oranienbaum")));
    const QStringList half = namesAt(painter, halfway);
    QVERIFY(half.contains(QStringLiteral("Novgorod")));
    QVERIFY(half.size() > far.size());
    QVERIFY(half.size() <= 6);
}

void tst_VastMap::namesAreReadable()
{
    const MapSource source = mapSource(*m_module, 0);
    const MapPainter painter(source, MapTheme::Light);
    for (const double scale : {afar, halfway, nearby}) {
        for (const MapText &text : painter.plan().placeNames) {
            if (text.isShownAt(scale))
                QVERIFY2(text.size * scale >= 8, qPrintable(text.text));
        }
        const MapText *great = nameAt(painter, QStringLiteral("Leningrad"), scale);
        const MapText *city = nameAt(painter, QStringLiteral("Novgorod"), scale);
        QVERIFY(great && city && great->size > city->size);
    }
}

void tst_VastMap::namesFindRoom()
{
    const MapSource source = mapSource(*m_module, 0);
    const MapPainter painter(source, MapTheme::Light);
    for (const double scale : {afar, halfway, nearby}) {
        std::vector<QRectF> boxes;
        for (const MapText &text : painter.plan().placeNames) {
            if (text.isShownAt(scale))
                boxes.push_back(NamePlanner::box(text, text.width()));
        }
        for (size_t i = 0; i < boxes.size(); ++i) {
            for (size_t j = i + 1; j < boxes.size(); ++j)
                QVERIFY(!boxes[i].intersects(boxes[j]));
        }
    }
}

// A tile is made from one at a power of two: both must show the same names.
void tst_VastMap::namesFollowTheTiles()
{
    const MapSource source = mapSource(*m_module, 0);
    const MapPainter painter(source, MapTheme::Light);
    for (double scale = 0.05; scale < 1; scale *= 1.013) {
        const double kept = std::exp2(std::ceil(std::log2(scale) - 0.01));
        QVERIFY2(namesAt(painter, scale) == namesAt(painter, kept),
                 qPrintable(QString::number(scale)));
    }
}

void tst_VastMap::smallMapsNameOnce()
{
    const auto module = vastModule(20);
    const MapSource source = mapSource(*module, 0);
    const MapPainter painter(source, MapTheme::Light);
    QCOMPARE(painter.plan().placeNames.size(), 6u);
    QCOMPARE(namesAt(painter, afar), namesAt(painter, nearby));
}

void tst_VastMap::everyPictureHasItsNames()
{
    const QByteArray svg = paintMap(*m_module, 0, MapTheme::Light).svg();
    QCOMPARE(svg.count("Novgorod"), svg.count("Oranienbaum"));
}

void tst_VastMap::titleIsLarger()
{
    const auto usual = vastModule(40, 30);
    const auto vast = vastModule(75, 30);
    const MapPainter small(mapSource(*usual, 0), MapTheme::Light);
    const MapPainter large(mapSource(*vast, 0), MapTheme::Light);
    QVERIFY(!small.plan().cartouche.isEmpty());
    const double scale = large.plan().sheet.plateScale();
    QVERIFY(scale > 1.8);
    QCOMPARE(large.plan().cartouche.size(), small.plan().cartouche.size() * scale);
    QCOMPARE(large.plan().compass.size(), small.plan().compass.size() * scale);
}

void tst_VastMap::greatRivers()
{
    const MapSource source = mapSource(*m_module, 0);
    const MapPainter painter(source, MapTheme::Light);
    const auto &rivers = painter.plan().rivers;
    QCOMPARE(rivers.size(), 2u);
    for (const RiverCourse &river : rivers)
        QCOMPARE(river.size == MapLook::Edge::GreatRiver, river.name == QStringLiteral("Volga"));
    const QByteArray svg = painter.paint().svg();
    QVERIFY(svg.contains("stroke-width=\"14\"") && svg.contains("stroke-width=\"11.4\""));
}

void tst_VastMap::districts()
{
    const MapSource source = mapSource(*m_module, 0);
    const MapPainter painter(source, MapTheme::Light);
    QCOMPARE(painter.plan().districts.size(), 1u);
    QVERIFY(painter.plan().borders.empty());
}

void tst_VastMap::outOfPlay()
{
    const MapSource source = mapSource(*m_module, 0);
    const MapPainter painter(source, MapTheme::Light);
    const auto &space = m_module->map.space(m_module->map.find(QStringLiteral("1101")));
    QVERIFY(MapGeometry::contains(painter.plan().outside, space.centre));
    const auto &inPlay = m_module->map.space(m_module->map.find(QStringLiteral("1104")));
    QVERIFY(!MapGeometry::contains(painter.plan().outside, inPlay.centre));
    QStringList numbers;
    for (const MapText &number : painter.plan().numbers)
        numbers.append(number.text);
    QVERIFY(numbers.contains(QStringLiteral("1104")));
    QVERIFY(!numbers.contains(QStringLiteral("1101")));
}

void tst_VastMap::featuresHaveSigns()
{
    const MapSource source = mapSource(*m_module, 0);
    const MapPainter painter(source, MapTheme::Light);
    std::vector<MapLook::Sign> looks;
    std::vector<QPointF> spots;
    for (const HexSign &sign : painter.plan().signs) {
        if (sign.kind != HexSign::Kind::Feature)
            continue;
        looks.push_back(sign.look);
        spots.push_back(sign.at);
    }
    QCOMPARE(looks, (std::vector{MapLook::Sign::Fort, MapLook::Sign::Oil}));
    QVERIFY(spots[0] != spots[1]);
}

QTEST_MAIN(tst_VastMap)
#include "tst_vastmap.moc"
