// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/player/playedgame.h"

#include "app/player/battle/battlestage.h"
#include "app/player/battle/battleunit.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/gamepanels.h"
#include "app/player/odds/chancebar.h"

#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace app;

/// Battles of several rolls have a stage over the map.
class tst_BattleStage : public QObject
{
    Q_OBJECT

private slots:
    void typhoonRounds_data();
    void typhoonRounds();
    void leningradSteps();
    void koenigsbergFoldsItself();
    void nothingWithoutABattle();
    void besideItsPlace_data();
    void besideItsPlace();
    void places();
    void wholeNames();

private:
    /// A game in which one of these is asked.
    static QString open(hands::WindowDriver &driver, const char *module, const char *scenario,
                        const QStringList &decisions, quint64 seed);
    static void save(hands::WindowDriver &driver, const QString &name);
};

QString tst_BattleStage::open(hands::WindowDriver &driver, const char *module, const char *scenario,
                              const QStringList &decisions, quint64 seed)
{
    return playedgame::open(
        driver, module, scenario,
        [&](GameController &controller) {
            return decisions.contains(controller.state().names().text(controller.offer().decision));
        },
        seed);
}

void tst_BattleStage::save(hands::WindowDriver &driver, const QString &name)
{
    const QString folder = qEnvironmentVariable("HEXSMITH_PREVIEW");
    if (folder.isEmpty() || !QDir().mkpath(folder))
        return;
    driver.waitForMap();
    QVERIFY(driver.window().grab().save(folder + u'/' + name + QStringLiteral(".png")));
}

void tst_BattleStage::typhoonRounds_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    QTest::newRow("1600 en") << QSize(1600, 1000) << QStringLiteral("en");
    QTest::newRow("1280 es") << QSize(1280, 720) << QStringLiteral("es");
}

void tst_BattleStage::typhoonRounds()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    hands::WindowDriver driver(size);
    QCOMPARE(open(driver, "typhoon", "historical", {QStringLiteral("battle.round")}, 4), QString());
    GameController &controller = driver.controller();
    controller.setLanguage(language);
    driver.settle();
    auto *stage = driver.page().findChild<BattleStage *>();
    QVERIFY(stage && stage->hasBattle());
    QVERIFY(stage->isVisible() && !stage->isFolded());
    QVERIFY(stage->width() <= BattleStage::widest);
    QVERIFY(driver.page().board().rect().contains(stage->geometry()));
    save(driver, QStringLiteral("stage-typhoon-%1-%2").arg(size.width()).arg(language));

    // Both forces are there, and what they rolled.
    const BattleRecord &record = *stage->record();
    QCOMPARE(record.sides.size(), size_t(2));
    QCOMPARE(controller.module().sides[size_t(record.sides[0].side.value)].id,
             QStringLiteral("german"));
    int fired = 0;
    int known = 0; // whose hits are counted
    for (const BattleRecord::Force &force : record.sides) {
        QVERIFY(!force.units.empty());
        for (const BattleRecord::Unit &unit : force.units) {
            fired += unit.dice.isEmpty() ? 0 : 1;
            known += unit.hitsOn > 0 ? 1 : 0;
        }
    }
    QVERIFY(fired > 1);
    QVERIFY(known > 1);
    QCOMPARE(record.rounds.size(), size_t(1));
    QVERIFY(stage->findChildren<BattleUnit *>().size() >= 2);

    // The dock has the chances of the next round beside the two ways to go on.
    QVERIFY(!driver.page().panels().decision().findChildren<ChanceBar *>().isEmpty());

    // M folds it and back; the map can be used all the time.
    driver.page().board().setFocus();
    const int height = stage->height();
    driver.key(Qt::Key_M);
    driver.settle();
    QVERIFY(stage->isFolded() && stage->isVisible());
    QVERIFY(stage->height() < height / 2);
    driver.key(Qt::Key_M);
    driver.settle();
    QVERIFY(!stage->isFolded());

    // What the next round would bring stands beside this one; the place is framed on the map.
    QVERIFY(stage->findChild<QWidget *>(QStringLiteral("nextRound")));
    const auto &framed = driver.page().board().signs().targetSpaces;
    QVERIFY(std::find(framed.begin(), framed.end(), record.space) != framed.end());

    // The next round joins the first one, unless the battle is over with it.
    driver.settings().setPace(Settings::Pace::Click);
    for (const engine::Action &action : controller.offer().actions) {
        if (controller.state().names().text(action.verb) == QLatin1String("fight")) {
            QVERIFY(controller.perform(engine::Action(action)));
            break;
        }
    }
    driver.settle();
    Teller &teller = Teller::of(controller);
    QVERIFY(teller.isTelling());
    teller.toEnd();
    driver.settle();
    QVERIFY(stage->hasBattle());
    QCOMPARE(stage->record()->rounds.size(), size_t(2));
    stage->setFolded(false);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    driver.settle();
    save(driver, QStringLiteral("stage-typhoon-round2-%1-%2").arg(size.width()).arg(language));
    auto *again = stage->findChild<QPushButton *>(QStringLiteral("battleAgain"));
    QCOMPARE(driver.click(again), QString());
    QTRY_VERIFY(teller.isTelling());
    QCOMPARE(teller.current(), 0);
}

