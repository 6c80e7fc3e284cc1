// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/signs/beatplaque.h"
#include "tests/view/board/boardscreen.h"

#include <QFrame>
#include <QTemporaryDir>

using view::BeatScene;

/// What is told, in pixels.
class tst_BeatScene : public BoardScreen
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        m_board->setCacheFolder(m_folder.path());
        show();
        m_board->setSpeed(0);
        for (const char *id : {"BL-INF-5", "RD-MIL-31", "BL-ARM-8"})
            m_game->put(m_game->piece(id), m_game->space(placeOf(id)));
        m_board->refresh();
        QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60000);
        m_plain = shot();
    }
    void cleanup() { close(); }
    void light();
    void washesTheRest();
    void trails_data();
    void trails();
    void severalTrails();
    void labels();
    void crossFades();
    void crossStaysWithoutMotion();
    void ghost();
    void flashesTwice();
    void outline();
    void otherBoard();
    void sentence();
    void sentenceIsReadableAtEveryZoom();
    void plaqueCoversNobody_data();
    void plaqueCoversNobody();
    void plaqueLeavesBarsFree();
    void areas();

private:
    static const char *placeOf(const char *piece)
    {
        return *piece == 'R' ? "0908" : QByteArray(piece) == "BL-ARM-8" ? "1107" : "0907";
    }
    /// Pixels that differ from the board before anything was told.
    QRect changed(const QImage &image) const
    {
        QRect area;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixel(x, y) != m_plain.pixel(x, y))
                    area |= QRect(x, y, 1, 1);
            }
        }
        return area;
    }
    static int count(const QImage &image, QRect area, QColor color)
    {
        int found = 0;
        area &= image.rect();
        for (int y = area.top(); y <= area.bottom(); ++y) {
            for (int x = area.left(); x <= area.right(); ++x)
                found += image.pixelColor(x, y) == color;
        }
        return found;
    }

    PieceId piece(const char *id) const { return m_game->piece(id); }
    QTemporaryDir m_folder; // the map is painted once
    QImage m_plain;
};

void tst_BeatScene::light()
{
    m_board->setBeat({.actors = {piece("BL-INF-5")}, .targets = {piece("RD-MIL-31")}});
    const QImage told = shot();
    QVERIFY(count(told, around(at("0907"), 50), QColor(0xff, 0xc6, 0x1a)) > 40);
    QVERIFY(count(told, around(at("0908"), 50), QColor(0xff, 0x5a, 0x4a)) > 40);
    QCOMPARE(difference(told, m_plain, around(at("1107"), 40)), 0);
    m_board->setBeat({});
    QCOMPARE(shot(), m_plain);
}

void tst_BeatScene::washesTheRest()
{
    m_board->setBeat({.actors = {piece("BL-INF-5")}, .isRestWashed = true});
    const QImage told = shot();
    QVERIFY(difference(told, m_plain, around(at("1107"), 25)) > 1500);
    // Its middle has become lighter, nothing else there.
    const auto light = [&](const QImage &image) {
        int sum = 0;
        for (int y = -20; y < 20; ++y) {
            for (int x = -20; x < 20; ++x)
                sum += qGray(image.pixel(at("1107") + QPoint(x, y)));
        }
        return sum / 1600;
    };
    QVERIFY(light(told) > light(m_plain) + 15);
}

void tst_BeatScene::trails_data()
{
    QTest::addColumn<BeatScene::Trail::Kind>("kind");
    QTest::addColumn<QColor>("color");
    QTest::newRow("move") << BeatScene::Trail::Kind::Move << QColor(0x2f, 0x5f, 0x86);
    QTest::newRow("retreat") << BeatScene::Trail::Kind::Retreat << QColor(0xff, 0x8f, 0x84);
    QTest::newRow("advance") << BeatScene::Trail::Kind::Advance << QColor(0xff, 0xc6, 0x1a);
}

void tst_BeatScene::trails()
{
    QFETCH(BeatScene::Trail::Kind, kind);
    QFETCH(QColor, color);
    const std::vector<SpaceId> way = {m_game->space("0705"), m_game->space("0706"),
                                      m_game->space("0707")};
    m_board->setBeat({.trails = {{way, QColor(0x2f, 0x5f, 0x86), kind, 4}}});
    const QImage told = shot();
    const QPoint middle = (at("0706") + at("0707")) / 2;
    QVERIFY(count(told, around(middle, 12), color) > 30);
    // From one end to the other and no further.
    const QRect area = changed(told);
    QVERIFY(area.contains((at("0705") + at("0706")) / 2));
    QVERIFY(QRect(at("0705"), at("0707")).normalized().adjusted(-45, -45, 45, 45).contains(area));
    // Moves have their number at the start, retreats one at every step.
    const bool atStart = count(told, around(at("0705"), 14), Qt::white) > 60;
    const bool atStep = count(told, around(at("0706"), 14), Qt::white) > 60;
    QCOMPARE(atStart, kind == BeatScene::Trail::Kind::Move);
    QCOMPARE(atStep, kind == BeatScene::Trail::Kind::Retreat);
}

