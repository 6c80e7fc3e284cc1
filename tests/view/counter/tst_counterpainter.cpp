// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/paint/counterpainter.h"
#include "app/view/counter/sidecolors.h"
#include "tests/view/counter/countermodule.h"

#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cmath>

using namespace view;

namespace {

constexpr int c_margin = 24;

/// \a look drawn in the middle of a transparent picture.
QImage drawn(const CounterPainter &painter, const CounterLook &look, int size = 64,
             double ratio = 1)
{
    QImage image(QSize(size + 2 * c_margin, size + 2 * c_margin) * ratio,
                 QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter device(&image);
    painter.paint(device, QRectF(c_margin, c_margin, size, size), look);
    return image;
}

CounterLook lookOf(engine::PieceId piece, int side = 0)
{
    CounterLook look;
    look.piece = piece;
    look.side = engine::SideId(side);
    return look;
}

/// The smallest rect with every pixel in which two pictures differ.
QRect difference(const QImage &one, const QImage &other)
{
    QRect rect;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            if (one.pixel(x, y) != other.pixel(x, y))
                rect |= QRect(x, y, 1, 1);
        }
    }
    return rect;
}

const char *c_infantry = R"({"symbol": "infantry", "size": "XX"})";

} // namespace

class tst_CounterPainter : public QObject
{
    Q_OBJECT

private slots:
    void sameLookSamePicture();
    void levels_data();
    void levels();
    void levelsDrawLess();
    void textStaysInside_data();
    void textStaysInside();
    void backsTellNothing_data();
    void backsTellNothing();
    void smallStacksShowEdges();
    void smallBlocksStandOutOnDark();
    void pictureStaysInBounds_data();
    void pictureStaysInBounds();
    void statesAreSeen_data();
    void statesAreSeen();
    void textIsReadable_data();
    void textIsReadable();
    void reducedTextIsReadable_data();
    void reducedTextIsReadable();
    void safeColors();
    void pips_data();
    void pips();
    void headings_data();
    void headings();
    void svg();
    void sharpOnDenseScreens();
};

void tst_CounterPainter::sameLookSamePicture()
{
    CounterModule source;
    const auto piece = source.unit(0, "56", c_infantry, {3, 2}, {4, 3}, 5);
    const CounterBook book(source.module());
    const CounterBook again(source.module());
    const QImage first = drawn(CounterPainter(book), lookOf(piece));
    QCOMPARE(drawn(CounterPainter(book), lookOf(piece)), first);
    QCOMPARE(drawn(CounterPainter(again), lookOf(piece)), first);
    CounterLook reduced = lookOf(piece);
    reduced.steps = 1;
    QVERIFY(drawn(CounterPainter(book), reduced) != first);
}

void tst_CounterPainter::levels_data()
{
    QTest::addColumn<double>("pixels");
    QTest::addColumn<CounterLevel>("level");

    QTest::newRow("large") << 118.0 << CounterLevel::Full;
    QTest::newRow("40") << 40.0 << CounterLevel::Full;
    QTest::newRow("below 40") << 39.9 << CounterLevel::Plain;
    QTest::newRow("24") << 24.0 << CounterLevel::Plain;
    QTest::newRow("below 24") << 23.9 << CounterLevel::Mini;
    QTest::newRow("12") << 12.0 << CounterLevel::Mini;
    QTest::newRow("below 12") << 11.9 << CounterLevel::Bare;
}

void tst_CounterPainter::levels()
{
    QFETCH(double, pixels);
    QTEST(counterLevel(pixels), "level");
}

void tst_CounterPainter::levelsDrawLess()
{
    CounterModule source;
    const auto piece = source.unit(0, "56", c_infantry, {3, 2}, {4, 3}, 5);
    const auto otherId = source.unit(0, "78", c_infantry, {3, 2}, {4, 3}, 5);
    const auto otherStrength = source.unit(0, "56", c_infantry, {8, 2}, {6, 3}, 7);
    const auto otherSymbol =
        source.unit(0, "56", R"({"symbol": "armour", "size": "XX"})", {3, 2}, {4, 3}, 5);
    const CounterBook book(source.module());
    const CounterPainter painter(book);
    const auto differs = [&](engine::PieceId other, int size) {
        return drawn(painter, lookOf(piece), size) != drawn(painter, lookOf(other), size);
    };
    QVERIFY(differs(otherId, 40));
    QVERIFY(!differs(otherId, 39));
    QVERIFY(differs(otherStrength, 24));
    QVERIFY(!differs(otherStrength, 23));
    QVERIFY(differs(otherSymbol, 12));
    QVERIFY(!differs(otherSymbol, 11));
}

