// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/paint/countercache.h"
#include "app/view/counter/paint/stacklayout.h"
#include "tests/view/counter/countermodule.h"

#include <QDir>
#include <QImage>
#include <QPainter>

using namespace view;

/// Writes sheets of counters to look at into the folder HEXSMITH_PREVIEW, if it is set.
class tst_CounterSheets : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void counters();
    void sizes();
    void blocks();
    void states();
    void symbols();
    void stacks();

private:
    struct Row
    {
        QString title;
        QList<CounterLook> looks;
    };

    CounterLook look(engine::PieceId piece, int steps = -1,
                     std::initializer_list<const char *> marks = {});
    int of(const char *formation) const { return m_formations.value(formation); }
    void fillFormations();
    Row soviet();
    Row special();
    Row german();
    Row others();
    Row chits();
    void fillBlocks();
    void caption(QPainter &painter, QPointF at, const QString &text, const QColor &color) const;
    QImage sheet(QSize size, const QColor &ground, double ratio) const;
    void save(const QImage &image, const char *name) const;

    CounterModule m_source;
    QHash<QByteArray, int> m_formations;
    std::unique_ptr<CounterBook> m_book;
    std::unique_ptr<CounterPainter> m_painter;
    QList<Row> m_rows;
    QList<Row> m_blockRows;
    QDir m_folder;
};

namespace {

const QColor c_light(0xee, 0xe6, 0xcf);
const QColor c_dark(0x2f, 0x33, 0x38);

constexpr std::pair<const char *, const char *> c_formations[] = {
    {"39A", "#c8261d"}, {"3BF", "#c8261d"}, {"5A", "#3e8a47"},  {"5GT", "#f2cd2e"},
    {"2BF", "#7a4a9e"}, {"9K", "#1f3f78"},  {"26K", "#7a4a9e"}, {"3PzA", "#7a4a9e"},
    {"HG", "#7a4d27"},  {"SS", "#1d1d1f"},  {"VI", "#8cc3e6"},  {"RVK", "#2f6db5"}};

} // namespace

CounterLook tst_CounterSheets::look(engine::PieceId piece, int steps,
                                    std::initializer_list<const char *> marks)
{
    CounterLook look;
    look.piece = piece;
    look.side = m_source.module().piece(piece).side;
    look.steps = steps;
    const QStringList all{QStringLiteral("moved"), QStringLiteral("low"), QStringLiteral("out"),
                          QStringLiteral("isolated"), QStringLiteral("disrupted")};
    for (const char *mark : marks)
        look.marks |= 1u << all.indexOf(QLatin1String(mark));
    return look;
}

void tst_CounterSheets::fillFormations()
{
    for (const auto &[name, color] : c_formations)
        m_formations.insert(name, m_source.formation(QLatin1String(name), QLatin1String(color)));
}

tst_CounterSheets::Row tst_CounterSheets::soviet()
{
    auto &s = m_source;
    Row row{QStringLiteral("Soviet – line, guards, reduced, HQ, mobile, support"), {}};
    row.looks
        << look(s.unit(1, "113", R"({"symbol":"infantry","size":"XXX"})", {5, 3}, {5, 3}, 5, 2,
                       of("39A")))
        << look(s.unit(1, "5G",
                       R"({"symbol":"infantry","size":"XXX","palette":"guards","guards":true})",
                       {6, 4}, {5, 3}, 5, 2, of("39A")))
        << look(s.unit(1, "94", R"({"symbol":"infantry","size":"XXX"})", {5, 3}, {5, 3}, 5, 2,
                       of("39A")),
                1)
        << look(s.add(1, "39", R"({"face":"hq","size":"XXXX","steps":false})",
                      {{"range", {4}}, {"movement", {6}}}, 1, of("3BF")))
        << look(s.unit(1, "28G", R"({"symbol":"armour","size":"X","guards":true})", {3}, {2}, 8, 1,
                       of("39A")))
        << look(s.unit(
               1, "2G",
               R"({"symbol":"armour","size":"XXX","palette":"guards","guards":true,"band":""})",
               {7, 4}, {5, 3}, 8, 2))
        << look(s.unit(1, "8", R"({"symbol":"mechanised","size":"XXX"})", {8, 4}, {5, 3}, 8, 2,
                       of("5GT")))
        << look(s.unit(1, "3G",
                       R"({"symbol":"cavalry","size":"XXX","palette":"guards","guards":true})",
                       {4, 2}, {3, 2}, 8, 2, of("2BF")))
        << look(
               s.unit(1, "152", R"({"symbol":"garrison","size":"III"})", {2}, {4}, 4, 1, of("39A")))
        << look(s.unit(1, "15", R"({"symbol":"artillery","size":"XX"})", {8, 4}, {2, 1}, 5, 2,
                       of("RVK")))
        << look(s.unit(1, "4G", R"({"symbol":"rocket","size":"X","guards":true})", {6}, {1}, 6, 1,
                       of("RVK")))
        << look(s.unit(1, "108", R"({"symbol":"shock","size":"XXX"})", {7, 4}, {5, 3}, 5, 2,
                       of("39A")));
    return row;
}

