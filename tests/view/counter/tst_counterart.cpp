// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/paint/counterpainter.h"
#include "tests/view/counter/countermodule.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>

using namespace view;

namespace {

QByteArray png(QSize size, const QColor &color)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(color);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QColor middle(const CounterBook &book, engine::PieceId piece, int steps = -1)
{
    QImage image(64, 64, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    CounterLook look;
    look.piece = piece;
    look.side = engine::SideId(0);
    look.steps = steps;
    CounterPainter(book).paint(painter, QRectF(0, 0, 64, 64), look);
    painter.end();
    return image.pixelColor(32, 32);
}

// Ordinary strings: moc loses its way in a raw one with two slashes.
const char *c_greenSvg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>"
                         "<rect width='10' height='10' fill='#00ff00'/></svg>";

} // namespace

class tst_CounterArt : public QObject
{
    Q_OBJECT

private slots:
    void values();
    void templates();
    void defaultFace_data();
    void defaultFace();
    void goodArtHasNoIssues();
    void badArt_data();
    void badArt();
    void sharedFlawIsSaidOnce();
    void ownPictures();
    void picturesKeepTheirShape_data();
    void picturesKeepTheirShape();
    void badPictures_data();
    void badPictures();
    void marks();
    void badMarks_data();
    void badMarks();
    void badSide();
    void otherBacks();
    void badBacks();
};

void tst_CounterArt::values()
{
    CounterModule source;
    const auto piece = source.unit(0, "56", R"({"symbol": "infantry"})", {3, 2}, {4, 1}, 5);
    const CounterBook book(source.module());
    const CounterArt &art = book.art(piece);
    QCOMPARE(art.print(-1).strengths, QStringLiteral("3-4-5"));
    QCOMPARE(art.print(2).strengths, QStringLiteral("3-4-5"));
    QCOMPARE(art.print(1).strengths, QStringLiteral("2-1-5"));
    QCOMPARE(art.print(99).strengths, QStringLiteral("3-4-5"));
    QCOMPARE(art.print(0).strengths, QStringLiteral("2-1-5"));
    QVERIFY(!art.isReduced(2));
    QVERIFY(art.isReduced(1));
    QCOMPARE(art.id, QStringLiteral("56"));
}

void tst_CounterArt::templates()
{
    CounterModule source;
    const auto piece = source.unit(0, "56", R"({"strengths": "{attack}/{movement}{nothing}!"})",
                                   {3, 2}, {4, 1}, 5);
    const auto open = source.unit(0, "56", R"({"strengths": "{attack"})", {3}, {4}, 5, 1);
    const CounterBook book(source.module());
    QCOMPARE(book.art(piece).print(1).strengths, QStringLiteral("2/5!"));
    QCOMPARE(book.art(open).print(1).strengths, QStringLiteral("{attack"));
}

void tst_CounterArt::defaultFace_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("art");
    QTest::addColumn<CounterArt::Face>("face");

    QTest::newRow("unit") << "unit" << QByteArray("{}") << CounterArt::Face::Counter;
    QTest::newRow("hq") << "hq" << QByteArray("{}") << CounterArt::Face::Hq;
    QTest::newRow("chit") << "chit" << QByteArray("{}") << CounterArt::Face::Chit;
    QTest::newRow("art wins") << "chit" << QByteArray(R"({"face": "block"})")
                              << CounterArt::Face::Block;
}

void tst_CounterArt::defaultFace()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, art);
    CounterModule source;
    const auto piece = source.add(0, "1", art.constData());
    source.module().pieces.back().kind = kind;
    QTEST(CounterBook(source.module()).art(piece).face, "face");
}

void tst_CounterArt::goodArtHasNoIssues()
{
    CounterModule source;
    source.unit(0, "56",
                R"({"face": "counter", "symbol": "infantry", "size": "XX", "body": "#93a9b5",
        "ink": "#12191d", "box": "#f3efe2", "band": "#c8261d", "guards": true, "steps": false})",
                {3, 2}, {4, 3}, 5);
    source.add(-1, {}, R"({"face": "marker", "symbol": "star"})");
    source.add(1, {}, "null");
    const engine::Issues issues = checkArt(source.module());
    QVERIFY2(issues.isEmpty(), qPrintable(issues.value(0).toString()));
}