void tst_BeatScene::severalTrails()
{
    const QColor blue(0x2f, 0x5f, 0x86);
    BeatScene beat;
    beat.trails = {{{m_game->space("0705"), m_game->space("0706")}, blue},
                   {{m_game->space("1105"), m_game->space("1106")}, blue},
                   {{m_game->space("1105")}, blue},
                   {{m_game->space("1105"), m_game->space("1105")}, blue},
                   {{SpaceId(), SpaceId(4000)}, blue},
                   {{}, blue}};
    m_board->setBeat(beat);
    const QImage told = shot();
    QVERIFY(count(told, around((at("0705") + at("0706")) / 2, 20), blue) > 30);
    QVERIFY(count(told, around((at("1105") + at("1106")) / 2, 20), blue) > 30);
}

void tst_BeatScene::labels()
{
    BeatScene beat;
    beat.labels = {{piece("RD-MIL-31"), {}, QStringLiteral("−1 step"), true}};
    m_board->setBeat(beat);
    const QImage bad = shot();
    QRect area = changed(bad);
    QVERIFY(count(bad, area, QColor(0x8e, 0x1f, 0x18)) > 300);
    QVERIFY(count(bad, area, Qt::white) > 20);
    // Above the counter, whose middle is left to be seen.
    QVERIFY(area.bottom() < at("0908").y() - 20);
    beat.labels.front().isBad = false;
    m_board->setBeat(beat);
    QVERIFY(count(shot(), area, QColor(0x23, 0x65, 0x2a)) > 300);
    // Two at one piece can both be read.
    beat.labels = {{{}, m_game->space("0705"), QStringLiteral("−1 step")},
                   {{}, m_game->space("0705"), QStringLiteral("−2 steps")}};
    m_board->setBeat(beat);
    area = changed(shot());
    QVERIFY(area.height() > 45);
}

void tst_BeatScene::crossFades()
{
    m_board->setSpeed(1);
    const QColor red(0xd3, 0x28, 0x1c);
    m_board->setBeat({.crossed = {{piece("RD-MIL-31"), m_game->space("0908")}}});
    m_game->state->apply(engine::change::MovePiece{piece("RD-MIL-31"), SpaceId(), -1});
    m_board->animate({});
    const QImage before = shot();
    QVERIFY(count(before, around(at("0908"), 40), red) > 150);
    // The counter is seen below it until it fades, then neither is.
    QVERIFY(difference(before, m_plain, around(at("0908"), 30)) < 3000);
    QTRY_COMPARE(count(shot(), around(at("0908"), 40), red), 0);
    m_board->setBeat({});
    QTRY_COMPARE(difference(shot(), m_plain, around(at("0907"), 20)), 0);
    QVERIFY(difference(shot(), m_plain, around(at("0908"), 30)) > 2000);
}

void tst_BeatScene::crossStaysWithoutMotion()
{
    m_board->setBeat({.crossed = {{{}, m_game->space("0908")}}});
    const QImage told = shot();
    QVERIFY(count(told, around(at("0908"), 40), QColor(0xd3, 0x28, 0x1c)) > 150);
    QTest::qWait(900);
    QCOMPARE(shot(), told);
}

void tst_BeatScene::ghost()
{
    m_board->setBeat({.ghosts = {{piece("RD-MIL-31"), m_game->space("0706")}}});
    const QImage told = shot();
    QVERIFY(difference(told, m_plain, around(at("0706"), 25)) > 1000);
    QCOMPARE(difference(told, m_plain, around(at("0908"), 40)), 0);
}

void tst_BeatScene::flashesTwice()
{
    m_board->setSpeed(1);
    m_board->setBeat({.flashing = {m_game->space("0706")}});
    int changes = 0;
    bool wasLit = false;
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 900) {
        const bool isLit = count(shot(), around(at("0706"), 50), QColor(0xff, 0xc6, 0x1a)) > 40;
        changes += isLit && !wasLit;
        wasLit = isLit;
        QTest::qWait(5);
    }
    QCOMPARE(changes, 2);
    QVERIFY(!wasLit);
}

void tst_BeatScene::outline()
{
    const QColor blue(0x2f, 0x5f, 0x86);
    m_board->setBeat({.outlined = {{m_game->space("0706"), blue}, {SpaceId(4000), blue}}});
    const QImage told = shot();
    QVERIFY(count(told, around(at("0706"), 50), blue) > 200);
    QCOMPARE(difference(told, m_plain, around(at("0706"), 25)), 0);
}

// What is told on another sheet shows nothing here.
void tst_BeatScene::otherBoard()
{
    const SpaceId box = m_game->space("blue-reserve");
    m_board->setBeat({.trails = {{{box, box}, Qt::red}},
                      .labels = {{{}, box, QStringLiteral("−1 step")}},
                      .crossed = {{{}, box}},
                      .ghosts = {{piece("RD-MIL-31"), box}},
                      .flashing = {box},
                      .outlined = {{box, Qt::red}},
                      .sentence = QStringLiteral("Nothing"),
                      .sentenceAt = box});
    QCOMPARE(shot(), m_plain);
}