tst_CounterSheets::Row tst_CounterSheets::special()
{
    auto &s = m_source;
    Row row{QStringLiteral("Soviet – special arms; moved, low supply, out of supply, disrupted"),
            {}};
    row.looks
        << look(s.unit(1, "9", R"({"symbol":"airborne","size":"XX"})", {3, 2}, {3, 2}, 4, 2,
                       of("VI")))
        << look(s.unit(1, "260", R"({"symbol":"marine","size":"X","group":"KBF"})", {2}, {3}, 4, 1,
                       of("9K")))
        << look(s.unit(1, "44", R"({"symbol":"ski","size":"X","band":"#f4f1e8"})", {2}, {2}, 6, 1))
        << look(s.unit(1, "3", R"({"symbol":"militia","size":"XX","group":"LMO Opolch"})", {1}, {3},
                       4, 1, of("VI")))
        << look(s.unit(1, "9", R"({"symbol":"engineer","size":"X"})", {2}, {2}, 5, 1, of("RVK")))
        << look(s.unit(1, "14", R"({"symbol":"anti_tank","size":"X"})", {1}, {4}, 6, 1, of("5A")))
        << look(s.unit(1, "21", R"({"symbol":"nkvd","size":"XX","palette":"nkvd","band":""})", {2},
                       {4}, 5, 2))
        << look(s.unit(1, "45", R"({"symbol":"infantry","size":"XXX"})", {5, 3}, {5, 3}, 5, 2,
                       of("5A")),
                -1, {"moved"})
        << look(s.unit(1, "65", R"({"symbol":"infantry","size":"XXX"})", {5, 3}, {5, 3}, 5, 2,
                       of("5A")),
                -1, {"low"})
        << look(s.unit(1, "72", R"({"symbol":"infantry","size":"XXX"})", {5, 3}, {5, 3}, 5, 2,
                       of("5A")),
                1, {"out"})
        << look(s.unit(1, "8G", R"({"symbol":"armour","size":"XX","guards":true})", {6, 3}, {4, 2},
                       8, 2, of("5GT")),
                -1, {"disrupted"})
        << look(s.unit(1, "8G", R"({"symbol":"armour","size":"XX","guards":true})", {6, 3}, {4, 2},
                       8, 2, of("5GT")),
                1, {"moved", "out", "disrupted"});
    return row;
}

tst_CounterSheets::Row tst_CounterSheets::german()
{
    auto &s = m_source;
    Row row{QStringLiteral("German – line, reduced side, HQ, armour, independent"), {}};
    row.looks << look(
        s.unit(0, "56", R"({"symbol":"infantry","size":"XX"})", {3, 2}, {4, 3}, 5, 2, of("9K")))
              << look(s.unit(0, "1", R"({"symbol":"infantry","size":"XX"})", {4, 2}, {5, 3}, 5, 2,
                             of("26K")),
                      1)
              << look(s.add(0, "26", R"({"face":"hq","size":"XXX","steps":false})",
                            {{"range", {6}}, {"movement", {6}}}, 1, of("3PzA")))
              << look(s.unit(0, "5", R"({"symbol":"armour","size":"XX"})", {6, 4}, {5, 3}, 8, 2))
              << look(s.unit(0, "1HG", R"({"symbol":"armour","size":"XX","palette":"luftwaffe"})",
                             {6, 4}, {5, 3}, 8, 2, of("HG")))
              << look(s.unit(0, "2HG",
                             R"({"symbol":"mechanised","size":"XX","palette":"luftwaffe"})", {4, 2},
                             {4, 3}, 8, 2, of("HG")),
                      1)
              << look(s.unit(0, "505", R"({"symbol":"heavy_armour","size":"II"})", {3}, {2}, 7, 1))
              << look(s.unit(0, "277", R"({"symbol":"assault_gun","size":"X"})", {2}, {1}, 8, 1))
              << look(s.unit(0, "286", R"({"symbol":"security","size":"XX"})", {1}, {3}, 5, 1,
                             of("9K")))
              << look(s.unit(0, "15", R"({"symbol":"infantry","size":"XX","palette":"ss"})", {3, 2},
                             {4, 2}, 5, 2, of("SS")))
              << look(s.unit(0, "Tot",
                             R"({"symbol":"armour","size":"XX","palette":"ss","band":"#c8261d"})",
                             {7, 4}, {6, 3}, 8, 2, of("SS")))
              << look(s.unit(0, "Tot",
                             R"({"symbol":"armour","size":"XX","palette":"ss","band":"#c8261d"})",
                             {7, 4}, {6, 3}, 8, 2, of("SS")),
                      1);
    return row;
}

tst_CounterSheets::Row tst_CounterSheets::others()
{
    auto &s = m_source;
    Row row{QStringLiteral("Finnish, Romanian, Hungarian, American, British; air units, ships"),
            {}};
    row.looks
        << look(s.unit(2, "5", R"({"symbol":"infantry","size":"XX"})", {4, 2}, {4, 2}, 5, 2,
                       of("VI")))
        << look(s.unit(0, "12",
                       R"({"symbol":"infantry","size":"XX","palette":"romanian","group":"3R"})",
                       {2, 1}, {3, 2}, 4, 2))
        << look(s.unit(0, "2",
                       R"({"symbol":"motorised","size":"XX","palette":"hungarian","group":"1H"})",
                       {3, 2}, {3, 2}, 6, 2))
        << look(s.unit(0, "4",
                       R"({"symbol":"armour","size":"XX","palette":"american","group":"XX"})",
                       {7, 4}, {5, 3}, 8, 2))
        << look(s.unit(
               0, "1",
               R"({"symbol":"airborne","size":"XX","palette":"british","group":"1AB","band":"#c8261d"})",
               {5, 3}, {6, 3}, 4, 2))
        << look(s.add(
               0, "Ju 88",
               R"({"face":"air","symbol":"bomber","palette":"luftwaffe","left":"2","right":"*"})"))
        << look(s.add(
               0, "Ju 87",
               R"({"face":"air","symbol":"dive_bomber","palette":"luftwaffe","left":"1","right":"*"})"))
        << look(s.add(1, "1 VA", R"({"face":"air","symbol":"fighter","left":"1","right":"+1"})"))
        << look(s.add(1, "Il-2",
                      R"({"face":"air","symbol":"ground_attack","left":"3","right":"1"})"))
        << look(s.add(1, "Marat", R"({"face":"air","symbol":"battleship","left":"4","right":"3"})"))
        << look(s.add(0, "Hipper", R"({"face":"air","symbol":"cruiser","left":"4","right":"3"})"))
        << look(s.unit(0, "Long identity",
                       R"({"symbol":"text:SMG","size":"XXXXXX","group":"Grossdeutschland"})",
                       {12, 10}, {14, 9}, 16, 2));
    return row;
}

tst_CounterSheets::Row tst_CounterSheets::chits()
{
    auto &s = m_source;
    Row row{QStringLiteral("Chits and markers"), {}};
    row.looks
        << look(s.add(1, "39A",
                      R"({"face":"chit","caption":"ACTIVATE","group":"3BF","band":"#c8261d"})"))
        << look(s.add(
               1, "11G",
               R"({"face":"chit","caption":"ACTIVATE","group":"3BF","palette":"guards","band":"#8a8f94"})"))
        << look(s.add(0, "26K",
                      R"({"face":"chit","caption":"ACTIVATE","group":"3.PzA","band":"#7a4a9e"})"))
        << look(s.add(
               -1, "?",
               R"({"face":"chit","caption":"RANDOM","group":"EVENT","palette":"british","band":"#1d1d1f"})"))
        << look(s.add(
               0, "Fw",
               R"({"face":"chit","caption":"+1 SHIFT","group":"LUFT","palette":"luftwaffe","band":"#1f3f78"})"))
        << look(s.add(-1, "",
                      R"({"face":"marker","text":"1","caption":"TURN","palette":"british"})"))
        << look(
               s.add(-1, "",
                     R"({"face":"marker","symbol":"star","caption":"VICTORY","palette":"guards"})"))
        << look(
               s.add(-1, "",
                     R"({"face":"marker","text":"−1","caption":"STEP LOSS","palette":"romanian"})"))
        << look(s.add(
               -1, "",
               R"({"face":"marker","symbol":"entrenchment","caption":"ENTRENCHED","palette":"hungarian"})"))
        << look(s.add(
               -1, "",
               R"({"face":"marker","symbol":"arrow","caption":"ADVANCE","palette":"soviet"})"))
        << look(s.add(-1, "",
                      R"({"face":"marker","text":"OUT","caption":"NO SUPPLY","palette":"nkvd"})"))
        << look(
               s.add(-1, "",
                     R"({"face":"marker","text":"6","caption":"ACTIVATIONS","palette":"german"})"));
    return row;
}

void tst_CounterSheets::fillBlocks()
{
    auto &s = m_source;
    const auto block = [&](int side, const char *label, const char *symbol, const char *size,
                           const char *paper, int steps, int fire, int speed) {
        const QByteArray art = QByteArray(R"({"face":"block","symbol":")") + symbol
            + R"(","size":")" + size + R"(","paper":")" + paper + R"("})";
        return look(s.add(side, QString::fromUtf8(label), art.constData(),
                          {{"fire", {fire}}, {"speed", {speed}}}, steps));
    };
    const CounterLook army = block(0, "X", "infantry", "XXX", "#8cc3e6", 4, 2, 1);
    Row owner{QStringLiteral("Seen by the owner"), {}};
    owner.looks << block(0, "1 Pz", "armour", "XX", "#d2402f", 3, 3, 2)
                << block(0, "36 Mot", "motorised", "XX", "#d2402f", 2, 2, 2)
                << block(0, "Reinhardt", "hq", "XXX", "#d2402f", 4, 2, 2)
                << block(0, "XXVI", "infantry", "XXX", "#f0cf4a", 4, 2, 1) << army
                << block(0, "12 Pz", "armour", "XX", "#2f6db5", 3, 3, 2)
                << block(0, "207 Sec", "security", "XX", "#f4f1e8", 2, 2, 1)
                << block(2, "Mannerheim", "hq", "XXX", "#dfe9f2", 4, 3, 1)
                << block(1, "55 Army", "infantry", "XXXX", "#8cc3e6", 4, 1, 1)
                << block(1, "5 VDV", "airborne", "XX", "#ee8b1f", 3, 2, 1)
                << block(1, "4 Army", "infantry", "XXXX", "#5c9c52", 4, 1, 1)
                << block(1, "Zhukov", "leader", "XX", "#b9a46a", 4, 3, 2);
    Row enemy{QStringLiteral("Seen by the enemy; revealed; strength 4 3 2 1"), {}};
    for (int side : {0, 2, 1}) {
        CounterLook back;
        back.side = engine::SideId(side);
        enemy.looks << back;
    }
    for (int i : {0, 3, 7, 8, 10}) {
        CounterLook flat = owner.looks[i];
        flat.stand = CounterLook::Stand::Flat;
        enemy.looks << flat;
    }
    for (int steps = 4; steps >= 1; --steps) {
        enemy.looks << army;
        enemy.looks.last().steps = steps;
    }
    m_blockRows = {owner, enemy};
}

void tst_CounterSheets::initTestCase()
{
    const QString folder = qEnvironmentVariable("HEXSMITH_PREVIEW");
    if (folder.isEmpty())
        QSKIP("HEXSMITH_PREVIEW names no folder for the sheets.");
    m_folder = QDir(folder);
    QVERIFY(m_folder.mkpath(QStringLiteral(".")));
    fillFormations();
    m_rows = {soviet(), special(), german(), others(), chits()};
    m_source.addSide("blue", R"({"palette": "luftwaffe", "sign": "cross"})");
    // Blocks come last: a side with blocks has wooden backs.
    fillBlocks();
    m_book = std::make_unique<CounterBook>(m_source.module());
    m_painter = std::make_unique<CounterPainter>(*m_book);
    const engine::Issues issues = checkArt(m_source.module());
    for (const engine::Issue &issue : issues)
        qWarning("%s", qPrintable(issue.toString()));
}

QImage tst_CounterSheets::sheet(QSize size, const QColor &ground, double ratio) const
{
    QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(ground);
    return image;
}

void tst_CounterSheets::caption(QPainter &painter, QPointF at, const QString &text,
                                const QColor &color) const
{
    QFont font;
    font.setFamilies({QStringLiteral("Cabin"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(14);
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(at, text);
}

void tst_CounterSheets::save(const QImage &image, const char *name) const
{
    QVERIFY(image.save(m_folder.filePath(QLatin1String(name))));
}

void tst_CounterSheets::counters()
{
    QImage image = sheet({1010, 560}, c_light, 2);
    QPainter painter(&image);
    double y = 20;
    for (const Row &row : std::as_const(m_rows)) {
        caption(painter, {24, y}, row.title, QColor(0x5b, 0x4c, 0x35));
        for (int i = 0; i < row.looks.size(); ++i)
            m_painter->paint(painter, QRectF(24 + 82 * i, y + 12, 64, 64), row.looks[i]);
        y += 108;
    }
    painter.end();
    save(image, "counters-64-x2.png");
    QFile drawing(m_folder.filePath(QStringLiteral("counter.svg")));
    QVERIFY(drawing.open(QIODevice::WriteOnly));
    drawing.write(m_painter->svg(m_rows[0].looks[1], 128));
}

void tst_CounterSheets::sizes()
{
    QImage image = sheet({1600, 760}, c_light, 1);
    QPainter painter(&image);
    double y = 16;
    for (const double size : {118.0, 64.0, 40.0, 32.0, 24.0, 23.0, 16.0, 10.0}) {
        double x = 24;
        for (const Row &row : std::as_const(m_rows)) {
            for (int i = 0; i < row.looks.size() && x + size<1590; i += size> 100 ? 5 : 2) {
                m_painter->paint(painter, QRectF(x, y, size, size), row.looks[i]);
                x += size * 1.28 + 3;
            }
        }
        for (const CounterLook &look : std::as_const(m_blockRows[0].looks)) {
            if (size > 60 || x + size * 1.3 > 1590)
                break;
            m_painter->paint(painter, QRectF(x, y, size, size), look);
            x += size * 1.36 + 3;
        }
        y += size * 1.3 + 20;
    }
    painter.end();
    save(image, "sizes.png");
}

void tst_CounterSheets::blocks()
{
    QImage image = sheet({1340, 330}, c_light, 1.5);
    QPainter painter(&image);
    double y = 24;
    for (const Row &row : std::as_const(m_blockRows)) {
        caption(painter, {24, y}, row.title, QColor(0x5b, 0x4c, 0x35));
        for (int i = 0; i < row.looks.size(); ++i)
            m_painter->paint(painter, QRectF(28 + 108 * i, y + 24, 64, 64), row.looks[i]);
        y += 130;
    }
    for (int i = 0; i < 8; ++i)
        m_painter->paint(painter, QRectF(28 + 50 * i, y + 4, 28, 28), m_blockRows[0].looks[i]);
    for (int i = 0; i < 8; ++i)
        m_painter->paint(painter, QRectF(448 + 50 * i, y + 6, 20, 20), m_blockRows[0].looks[i]);
    painter.end();
    save(image, "blocks-64-x1.5.png");
}

void tst_CounterSheets::states()
{
    QImage image = sheet({1180, 560}, c_light, 2);
    QPainter painter(&image);
    painter.fillRect(QRectF(0, 280, 1180, 280), c_dark);
    for (int half = 0; half < 2; ++half) {
        const double y = 24 + 280 * half;
        QList<CounterLook> looks;
        for (int i = 0; i < 14; ++i)
            looks << m_rows[i % 2 ? 0 : 2].looks[i % 12 == 6 ? 5 : i % 6];
        looks[0].glow = CounterLook::Glow::Selected;
        looks[1].glow = CounterLook::Glow::Legal;
        looks[2].glow = CounterLook::Glow::Target;
        looks[3].glow = CounterLook::Glow::Hover;
        looks[4].marks = m_book->marks().bit(u"moved");
        looks[5].marks = m_book->marks().bit(u"low");
        looks[6].marks = m_book->marks().bit(u"out");
        looks[7].marks = m_book->marks().bit(u"isolated");
        looks[8].marks = m_book->marks().bit(u"disrupted") | m_book->marks().bit(u"out");
        looks[9].isDimmed = true;
        looks[10].isGhost = true;
        looks[11].isLifted = true;
        looks[12].badge = 5;
        looks[13].heading = 60;
        for (int i = 0; i < looks.size(); ++i) {
            looks[i].onDark = half == 1;
            m_painter->paint(painter, QRectF(20 + 83 * i, y, 64, 64), looks[i]);
            m_painter->paint(painter, QRectF(36 + 83 * i, y + 90, 32, 32), looks[i]);
            m_painter->paint(painter, QRectF(44 + 83 * i, y + 138, 20, 20), looks[i]);
            CounterLook block = m_blockRows[0].looks[i % 12];
            block.glow = looks[i].glow;
            block.marks = looks[i].marks;
            block.isDimmed = looks[i].isDimmed;
            block.isGhost = looks[i].isGhost;
            block.onDark = looks[i].onDark;
            block.badge = looks[i].badge;
            m_painter->paint(painter, QRectF(28 + 83 * i, y + 184, 46, 46), block);
        }
    }
    painter.end();
    save(image, "states-x2.png");
}

void tst_CounterSheets::symbols()
{
    QImage image = sheet({1240, 830}, c_light, 1.5);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const CounterText text;
    const SymbolPainter symbols(text);
    const QColor ink(0x12, 0x19, 0x1d);
    int i = 0;
    for (const QString &id : m_book->symbols().ids()) {
        const QPointF at(20 + i % 11 * 111, 16 + i / 11 * 66);
        const Symbol *symbol = m_book->symbols().find(id);
        if (symbol->kind == Symbol::Kind::Box)
            symbols.drawBox(painter, *symbol, QRectF(at + QPointF(20, 4), QSizeF(48, 31.5)),
                            {ink, QColor(0xf3, 0xef, 0xe2)}, 1.8);
        else
            symbols.drawFree(painter, *symbol, at + QPointF(44, 20), 1, ink);
        caption(painter, at + QPointF(8, 52), id, ink);
        ++i;
    }
    painter.end();
    save(image, "symbols-x1.5.png");
}

void tst_CounterSheets::stacks()
{
    QImage image = sheet({1100, 620}, c_light, 1.5);
    QPainter painter(&image);
    CounterCache cache(*m_painter);
    const auto draw = [&](QPointF middle, const QList<StackLayout::Place> &places,
                          const QList<CounterLook> &looks, double size) {
        for (const StackLayout::Place &place : places) {
            CounterLook look = looks[place.piece % looks.size()];
            look.badge = place.badge;
            cache.draw(painter, middle + place.position, look, size);
        }
    };
    for (int count = 1; count <= 6; ++count)
        draw({110.0 * count - 40, 70}, StackLayout::pile(count, 64), m_rows[0].looks, 64);
    for (int count = 1; count <= 6; ++count)
        draw({60.0 * count + 650, 70}, StackLayout::pile(count, 32), m_rows[2].looks, 32);
    draw({220, 230}, StackLayout::fan(4, 64), m_rows[0].looks, 64);
    draw({700, 230}, StackLayout::fan(7, 64, 4), m_rows[2].looks, 64);
    QList<CounterLook> blocks = m_blockRows[0].looks;
    for (int i = 4; i < blocks.size(); ++i)
        blocks[i].stand = CounterLook::Stand::Flat;
    draw({150, 480}, StackLayout::blocks(4, 2, 64), blocks, 64);
    draw({400, 480}, StackLayout::blocks(4, 0, 28), blocks, 28);
    CounterLook back;
    back.side = engine::SideId(1);
    draw({600, 480}, StackLayout::blocks(5, 0, 64), {back}, 64);
    back.side = engine::SideId(3);
    draw({850, 480}, StackLayout::pile(4, 64), {back}, 64);
    back.side = engine::SideId();
    draw({970, 480}, StackLayout::pile(2, 64), {back}, 64);
    painter.end();
    save(image, "stacks-x1.5.png");
}

QTEST_MAIN(tst_CounterSheets)
#include "tst_countersheets.moc"
