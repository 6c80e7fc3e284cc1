// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/mapimage.h"
#include "app/view/tiles/boardsheet.h"
#include "app/view/tiles/drawing.h"
#include "engine/module/read/moduleloader.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

namespace {

constexpr int c_side = 30; // hexes of a wood, across and down

engine::ModuleFiles files(const QByteArray &board, QMap<QString, QByteArray> more = {})
{
    more.insert(QStringLiteral("module.json"), R"({"format": 1, "id": "sheet", "version": "1.0",
        "engine": "0.1", "title": "Sheet", "language": "en",
        "sides": [{"id": "blue", "name": "Blue", "color": "#2F5F86"}],
        "boards": ["map"], "scenarios": []})");
    more.insert(QStringLiteral("tables/terrain.json"), R"({"format": 1, "id": "terrain",
        "classes": ["foot"], "terrains": [{"id": "forest", "cost": {"foot": 1}},
        {"id": "swamp", "cost": {"foot": 1}}, {"id": "mountain", "cost": {"foot": 1}},
        {"id": "hill", "cost": {"foot": 1}}]})");
    more.insert(QStringLiteral("boards/map.json"), board);
    return engine::ModuleFiles::fromMap(more);
}

/// Nothing but one kind of ground.
std::shared_ptr<const engine::Module> ground(const QByteArray &terrain, int side = c_side)
{
    const QByteArray count = QByteArray::number(side);
    return engine::loadModule(files(R"({"format": 1, "id": "map", "name": "Map", "type": "hex",
        "grid": {"columns": )" + count
                                    + ", \"rows\": " + count
                                    + R"(, "numbering": "{CC}{RR}", "terrain": ")" + terrain
                                    + R"("}, "spaces": {}})"))
        .module;
}

/// All layers as a file has them, with every tree in it.
QImage eachByItself(const view::MapPicture &painted, const QColor &ground, double scale)
{
    QImage image((painted.page.size() * scale).toSize(), QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF page(QPointF(0, 0), painted.page.size());
    for (size_t i = 0; i < painted.layers.size(); ++i) {
        QSvgRenderer renderer(painted.layerSvg(i));
        const view::Drawing shapes(page.size(),
                                   [&](QPainter &recorder) { renderer.render(&recorder, page); });
        shapes.draw(painter, page);
        painter.save();
        painter.translate(-painted.page.topLeft());
        for (const view::MapText &text : painted.layers[i].texts) {
            if (scale >= view::MapText::numbersFrom)
                text.draw(painter);
        }
        painter.restore();
    }
    return image;
}

} // namespace

/// What a board's sheet shows of a module's own pictures, and what it holds to draw a map.
class tst_BoardSheet : public QObject
{
    Q_OBJECT

private slots:
    void pictureKeepsItsShape_data();
    void pictureKeepsItsShape();
    void stampsLookAsInTheFile_data();
    void stampsLookAsInTheFile();
    void woodsAreHeldOnce();
};

void tst_BoardSheet::pictureKeepsItsShape_data()
{
    QTest::addColumn<QSize>("picture");
    QTest::addColumn<QRect>("place"); // on a page of 400 × 400
    QTest::newRow("wide") << QSize(200, 100) << QRect(0, 100, 400, 200);
    QTest::newRow("high") << QSize(100, 200) << QRect(100, 0, 200, 400);
    QTest::newRow("square") << QSize(50, 50) << QRect(0, 0, 400, 400);
}