void tst_CounterPainter::textStaysInside_data()
{
    QTest::addColumn<QByteArray>("art");
    QTest::addColumn<QString>("label");
    QTest::addColumn<int>("number");

    const QString endless = QString(300, u'W');
    QTest::newRow("unit") << QByteArray(R"({"symbol": "infantry", "size": "XX"})")
                          << QStringLiteral("56") << 5;
    QTest::newRow("long id") << QByteArray(R"({"symbol": "infantry", "size": "XX"})")
                             << QStringLiteral("Grossdeutschland") << 5;
    QTest::newRow("endless everything")
        << QByteArray(R"({"symbol": "text:WWWW", "size": "XXXXXXXXXXXX", "group": "%1"})")
               .replace("%1", endless.toLatin1())
        << endless << 123456789;
    QTest::newRow("air") << QByteArray(R"({"face": "air", "symbol": "bomber",
                                           "left": "{attack}", "right": "{attack}"})")
                         << endless << 123456789;
    QTest::newRow("hq") << QByteArray(R"({"face": "hq", "size": "XXX", "left": "{attack}"})")
                        << endless << 123456789;
    QTest::newRow("chit") << QByteArray(R"({"face": "chit", "caption": "%1", "group": "%1"})")
                                 .replace("%1", endless.toLatin1())
                          << endless << 1;
    QTest::newRow("marker") << QByteArray(R"({"face": "marker", "text": "%1", "caption": "%1"})")
                                   .replace("%1", endless.toLatin1())
                            << endless << 1;
    QTest::newRow("letters of many scripts")
        << QByteArray(R"({"symbol": "infantry", "size": "ÄÖÜ", "group": "Žščй"})")
        << QStringLiteral("ÑÅŐjgq") << 8;
}

void tst_CounterPainter::textStaysInside()
{
    QFETCH(QByteArray, art);
    QFETCH(QString, label);
    QFETCH(int, number);

    for (const QStringList &families :
         {QStringList{"Roboto Condensed"}, QStringList{"DejaVu Sans"}}) {
        CounterModule source;
        const auto piece = source.unit(0, label, art.constData(), {number}, {number}, number, 1);
        const auto bare = source.add(0, {}, R"({"strengths": "", "steps": false})");
        const CounterBook book(source.module());
        const CounterPainter painter(book, CounterText(families));
        for (const int size : {64, 118, 30, 20}) {
            const QRect touched =
                difference(drawn(painter, lookOf(piece), size), drawn(painter, lookOf(bare), size));
            // Everything printed differs from the bare counter only on the counter itself.
            const QRect counter(c_margin, c_margin, size, size);
            QVERIFY2(counter.contains(touched),
                     qPrintable(QStringLiteral("%1 px, %2: %3 %4 to %5 %6")
                                    .arg(size)
                                    .arg(families.first())
                                    .arg(touched.left())
                                    .arg(touched.top())
                                    .arg(touched.right())
                                    .arg(touched.bottom())));
        }
    }
}

void tst_CounterPainter::backsTellNothing_data()
{
    QTest::addColumn<QByteArray>("face");
    QTest::newRow("counter") << QByteArray("counter");
    QTest::newRow("block") << QByteArray("block");
}

void tst_CounterPainter::backsTellNothing()
{
    QFETCH(QByteArray, face);
    CounterModule source;
    const QByteArray art =
        R"({"symbol": "infantry", "size": "XX", "paper": "#8cc3e6", "face": ")" + face + R"("})";
    const QByteArray other = R"({"symbol": "armour", "size": "XXX", "body": "#33373a",
                                 "paper": "#d2402f", "face": ")"
        + face + R"("})";
    const auto weak = source.unit(1, "56", art.constData(), {3, 2}, {4, 3}, 5);
    const auto strong = source.unit(1, "Tot", other.constData(), {9}, {9}, 9, 1);
    const CounterBook book(source.module());
    const CounterPainter painter(book);
    CounterLook unknown;
    unknown.side = engine::SideId(1);
    CounterLook first = lookOf(weak, 1);
    first.isHidden = true;
    first.steps = 1;
    first.marks = 3;
    first.heading = 120;
    first.stand = CounterLook::Stand::Flat;
    CounterLook second = lookOf(strong, 1);
    second.isHidden = true;
    for (const int size : {64, 30, 20, 8}) {
        const QImage back = drawn(painter, unknown, size);
        QCOMPARE(drawn(painter, first, size), back);
        QCOMPARE(drawn(painter, second, size), back);
        CounterLook enemy;
        enemy.side = engine::SideId(0);
        QVERIFY(drawn(painter, enemy, size) != back);
    }
    QCOMPARE(first.visible(), second.visible());
    // What lies open on a back stays there.
    CounterLook cube = unknown;
    cube.marks = 2;
    QCOMPARE(cube.visible().marks, 2u);
    QCOMPARE(painter.svg(first), painter.svg(second));
}