void tst_BeatScene::sentence()
{
    m_board->setBeat({.sentence = QStringLiteral("The militia loses a step and holds the town."),
                      .sentenceAt = m_game->space("0908")});
    const QImage told = shot();
    const QRect area = changed(told);
    QVERIFY(area.width() > 150 && area.width() < 360);
    QVERIFY(!area.intersects(around(at("0908"), 30)));
    // Only its sentence: nothing at all without one.
    m_board->setBeat({.sentenceAt = m_game->space("0908")});
    QCOMPARE(shot(), m_plain);
}

void tst_BeatScene::sentenceIsReadableAtEveryZoom()
{
    const QString many = QStringLiteral("The militia loses a step. ").repeated(6).trimmed();
    for (const double zoom : {0.2, 0.5, 1.0, 3.0}) {
        m_board->setBeat({});
        m_board->zoomTo(zoom);
        m_board->centreOn(m_game->space("0908"));
        QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60000);
        m_plain = shot();
        m_board->setBeat({.sentence = many, .sentenceAt = m_game->space("0908")});
        const QRect area = changed(shot());
        // Of one size, in several lines, inside the view.
        QVERIFY2(area.width() > 250 && area.width() <= 340, qPrintable(QString::number(zoom)));
        QVERIFY(area.height() > 50);
        QVERIFY(m_board->rect().adjusted(4, 4, -4, -4).contains(area));
        QVERIFY(!area.contains(at("0908")));
    }
}

void tst_BeatScene::plaqueCoversNobody_data()
{
    QTest::addColumn<QPointF>("at");
    QTest::addColumn<int>("others");
    for (const QPointF at :
         {QPointF(500, 300), QPointF(5, 5), QPointF(990, 690), QPointF(0, 350)}) {
        for (const int others : {0, 1, 4})
            QTest::addRow("%g,%g with %d", at.x(), at.y(), others) << at << others;
    }
}

void tst_BeatScene::plaqueCoversNobody()
{
    QFETCH(QPointF, at);
    QFETCH(int, others);
    const QRectF view(0, 0, 1000, 700);
    const QRectF counter(at - QPointF(32, 32), QSizeF(64, 64));
    std::vector<QRectF> keepFree;
    for (const QPointF way : {QPointF(0, 80), QPointF(0, -80), QPointF(80, 0), QPointF(-80, 0)}) {
        if (int(keepFree.size()) < others)
            keepFree.push_back(counter.translated(way));
    }
    const QRectF plaque = view::BeatPlaque::place({320, 60}, counter, view, keepFree);
    QVERIFY(view.contains(plaque));
    QVERIFY(!plaque.intersects(counter));
    for (const QRectF &free : keepFree)
        QVERIFY(!plaque.intersects(free));
}

void tst_BeatScene::plaqueLeavesBarsFree()
{
    QFrame bar(m_board.get());
    bar.setGeometry(at("0908").x() - 200, at("0908").y() + 35, 400, 120);
    bar.show();
    bar.setAutoFillBackground(true);
    m_plain = shot();
    m_board->setBeat({.sentence = QStringLiteral("The militia loses a step."),
                      .sentenceAt = m_game->space("0908")});
    const QRect area = changed(shot());
    QVERIFY(!area.isEmpty());
    QVERIFY(!area.intersects(bar.geometry()));
}

void tst_BeatScene::areas()
{
    const auto files =
        engine::ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/typhoon"));
    QVERIFY(files);
    const auto module = engine::loadModule(files.value()).module;
    QVERIFY(module);
    engine::GameState state(*module, std::make_shared<engine::GameSetting>());
    for (const auto theme : {view::MapTheme::Light, view::MapTheme::Dark}) {
        m_board->setModule(module, theme);
        m_board->setPosition(&state, engine::Viewer::everything());
        std::vector<SpaceId> spaces = m_board->geometry().spaces();
        QVERIFY(spaces.size() > 10);
        m_board->zoomTo(1);
        m_board->bringIntoView({spaces[3], spaces[4]});
        QTRY_VERIFY_WITH_TIMEOUT(isSharp(), 60000);
        m_plain = shot();
        const QColor blue(0x2f, 0x5f, 0x86);
        m_board->setBeat({.trails = {{{spaces[3], spaces[4]}, blue, {}, 1}},
                          .outlined = {{spaces[4], Qt::magenta}},
                          .sentence = QStringLiteral("They move on."),
                          .sentenceAt = spaces[4]});
        const QImage told = shot();
        QVERIFY(count(told, told.rect(), blue) > 50);
        QVERIFY(count(told, told.rect(), Qt::magenta) > 100);
        m_board->setBeat({});
    }
}

QTEST_MAIN(tst_BeatScene)
#include "tst_beatscene.moc"