void tst_BattleStage::leningradSteps()
{
    hands::WindowDriver driver(QSize(1600, 1000));
    QCOMPARE(open(driver, "leningrad41", "campaign", {QStringLiteral("combat.fire")}, 9),
             QString());
    GameController &controller = driver.controller();
    const auto *stage = driver.page().findChild<BattleStage *>();
    QVERIFY(stage->hasBattle() && stage->isVisible() && !stage->isFolded());
    QVERIFY(stage->record()->lines.size() <= 1); // nobody has fired
    save(driver, QStringLiteral("stage-leningrad"));
    QVERIFY(controller.perform(engine::Action(controller.offer().actions.front())));
    driver.settle();
    if (stage->hasBattle())
        QVERIFY(stage->record()->rolls > 0);
    save(driver, QStringLiteral("stage-leningrad-fired"));
}

// One roll needs no stage: where units lose and retreat the map is wanted.
void tst_BattleStage::koenigsbergFoldsItself()
{
    hands::WindowDriver driver(QSize(1600, 1000));
    QCOMPARE(open(driver, "koenigsberg45", "campaign",
                  {QStringLiteral("losses"), QStringLiteral("retreat")}, 2),
             QString());
    auto *stage = driver.page().findChild<BattleStage *>();
    QVERIFY(stage->hasBattle() && stage->isFolded());
    stage->toggle();
    driver.settle();
    QVERIFY(stage->isVisible());
    save(driver, QStringLiteral("stage-koenigsberg"));
}

void tst_BattleStage::nothingWithoutABattle()
{
    hands::WindowDriver driver;
    QCOMPARE(open(driver, "tutorial", "battle", {QStringLiteral("move")}, 1), QString());
    const auto *stage = driver.page().findChild<BattleStage *>();
    QVERIFY(stage && !stage->isVisible() && !stage->hasBattle());
}

void tst_BattleStage::besideItsPlace_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("zoom");
    for (const char *module : {"typhoon", "leningrad41"}) {
        for (const QSize size : {QSize(1600, 1000), QSize(1280, 720), QSize(2560, 1440)}) {
            for (const double zoom : {0.0, 1.0})
                QTest::addRow("%s %d %s", module, size.width(), zoom > 0 ? "near" : "whole map")
                    << QString::fromLatin1(module) << size << zoom;
        }
    }
}

// Wherever the map lies, the place of the battle is seen beside the stage: what is painted there
// is the map and not the card.
void tst_BattleStage::besideItsPlace()
{
    QFETCH(QString, module);
    QFETCH(QSize, size);
    QFETCH(double, zoom);
    hands::WindowDriver driver(size);
    driver.settings().setMapFollows(true);
    const bool isTyphoon = module == QLatin1String("typhoon");
    QCOMPARE(open(driver, isTyphoon ? "typhoon" : "leningrad41",
                  isTyphoon ? "historical" : "campaign",
                  {isTyphoon ? QStringLiteral("battle.round") : QStringLiteral("combat.fire")},
                  isTyphoon ? 4 : 9),
             QString());
    view::BoardView &board = driver.page().board();
    auto *stage = driver.page().findChild<BattleStage *>();
    QVERIFY(stage && stage->isVisible() && !stage->isFolded());
    const engine::SpaceId space = stage->record()->space;
    const auto isFree = [&] {
        driver.settle();
        const QPoint at = board.viewPoint(space);
        return board.rect().contains(at) && board.childAt(at) == nullptr
            && !stage->geometry().adjusted(-4, -4, 4, 4).contains(at)
            && board.rect().contains(stage->geometry());
    };
    // A game is opened with its whole map, however large the window becomes.
    driver.settle();
    QVERIFY(board.camera().zoom() > board.camera().leastZoom());
    QVERIFY(board.visibleArea().intersects(board.page()));
    if (zoom > 0)
        board.zoomTo(zoom);
    else
        board.fit();
    // In the middle, where the stage would be, and at the edges.
    board.centreOn(space);
    stage->setFolded(true);
    stage->setFolded(false);
    QTRY_VERIFY(isFree());
    // And there is something on it.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    const auto *unit = stage->findChild<BattleUnit *>();
    QVERIFY(unit && !unit->visibleRegion().isEmpty());
    save(driver, QStringLiteral("stage-beside-%1-%2-%3").arg(module).arg(size.width()).arg(zoom));
    for (const QPointF way : {QPointF(0, 150), QPointF(0, -300), QPointF(120, 60)}) {
        board.panBy(way);
        driver.settle();
        const QPoint at = board.viewPoint(space);
        QVERIFY2(!stage->geometry().contains(at), qPrintable(QStringLiteral("%1").arg(way.y())));
        const auto *fold = stage->findChild<QWidget *>(QStringLiteral("foldBattle"));
        QVERIFY(fold && !fold->visibleRegion().isEmpty());
    }
    // Who attacks, and from where.
    if (isTyphoon) {
        QVERIFY(!stage->record()->from.empty());
        const QString from = driver.controller().texts().spaceName(stage->record()->from.front());
        const auto labels = stage->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) {
            return label->text().contains(from) && label->text().contains(QStringLiteral("from"));
        }));
    }
}

