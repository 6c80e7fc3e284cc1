// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardsheet.h"
#include "engine/module/read/moduleloader.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QTest>

/// What a board's sheet shows of a module's own pictures.
class tst_BoardSheet : public QObject
{
    Q_OBJECT

private slots:
    void pictureKeepsItsShape_data();
    void pictureKeepsItsShape();
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

QTEST_MAIN(tst_BoardSheet)
#include "tst_boardsheet.moc"