void tst_CounterArt::badArt_data()
{
    QTest::addColumn<QByteArray>("art");
    QTest::addColumn<QString>("message");
    QTest::addColumn<bool>("isError");

    const auto row = [](const char *name, const char *art, const char *message, bool isError) {
        QTest::newRow(name) << QByteArray(art) << QString::fromUtf8(message) << isError;
    };
    row("unknown symbol", R"({"symbol": "infantri"})", "infantry", true);
    row("symbol is a number", R"({"symbol": 5})", "symbol", true);
    row("wrong colour", R"({"body": "bluish"})", "bluish", true);
    row("colour name", R"({"ink": "red"})", "#rrggbb", true);
    row("colour with alpha", R"({"band": "#11223344"})", "#11223344", true);
    row("unknown face", R"({"face": "card"})", "face", true);
    row("unknown palette", R"({"palette": "germann"})", "german", true);
    row("unknown key", R"({"symbols": "infantry"})", "symbols", true);
    row("art is a list", R"(["infantry"])", "art", true);
    row("flag is a text", R"({"guards": "yes"})", "guards", true);
    row("missing file", R"({"file": "art/none.svg"})", "art/none.svg", true);
    row("file is a number", R"({"file": 7})", "file", true);
    row("grey on grey", R"({"body": "#808080", "ink": "#909090"})", "1.2", false);
}

void tst_CounterArt::badArt()
{
    QFETCH(QByteArray, art);
    QFETCH(QString, message);
    QFETCH(bool, isError);
    CounterModule source;
    const auto piece = source.unit(0, "56", art.constData(), {3, 2}, {4, 3}, 5);
    const engine::Issues issues = checkArt(source.module());
    QCOMPARE(issues.size(), 1);
    QCOMPARE(issues[0].file, QStringLiteral("pieces.json"));
    QCOMPARE(issues[0].line, 1);
    QCOMPARE(issues[0].severity == engine::Issue::Severity::Error, isError);
    QVERIFY2(issues[0].message.contains(message), qPrintable(issues[0].message));
    // It is drawn all the same.
    QCOMPARE(middle(CounterBook(source.module()), piece).alpha(), 255);
}

void tst_CounterArt::sharedFlawIsSaidOnce()
{
    CounterModule source;
    source.unit(0, "1", R"({"symbol": "chariot"})", {3}, {4}, 5, 1);
    source.unit(0, "2", R"({"symbol": "chariot"})", {3}, {4}, 5, 1);
    QCOMPARE(checkArt(source.module()).size(), 1);
}

void tst_CounterArt::ownPictures()
{
    CounterModule source;
    source.module().files =
        engine::ModuleFiles::fromMap({{QStringLiteral("art/green.svg"), c_greenSvg},
                                      {QStringLiteral("art/red.png"), png({300, 300}, Qt::red)}});
    const auto whole = source.unit(0, "1", R"({"file": "art/green.svg"})", {3, 2}, {4, 2}, 5);
    const auto sides =
        source.unit(0, "2", R"({"file": ["art/green.svg", "art/red.png"]})", {3, 2}, {4, 2}, 5);
    const auto back = source.unit(0, "3", R"({"file": "art/green.svg", "back": "art/red.png"})",
                                  {3, 2}, {4, 2}, 5);
    QVERIFY(checkArt(source.module()).isEmpty());
    const CounterBook book(source.module());
    QCOMPARE(middle(book, whole), QColor(0, 255, 0));
    QCOMPARE(middle(book, whole, 1), QColor(0, 255, 0));
    QCOMPARE(middle(book, sides, 1), QColor(255, 0, 0));
    QCOMPARE(middle(book, back, 2), QColor(0, 255, 0));
    QCOMPARE(middle(book, back, 1), QColor(255, 0, 0));
}

void tst_CounterArt::picturesKeepTheirShape_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QRect>("place"); // in a room of 100 × 100
    const auto svg = [](const char *box) -> QByteArray {
        return QByteArray("<svg xmlns='http://www.w3.org/2000/svg' ") + box
            + "><rect width='900' height='900' fill='red'/></svg>";
    };
    const QRect wide(0, 25, 100, 50);
    const QRect high(25, 0, 50, 100);
    QTest::newRow("wide PNG") << "art/a.png" << png({200, 100}, Qt::red) << wide;
    QTest::newRow("high PNG") << "art/a.png" << png({40, 80}, Qt::red) << high;
    QTest::newRow("square PNG") << "art/a.png" << png({64, 64}, Qt::red) << QRect(0, 0, 100, 100);
    QTest::newRow("wide SVG") << "art/a.svg" << svg("viewBox='0 0 300 150'") << wide;
    QTest::newRow("high SVG") << "art/a.svg" << svg("width='50' height='100'") << high;
    QTest::newRow("SVG of two minds")
        << "art/a.svg" << svg("width='64' height='64' viewBox='0 0 80 40'") << wide;
}

void tst_CounterArt::picturesKeepTheirShape()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QRect, place);
    const auto picture = ModulePicture::read(bytes, name, ModulePicture::counter);
    QVERIFY2(bool(picture), picture ? "" : qPrintable(picture.error().message));
    QImage image(120, 120, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    picture->drawFitted(painter, QRectF(10, 10, 100, 100));
    painter.end();
    const QRect seen = place.translated(10, 10);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const bool isInside = seen.adjusted(1, 1, -1, -1).contains(x, y);
            const bool isOutside = !seen.adjusted(-1, -1, 1, 1).contains(x, y);
            if (isInside)
                QCOMPARE(image.pixelColor(x, y), QColor(Qt::red));
            else if (isOutside)
                QCOMPARE(image.pixelColor(x, y), QColor(Qt::white));
        }
    }
}