void tst_BoardSheet::pictureKeepsItsShape()
{
    QFETCH(QSize, picture);
    QFETCH(QRect, place);
    QImage red(picture, QImage::Format_RGB32);
    red.fill(Qt::red);
    QByteArray png;
    QBuffer buffer(&png);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && red.save(&buffer, "PNG"));
    const auto loaded = engine::loadModule(engine::ModuleFiles::fromMap(
        {{QStringLiteral("module.json"), R"({"format": 1, "id": "sheet", "version": "1.0",
              "engine": "0.1", "title": "Sheet", "language": "en",
              "sides": [{"id": "blue", "name": "Blue", "color": "#2F5F86"}],
              "boards": ["map"], "scenarios": []})"},
         {QStringLiteral("boards/map.json"), R"({"format": 1, "id": "map", "name": "Map",
              "type": "boxes", "page": [0, 0, 400, 400], "picture": "art/map.png",
              "spaces": {"a": {"box": [10, 10, 40, 40]}}})"},
         {QStringLiteral("art/map.png"), png}}));
    QVERIFY(loaded.module);
    const view::BoardSheet sheet(loaded.module, 0, view::MapTheme::Light, {});
    QCOMPARE(sheet.page(), QRectF(0, 0, 400, 400));
    QImage image(400, 400, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    sheet.draw(painter, 1, image.rect());
    painter.end();
    for (int y = 0; y < image.height(); y += 7) {
        for (int x = 0; x < image.width(); x += 7) {
            const bool isRed = image.pixelColor(x, y) == QColor(Qt::red);
            if (place.adjusted(2, 2, -2, -2).contains(x, y))
                QVERIFY2(isRed, qPrintable(QStringLiteral("%1,%2").arg(x).arg(y)));
            else if (!place.adjusted(-2, -2, 2, 2).contains(x, y))
                QVERIFY2(!isRed, qPrintable(QStringLiteral("%1,%2").arg(x).arg(y)));
        }
    }
}

void tst_BoardSheet::stampsLookAsInTheFile_data()
{
    QTest::addColumn<QByteArray>("terrain");
    QTest::addColumn<double>("scale");
    for (const char *terrain : {"forest", "swamp", "mountain", "hill"}) {
        for (const double scale : {0.5, 1.0, 2.0})
            QTest::addRow("%s %.1f", terrain, scale) << QByteArray(terrain) << scale;
    }
}

// Trees and tufts are stamped on the sheet; a file has each of them by itself.
void tst_BoardSheet::stampsLookAsInTheFile()
{
    QFETCH(QByteArray, terrain);
    QFETCH(double, scale);
    const auto module = ground(terrain, 4);
    QVERIFY(module);
    const view::MapPicture painted = view::paintMap(*module, 0, view::MapTheme::Light);
    QVERIFY(!painted.layers.front().stamps.empty());
    QVERIFY(painted.svg().count("<use ") >= qsizetype(painted.layers.front().stamps.size()));
    const view::BoardSheet sheet(module, 0, view::MapTheme::Light, {});
    QCOMPARE(sheet.page(), painted.page);
    const QSize size = (painted.page.size() * scale).toSize();
    QImage drawn(size, QImage::Format_RGB32);
    drawn.fill(sheet.ground());
    QPainter painter(&drawn);
    sheet.draw(painter, scale, drawn.rect());
    painter.end();
    const QImage expected = eachByItself(painted, sheet.ground(), scale);
    // In the middle of the map, where nothing is written that depends on the scale.
    const QRectF middle((QPointF(60, 60) - painted.page.topLeft()) * scale,
                        QSizeF(180, 180) * scale);
    qsizetype others = 0;
    const QRect part = middle.toRect();
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x) {
            const QColor a = drawn.pixelColor(x, y);
            const QColor b = expected.pixelColor(x, y);
            others += std::abs(a.red() - b.red()) > 8 || std::abs(a.green() - b.green()) > 8
                || std::abs(a.blue() - b.blue()) > 8;
        }
    }
    QVERIFY2(others * 500 < qsizetype(part.width()) * part.height(),
             qPrintable(QString::number(others)));
}

// A map of 10,000 hexes has half a million trees of three shapes each: 16 bytes for each of them.
void tst_BoardSheet::woodsAreHeldOnce()
{
    const auto module = ground("forest");
    QVERIFY(module);
    const view::MapPicture painted = view::paintMap(*module, 0, view::MapTheme::Light);
    const auto trees = qint64(painted.layers.front().stamps.size());
    QVERIFY(trees > 40 * c_side * c_side);
    const view::BoardSheet sheet(module, 0, view::MapTheme::Light, {});
    const qint64 perHex = sheet.bytes() / (c_side * c_side);
    QVERIFY2(perHex < 3000, qPrintable(QString::number(perHex)));
}

QTEST_MAIN(tst_BoardSheet)
#include "tst_boardsheet.moc"