void tst_CounterPainter::smallStacksShowEdges()
{
    CounterModule source;
    CounterLook look;
    look.piece = source.unit(0, "56", R"({"symbol": "infantry"})", {3, 2}, {4, 3}, 5);
    look.side = engine::SideId(0);
    const CounterBook book(source.module());
    const CounterPainter painter(book);
    for (const int size : {23, 16, 11, 8}) {
        look.badge = 0;
        const QImage alone = drawn(painter, look, size);
        look.badge = 2;
        const QImage two = drawn(painter, look, size);
        look.badge = 3;
        const QImage three = drawn(painter, look, size);
        // To the upper right of the top one, each by a pixel and more.
        const int right = c_margin + size;
        QVERIFY(difference(two, alone).right() >= right);
        QVERIFY(difference(two, alone).top() < c_margin);
        QVERIFY(difference(three, two).right() > difference(two, alone).right());
    }
}

void tst_CounterPainter::smallBlocksStandOutOnDark()
{
    CounterModule source;
    CounterLook look;
    look.piece =
        source.unit(0, "56", R"({"symbol": "infantry", "face": "block"})", {3, 2}, {4, 3}, 5);
    look.side = engine::SideId(0);
    look.onDark = true;
    const CounterBook book(source.module());
    const CounterPainter painter(book);
    for (const int size : {30, 20, 10}) {
        // The edge is lighter than any dark map.
        const QImage face = drawn(painter, look, size);
        QVERIFY(qGray(face.pixel(c_margin, c_margin + size / 2)) > 120);
    }
}

void tst_CounterPainter::pictureStaysInBounds_data()
{
    QTest::addColumn<QByteArray>("face");
    QTest::addColumn<CounterLook>("look");

    CounterLook plain;
    CounterLook busy;
    busy.marks = 31;
    busy.badge = 12;
    busy.heading = 45;
    CounterLook turned;
    turned.heading = 300;
    CounterLook chosen;
    chosen.glow = CounterLook::Glow::Selected;
    chosen.isLifted = true;
    CounterLook flat;
    flat.stand = CounterLook::Stand::Flat;
    flat.glow = CounterLook::Glow::Target;
    for (const char *face : {"counter", "block", "chit"}) {
        QTest::addRow("%s", face) << QByteArray(face) << plain;
        QTest::addRow("%s with marks", face) << QByteArray(face) << busy;
        QTest::addRow("%s turned", face) << QByteArray(face) << turned;
        QTest::addRow("%s chosen", face) << QByteArray(face) << chosen;
        QTest::addRow("%s flat", face) << QByteArray(face) << flat;
    }
}

void tst_CounterPainter::pictureStaysInBounds()
{
    QFETCH(QByteArray, face);
    QFETCH(CounterLook, look);
    CounterModule source;
    const QByteArray art = R"({"symbol": "infantry", "face": ")" + face + R"("})";
    look.piece = source.unit(0, "56", art.constData(), {3, 2}, {4, 3}, 5);
    look.side = engine::SideId(0);
    const CounterBook book(source.module());
    const CounterPainter painter(book);
    for (const int size : {64, 30, 20, 10}) {
        const QImage image = drawn(painter, look, size);
        QImage empty(image.size(), image.format());
        empty.fill(Qt::transparent);
        const QRect touched = difference(image, empty);
        const QRectF bounds = painter.bounds(look, size).translated(c_margin, c_margin);
        QVERIFY(!touched.isEmpty());
        QVERIFY2(bounds.toAlignedRect().contains(touched),
                 qPrintable(QStringLiteral("%1 px: %2 %3 to %4 %5")
                                .arg(size)
                                .arg(touched.left() - c_margin)
                                .arg(touched.top() - c_margin)
                                .arg(touched.right() - c_margin)
                                .arg(touched.bottom() - c_margin)));
    }
}