void tst_CounterArt::badPictures_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");

    const QByteArray start = "<svg xmlns='http://www.w3.org/2000/svg' "
                             "xmlns:xlink='http://www.w3.org/1999/xlink' viewBox='0 0 10 10'>";
    QTest::newRow("other file") << "art/a.svg"
                                << QByteArray(start
                                              + R"(<image xlink:href="/etc/secret.png"/></svg>)");
    QTest::newRow("web") << "art/a.svg"
                         << QByteArray(start + "<image href='http://example.org/a.png'/></svg>");
    QTest::newRow("repetition") << "art/a.svg"
                                << QByteArray(start + R"(<use id="a" xlink:href="#a"/></svg>)");
    QTest::newRow("entities") << "art/a.svg"
                              << QByteArray(R"(<!DOCTYPE svg [<!ENTITY a "b">]><svg/>)");
    QTest::newRow("many parts") << "art/a.svg"
                                << QByteArray(start + QByteArray("<g/>").repeated(6000) + "</svg>");
    QTest::newRow("deep") << "art/a.svg"
                          << QByteArray(start + QByteArray("<g>").repeated(500)
                                        + QByteArray("</g>").repeated(500) + "</svg>");
    QTest::newRow("broken") << "art/a.svg" << QByteArray("<svg><g></svg>");
    QTest::newRow("empty") << "art/a.svg" << QByteArray();
    QTest::newRow("no drawing") << "art/a.svg" << QByteArray("<html/>");
    QTest::newRow("no png") << "art/a.png" << QByteArray("GIF89a");
    QTest::newRow("large png") << "art/a.png" << png({2100, 3}, Qt::red);
}

void tst_CounterArt::badPictures()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    CounterModule source;
    source.module().files = engine::ModuleFiles::fromMap({{name, bytes}});
    const QByteArray art = QByteArray(R"({"file": ")") + name.toLatin1() + R"("})";
    const auto piece = source.unit(0, "1", art.constData(), {3, 2}, {4, 2}, 5);
    const engine::Issues issues = checkArt(source.module());
    QCOMPARE(issues.size(), 1);
    QVERIFY2(issues[0].message.contains(name), qPrintable(issues[0].message));
    QCOMPARE(middle(CounterBook(source.module()), piece).alpha(), 255);
}

void tst_CounterArt::marks()
{
    CounterModule source;
    engine::Issues issues;
    const CounterMarks marks = CounterMarks::of(source.module(), issues);
    QVERIFY(issues.isEmpty());
    QCOMPARE(marks.list().size(), size_t(5));
    QCOMPARE(marks.bit(u"out"), 4u);
    QCOMPARE(marks.bit(u"nothing"), 0u);
    const auto word = [&](const char *text) {
        return engine::Value::word(source.module().names.find(QByteArray(text)));
    };
    const engine::Value yes = engine::Value::boolean(true);
    const engine::Value no = engine::Value::boolean(false);
    QCOMPARE(marks.bits({no, no, no}), 0u);
    QCOMPARE(marks.bits({yes, word("out"), no}), marks.bit(u"moved") | marks.bit(u"out"));
    QCOMPARE(marks.bits({no, word("low"), yes}), marks.bit(u"low") | marks.bit(u"disrupted"));
    // A word that nobody declared is like no other unknown word.
    QCOMPARE(marks.bits({no, word("unheard-of"), no}), 0u);
}

