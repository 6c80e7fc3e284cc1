// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/chances/chancefigure.h"
#include "app/player/chances/coursechances.h"
#include "app/player/chances/turnings.h"
#include "app/player/history/historybar.h"
#include "app/player/history/historychances.h"
#include "app/player/history/historylanes.h"
#include "tests/player/anygame.h"
#include "tests/player/tutorialgame.h"
#include "tests/scripting/modules/twin.h"

#include <QSignalSpy>
#include <QToolButton>

using namespace app;

namespace {

constexpr int c_patience = 120000;

} // namespace

/// Who is ahead, as the computer estimates it beside a game.
class tst_Chances : public QObject
{
    Q_OBJECT

private slots:
    void init() { panels::useTheme(Tokens::light()); }
    void turnings_data();
    void turnings();
    void areEstimatedBesideTheGame();
    void knowOnlyWhatTheViewerSees();
    void waitForComputers();
    void standInTheBar();
    void areExported();
};

void tst_Chances::turnings_data()
{
    QTest::addColumn<QList<double>>("chances");
    QTest::addColumn<QList<int>>("turned");
    QTest::newRow("nothing") << QList<double>() << QList<int>();
    QTest::newRow("one") << QList<double>{50} << QList<int>();
    QTest::newRow("little") << QList<double>{50, 60, 52} << QList<int>();
    QTest::newRow("both ways") << QList<double>{50, 70, 40} << QList<int>{1, 2};
    QTest::newRow("the largest") << QList<double>{50, 66, 20, 90, 60, 61} << QList<int>{2, 3, 4};
}

void tst_Chances::turnings()
{
    QFETCH(QList<double>, chances);
    QTEST(app::turnings(chances), "turned");
}