void tst_CounterPainter::statesAreSeen_data()
{
    QTest::addColumn<CounterLook>("look");
    const auto row = [](const char *name, auto change) {
        CounterLook look;
        change(look);
        QTest::newRow(name) << look;
    };
    row("selected", [](CounterLook &look) { look.glow = CounterLook::Glow::Selected; });
    row("legal", [](CounterLook &look) { look.glow = CounterLook::Glow::Legal; });
    row("target", [](CounterLook &look) { look.glow = CounterLook::Glow::Target; });
    row("hover", [](CounterLook &look) { look.glow = CounterLook::Glow::Hover; });
    row("dimmed", [](CounterLook &look) { look.isDimmed = true; });
    row("ghost", [](CounterLook &look) { look.isGhost = true; });
    row("reduced", [](CounterLook &look) { look.steps = 1; });
    row("facing north", [](CounterLook &look) { look.heading = 0; });
    row("moved", [](CounterLook &look) { look.marks = 1; });
    row("low supply", [](CounterLook &look) { look.marks = 2; });
    row("out of supply", [](CounterLook &look) { look.marks = 4; });
    row("isolated", [](CounterLook &look) { look.marks = 8; });
    row("disrupted", [](CounterLook &look) { look.marks = 16; });
    row("two at once", [](CounterLook &look) { look.marks = 20; });
}

void tst_CounterPainter::statesAreSeen()
{
    QFETCH(CounterLook, look);
    CounterModule source;
    look.piece = source.unit(0, "56", c_infantry, {3, 2}, {4, 3}, 5);
    look.side = engine::SideId(0);
    const CounterBook book(source.module());
    QCOMPARE(book.marks().list().size(), size_t(5));
    const CounterPainter painter(book);
    for (const int size : {64, 30, 16})
        QVERIFY(drawn(painter, look, size) != drawn(painter, lookOf(look.piece), size));
}

void tst_CounterPainter::textIsReadable_data()
{
    QTest::addColumn<QString>("palette");
    for (const QString &name : counterPalettes())
        QTest::newRow(qPrintable(name)) << name;
}

void tst_CounterPainter::textIsReadable()
{
    QFETCH(QString, palette);
    const auto colors = counterPalette(palette);
    QVERIFY(colors);
    QVERIFY(contrast(colors->body, colors->ink) >= 4.5);
    QVERIFY(contrast(colors->box, FacePainter::symbolInk(*colors)) >= 4.5);
}

void tst_CounterPainter::reducedTextIsReadable_data()
{
    textIsReadable_data();
}

void tst_CounterPainter::reducedTextIsReadable()
{
    QFETCH(QString, palette);
    CounterArt art;
    art.colors = *counterPalette(palette);
    const QColor ground = CounterPlate::ground(art.colors.body, true);
    QVERIFY(contrast(ground, FacePainter::strengthInk(art, true)) >= 4.5);
}

void tst_CounterPainter::safeColors()
{
    CounterModule source;
    const auto piece = source.unit(0, "56", c_infantry, {3, 2}, {4, 3}, 5);
    const auto special = source.unit(0, "Tot", R"({"palette": "ss"})", {3, 2}, {4, 3}, 5);
    const auto enemy = source.unit(1, "45", c_infantry, {3, 2}, {4, 3}, 5);
    const CounterBook book(source.module(), CounterArtReader::Palette::Safe);
    QCOMPARE(book.art(piece).colors.body, safeSideColors(source.module(), 0).body);
    QCOMPARE(book.art(enemy).colors.body, safeSideColors(source.module(), 1).body);
    QVERIFY(book.art(piece).colors.body != book.art(enemy).colors.body);
    // The colours stay near to what the sides are called by.
    QCOMPARE(safeColorOrder({QColor(0x20, 0x50, 0xa0), QColor(0xc0, 0x20, 0x20)}),
             std::vector<int>({1, 0}));
    QCOMPARE(safeColorOrder({QColor(0xc0, 0x20, 0x20), QColor(0x20, 0x50, 0xa0)}),
             std::vector<int>({0, 1}));
    QCOMPARE(safeColorOrder({}), std::vector<int>());
    QCOMPARE(safeColorOrder(std::vector<QColor>(5)), std::vector<int>({0, 1, 2, 3, 4}));
    QVERIFY(book.art(special).colors.body != book.art(piece).colors.body);
    for (int i = 0; i < book.pieceCount(); ++i) {
        const CounterColors &colors = book.art(engine::PieceId(i)).colors;
        QVERIFY(contrast(colors.body, colors.ink) >= 4.5);
    }
}