void tst_CounterArt::badMarks_data()
{
    QTest::addColumn<QByteArray>("markers");
    QTest::addColumn<int>("left");

    const auto row = [](const char *name, const char *markers, int left) {
        QTest::newRow(name) << QByteArray(markers) << left;
    };
    row("unknown property", R"({"a": {"property": "morale", "sign": "tick"}})", 0);
    row("unknown sign", R"({"a": {"property": "moved", "sign": "skull"}})", 1);
    row("unknown key", R"({"a": {"property": "moved", "sign": "tick", "colour": "#ffffff"}})", 1);
    row("wrong colour", R"({"a": {"property": "moved", "sign": "disc", "color": "blue"}})", 1);
    row("no object", R"({"a": "moved"})", 0);
    row("a list", R"(["moved"])", 0);
    row("no sign", R"({"a": {"property": "moved"}})", 1);
}

void tst_CounterArt::badMarks()
{
    QFETCH(QByteArray, markers);
    QFETCH(int, left);
    CounterModule source;
    source.module().files = engine::ModuleFiles::fromMap(
        {{QStringLiteral("pieces.json"), R"({"format": 1, "markers": )" + markers + "}"}});
    engine::Issues issues;
    const CounterMarks marks = CounterMarks::of(source.module(), issues);
    QCOMPARE(issues.size(), 1);
    QCOMPARE(int(marks.list().size()), left);
    QCOMPARE(checkArt(source.module()).size(), 1);
}

void tst_CounterArt::badSide()
{
    CounterModule source;
    source.addSide("pink", R"({"body": "pink", "sign": "heart", "mood": "good"})");
    const engine::Issues issues = checkArt(source.module());
    QCOMPARE(issues.size(), 3);
    for (const engine::Issue &issue : issues)
        QCOMPARE(issue.file, QStringLiteral("module.json"));
    QCOMPARE(CounterBook(source.module()).back(engine::SideId(3), {}).sign.id, sideShape(3));
}

void tst_CounterArt::otherBacks()
{
    CounterModule source;
    const engine::NameId white = source.module().names.intern(QStringLiteral("white"));
    source.addSide("allies", R"({"wood": "#4a5055", "sign": "cross", "backs": {
        "white": {"wood": "#5f86ad", "body": "#5f86ad", "sign": "ring"}}})");
    const CounterBook book(source.module());
    const engine::SideId allies(3);
    QCOMPARE(book.back(allies, {}).sign.id, QStringLiteral("cross"));
    QCOMPARE(book.back(allies, white).sign.id, QStringLiteral("ring"));
    QCOMPARE(book.back(allies, white).color, QColor(0x5f, 0x86, 0xad));
    // Nobody else has that back.
    QCOMPARE(book.back(engine::SideId(0), white).sign.id, book.back(engine::SideId(0), {}).sign.id);
    const CounterBook safe(source.module(), CounterArtReader::Palette::Safe);
    QVERIFY(safe.back(allies, white).sign.id != safe.back(allies, {}).sign.id);
    QVERIFY(checkArt(source.module()).isEmpty());
}

void tst_CounterArt::badBacks()
{
    CounterModule source;
    const engine::NameId grey = source.module().names.intern(QStringLiteral("grey"));
    source.addSide("allies", R"({"backs": {"blue": {}, "grey": {"sign": "heart", "mood": 1}}})");
    const auto piece = source.unit(0, "56", "{}", {3}, {4}, 5, 1);
    source.module().pieces[size_t(piece.value)].back = grey;
    const engine::Issues issues = checkArt(source.module());
    // Nobody has a blue one, two keys are wrong, and another side has no grey one.
    QCOMPARE(issues.size(), 4);
    QCOMPARE(issues.back().file, QStringLiteral("pieces.json"));
}

QTEST_MAIN(tst_CounterArt)
#include "tst_counterart.moc"