void tst_BattleStage::places()
{
    const QRect area(66, 12, 800, 700);
    const QSize wanted(600, 400);
    // Nothing is to be kept, or it lies below: at the top.
    QCOMPARE(StagePlace::beside(area, wanted, {}).card, QRect(166, 12, 600, 400));
    QCOMPARE(StagePlace::beside(area, wanted, QRect(400, 500, 80, 80)).card,
             QRect(166, 12, 600, 400));
    // Above: at the bottom.
    QCOMPARE(StagePlace::beside(area, wanted, QRect(400, 100, 80, 80)).card.bottom(),
             area.bottom());
    // In the middle there is less room for it.
    const StagePlace low = StagePlace::beside(area, wanted, QRect(400, 350, 80, 80));
    QVERIFY(low.card.height() < 400 && low.card.height() > 200);
    QVERIFY(low.shows(QRect(400, 350, 80, 80)));
    // With a wide board it stands at the side.
    const QRect wide(66, 12, 1700, 500);
    const StagePlace side = StagePlace::beside(wide, wanted, QRect(900, 200, 80, 80));
    QCOMPARE(side.card.size(), wanted);
    QVERIFY(!side.covers(QRect(900, 200, 80, 80)));
    // If the map can be moved, it gets a strip, of half of the board at most.
    for (const bool isLow : {false, true}) {
        const StagePlace both =
            StagePlace::above(area, QSize(600, 900), QRect(0, 0, 80, 900), isLow);
        QVERIFY(both.free.height() >= 340 && both.card.height() >= 330);
        QCOMPARE(both.card.top() < both.free.top(), isLow);
        QVERIFY(!both.card.intersects(both.free));
    }
    QVERIFY(StagePlace::above(area, wanted, QRect(0, 0, 80, 80), true).card.height() == 400);
}

// No word of a name is cut off, in whatever language and however small the counters are.
void tst_BattleStage::wholeNames()
{
    hands::WindowDriver driver(QSize(1280, 720));
    driver.settings().setLanguage(QStringLiteral("es"));
    QCOMPARE(open(driver, "leningrad41", "campaign", {QStringLiteral("combat.fire")}, 9),
             QString());
    const auto *stage = driver.page().findChild<BattleStage *>();
    QVERIFY(stage && stage->isVisible());
    save(driver, QStringLiteral("stage-names"));
    const auto units = stage->findChildren<BattleUnit *>();
    QVERIFY(!units.isEmpty());
    for (const BattleUnit *unit : units) {
        QFont font = unit->font();
        font.setPixelSize(qRound(QFontInfo(font).pixelSize() * 0.92));
        font.setWeight(QFont::DemiBold);
        const QFontMetrics metrics(font);
        for (const QString &word : unit->toolTip().split(u' '))
            QVERIFY2(metrics.horizontalAdvance(word) <= unit->width(), qPrintable(word));
        QVERIFY(unit->nameSize().height() <= unit->height());
        QVERIFY(unit->nameSize().width() <= unit->width());
    }
}

QTEST_MAIN(tst_BattleStage)
#include "tst_battlestage.moc"