void tst_CounterPainter::pips_data()
{
    QTest::addColumn<QList<int>>("strengths");
    QTest::addColumn<int>("left");
    QTest::addColumn<QList<int>>("edges");

    const QList<int> four{4, 3, 2, 1};
    QTest::newRow("4 of 4") << four << 4 << QList<int>{4, 3, 2, 1};
    QTest::newRow("3 of 4") << four << 3 << QList<int>{3, 2, 1, 4};
    QTest::newRow("2 of 4") << four << 2 << QList<int>{2, 1, 4, 3};
    QTest::newRow("1 of 4") << four << 1 << QList<int>{1, 4, 3, 2};
    QTest::newRow("2 of 2") << QList<int>{2, 1} << 2 << QList<int>{2, 1, -1, -1};
    QTest::newRow("1 of 2") << QList<int>{2, 1} << 1 << QList<int>{1, -1, -1, 2};
    QTest::newRow("exhausted") << QList<int>{4, 3, 2, 0} << 1 << QList<int>{0, 4, 3, 2};
    QTest::newRow("more than edges")
        << QList<int>{6, 5, 4, 3, 2, 1} << 5 << QList<int>{5, -1, -1, -1};
}

void tst_CounterPainter::pips()
{
    QFETCH(QList<int>, strengths);
    QFETCH(int, left);
    CounterArt art;
    art.maxSteps = int(strengths.size());
    art.prints.resize(size_t(strengths.size()));
    for (qsizetype i = 0; i < strengths.size(); ++i)
        art.prints[size_t(i)].pips = strengths[i];
    const auto edges = BlockPainter::pips(art, left);
    QTEST(QList<int>(edges.begin(), edges.end()), "edges");
}

void tst_CounterPainter::headings_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {24, 30, 40, 64, 118})
        QTest::addRow("%d px", size) << size;
}

// Each direction has its own picture, and the pointer is large enough to be seen at every size.
void tst_CounterPainter::headings()
{
    QFETCH(int, size);
    CounterModule source;
    const auto piece = source.unit(0, "56", c_infantry, {3, 2}, {4, 3}, 5);
    const CounterBook book(source.module());
    const CounterPainter painter(book);
    const QImage plain = drawn(painter, lookOf(piece), size);
    const QPointF middle(c_margin + size / 2.0, c_margin + size / 2.0);
    for (int heading = 0; heading < 360; heading += 30) {
        CounterLook look = lookOf(piece);
        look.heading = heading;
        const QRect pointer = difference(drawn(painter, look, size), plain);
        QVERIFY2(std::min(pointer.width(), pointer.height()) >= 6,
                 qPrintable(QString::number(heading)));
        const QPointF way = QRectF(pointer).center() - middle;
        const double angle = std::atan2(way.x(), -way.y()) * 180 / M_PI;
        QVERIFY(std::abs(std::remainder(angle - heading, 360)) < 10);
    }
}

void tst_CounterPainter::svg()
{
    CounterModule source;
    const auto piece = source.unit(0, "56", c_infantry, {3, 2}, {4, 3}, 5);
    const CounterBook book(source.module());
    const CounterPainter painter(book);
    const QByteArray bytes = painter.svg(lookOf(piece));
    QCOMPARE(painter.svg(lookOf(piece)), bytes);
    QVERIFY(!bytes.contains("<text"));
    QSvgRenderer renderer;
    QVERIFY(renderer.load(bytes));
    QImage image(128, 128, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter device(&image);
    renderer.render(&device);
    device.end();
    // In the lower left corner of the body, away from every text.
    const QColor body = image.pixelColor(12, 105);
    QVERIFY(contrast(body, QColor(0x93, 0xa9, 0xb5)) < 1.3);
}

void tst_CounterPainter::sharpOnDenseScreens()
{
    CounterModule source;
    const auto piece = source.unit(0, "56", c_infantry, {3, 2}, {4, 3}, 5);
    const CounterBook book(source.module());
    const CounterPainter painter(book);
    const QImage dense = drawn(painter, lookOf(piece), 64, 2);
    QCOMPARE(dense.size(), QSize(224, 224));
    // The face depends on the size that the player sees, not on the number of pixels.
    QImage large = drawn(painter, lookOf(piece), 32, 2);
    QImage doubled(large.size(), large.format());
    doubled.fill(Qt::transparent);
    QPainter device(&doubled);
    painter.paint(device, QRectF(2 * c_margin, 2 * c_margin, 64, 64), lookOf(piece));
    device.end();
    large.setDevicePixelRatio(1);
    QVERIFY(doubled != large);
}

QTEST_MAIN(tst_CounterPainter)
#include "tst_counterpainter.moc"