void tst_Chances::areEstimatedBesideTheGame()
{
    TutorialGame game;
    const QByteArray before = game.controller->state().hash();
    ChanceEstimate estimate(*game.controller, engine::Viewer::everything(), {0});
    QVERIFY(!estimate.isRunning());
    QCOMPARE(estimate.chanceAt(0, engine::SideId(0)), 0.0);
    estimate.setRunning(true);
    QVERIFY(estimate.isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(estimate.gamesAt(0) >= 3, c_patience);
    QCOMPARE(game.controller->state().hash(), before);
    // The game goes on, and what is known of its beginning stays.
    QVERIFY(game.toAttack());
    const int known = estimate.gamesAt(0);
    estimate.setSteps({0, 4, 99});
    QCOMPARE(estimate.steps(), (std::vector{0, 4})); // there is no step 99
    QVERIFY(estimate.gamesAt(0) >= known);
    QTRY_VERIFY_WITH_TIMEOUT(estimate.gamesAt(4) >= 2, c_patience);
    // What is done otherwise is another step, though it has the same number.
    estimate.setRunning(false);
    QVERIFY(game.controller->undo());
    QVERIFY(game.act("cancel") || game.act("join", game.piece("BL-INF-1")));
    estimate.setSteps({0, 4});
    QCOMPARE(estimate.gamesAt(4), 0);
    QVERIFY(estimate.gamesAt(0) >= known);
    QCOMPARE(estimate.gamesAt(77), 0);
    for (const int32_t side : {0, 1})
        QVERIFY(estimate.chanceAt(0, engine::SideId(side)) >= 0);
    QCOMPARE(estimate.chanceAt(0, engine::SideId(0)) + estimate.chanceAt(0, engine::SideId(1)),
             1.0);
}

// Pieces that the viewer does not see change places: the estimate stays the same.
void tst_Chances::knowOnlyWhatTheViewerSees()
{
    const QString folder = QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/leningrad41");
    const QString scenario = anygame::module(folder)->scenarios.front().id;
    QList<double> chances[2];
    for (int swapped = 0; swapped < 2; ++swapped) {
        const auto controller = anygame::started(folder, scenario, 3);
        QVERIFY(controller && controller->hasSecrets());
        const engine::SideId side = controller->offer().side;
        engine::Random random(9);
        const Twin twin = Twin::of(controller->game(), side, random);
        QVERIFY(twin.isOther());
        // Both have one step by hand, so that their games are as long.
        QVERIFY(controller->edit(swapped ? twin.changes() : std::vector<engine::Change>{}));
        ChanceEstimate estimate(*controller, engine::Viewer(side), {1});
        estimate.setRunning(true);
        QTRY_VERIFY_WITH_TIMEOUT(estimate.gamesAt(1) >= 2, c_patience);
        estimate.setRunning(false);
        chances[swapped] << estimate.chanceAt(1, side);
    }
    QCOMPARE(chances[0], chances[1]);
}

void tst_Chances::waitForComputers()
{
    TutorialGame game;
    CourseChances &chances = CourseChances::of(*game.controller);
    chances.setSteps({0});
    QCOMPARE(chances.progress(), std::pair(0, 0));
    chances.setWanted(true);
    QTRY_VERIFY_WITH_TIMEOUT(!chances.points().isEmpty(), c_patience);
    game.controller->setPlayer(game.controller->offer().side, QStringLiteral("greedy"));
    QTest::qWait(300);
    const auto held = chances.progress();
    QTest::qWait(600);
    QCOMPARE(chances.progress(), held);
    chances.setWanted(false);
    game.controller->setPlayer(game.controller->offer().side, QStringLiteral("human"));
    QTest::qWait(300);
    QCOMPARE(chances.progress(), held);
}

void tst_Chances::standInTheBar()
{
    TutorialGame game;
    HistoryBar bar(*game.controller);
    auto *button = bar.findChild<QToolButton *>(QStringLiteral("chancesButton"));
    QVERIFY(button && button->isCheckable());
    QSignalSpy toggled(&bar.chances(), &HistoryChances::toggled);
    panels::show(bar, {1200, 46});
    QVERIFY(!button->isVisible());
    bar.chances().setWanted(true);
    QVERIFY(!CourseChances::of(*game.controller).isWanted()); // nobody sees it
    bar.toggleOpen();
    panels::show(bar, {1200, bar.sizeHint().height()});
    QVERIFY(button->isVisible() && button->isChecked());
    QVERIFY(CourseChances::of(*game.controller).isWanted());
    QVERIFY(game.toAttack());
    auto *lanes = bar.findChild<HistoryLanes *>();
    QTRY_VERIFY_WITH_TIMEOUT(!lanes->accessibleDescription().isEmpty(), c_patience);
    panels::save(bar, QStringLiteral("history-chances"));
    const int tall = lanes->sizeHint().height();
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(toggled.count(), 1);
    QCOMPARE(toggled.front().front().toBool(), false);
    QVERIFY(!CourseChances::of(*game.controller).isWanted());
    QVERIFY(lanes->sizeHint().height() < tall);
    // Where it turned is one key, or one click, away.
    lanes->setTurnings({1, 3});
    bar.track()->setTurnings({1, 3});
    QCOMPARE(bar.chances().next(4, -1), 3);
    QCOMPARE(bar.chances().next(3, -1), 1);
    QCOMPARE(bar.chances().next(0, 1), 1);
    QCOMPARE(bar.chances().next(3, 1), 3);
    QTest::keyClick(lanes, Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(bar.step(), 3);
    QTest::keyClick(lanes, Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(bar.step(), 1);
    QTest::keyClick(lanes, Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(bar.step(), 1);
    QTest::keyClick(lanes, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(bar.step(), 3);
}

void tst_Chances::areExported()
{
    TutorialGame game;
    QCOMPARE(ChanceFigure::html(*game.controller), QString());
    QVERIFY(game.toAttack());
    CourseChances &chances = CourseChances::of(*game.controller);
    chances.setSteps({0, 4});
    chances.setWanted(true);
    QTRY_VERIFY_WITH_TIMEOUT(chances.points().size() == 2, c_patience);
    const QString html = ChanceFigure::html(*game.controller);
    QVERIFY(html.contains(QLatin1String("<svg")) && html.contains(QLatin1String("<polyline")));
    QCOMPARE(html.count(QLatin1String("<tr>")), 3);
}

QTEST_MAIN(tst_Chances)
#include "tst_chances.moc"
