// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/decisionpanel.h"
#include "app/player/game/openedgame.h"
#include "app/player/history/bookmarkmenu.h"
#include "app/player/history/historybar.h"
#include "app/player/history/historylanes.h"
#include "app/player/history/pastview.h"
#include "app/player/log/logbook.h"
#include "app/player/panels/sequencepanel.h"
#include "app/view/board/boardview.h"
#include "tests/player/anygame.h"
#include "tests/player/playthrough.h"
#include "tests/player/tutorialgame.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QToolButton>

using namespace app;

/// What a game has gone through: found, looked at, and played on from.
class tst_History : public QObject
{
    Q_OBJECT

private slots:
    void init() { panels::useTheme(Tokens::light()); }
    void findsEvents();
    void tellsWhatBelongsTogether();
    void keptModelsFollowTheGame();
    void barOpens();
    void barGoesFromFightToFight();
    void pastIsOnlyLookedAt();
    void replayWaits();
    void everyTurnIsMarked();
    void playsOnFromAStep_data();
    void playsOnFromAStep();
};

void tst_History::findsEvents()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    QVERIFY(game.act("fire"));
    const HistoryModel model(*game.controller);
    QCOMPARE(model.count(), 5);
    QCOMPARE(model.events(1) & HistoryModel::Combat, 0);
    QVERIFY(model.events(5) & HistoryModel::Combat);
    QCOMPARE(model.events(0), 0);
    QCOMPARE(model.events(6), 0);
    QCOMPARE(model.next(0, 1, HistoryModel::Combat), 5);
    QCOMPARE(model.next(5, -1, HistoryModel::Combat), 0);
    QCOMPARE(model.next(0, 1, HistoryModel::NewTurn), 5); // none: the end
    QCOMPARE(model.rolls(), std::vector<int>{5});
    QVERIFY(model.words(1).contains(QStringLiteral("1st Infantry Division")));
    QCOMPARE(model.words(0), QString());
    QCOMPARE(model.words(99), QString());
}

void tst_History::tellsWhatBelongsTogether()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    const auto stretches = HistoryModel(*game.controller).stretches();
    QCOMPARE(stretches.size(), size_t(2)); // movement, then combat
    QCOMPARE(stretches[0].first, 1);
    QCOMPARE(stretches[0].last, 2);
    QCOMPARE(stretches[1].first, 3);
    QCOMPARE(stretches[1].last, 4);
    QVERIFY(stretches[0].phase != stretches[1].phase);
    QCOMPARE(stretches[0].side, game.module->side(u"blue"));
}

// What all panels share is the same as what would be read anew, whatever way the game goes.
void tst_History::keptModelsFollowTheGame()
{
    TutorialGame game;
    GameController &controller = *game.controller;
    const auto lines = [](const LogBook &book) {
        QStringList lines;
        for (const LogBook::Group &group : book.groups()) {
            for (const LogBook::Entry &entry : group.entries)
                lines << QStringLiteral("%1/%2/%3 %4 %5 %6")
                             .arg(group.turn)
                             .arg(group.phase.value)
                             .arg(group.side.value)
                             .arg(entry.step)
                             .arg(int(entry.log.kind))
                             .arg(entry.log.dice.size());
        }
        return lines;
    };
    const auto steps = [](const HistoryModel &model) {
        QStringList steps;
        for (const HistoryModel::Mark &mark : model.marks())
            steps << QStringLiteral("mark %1 %2 %3")
                         .arg(mark.command)
                         .arg(mark.turn)
                         .arg(mark.side.value);
        for (const HistoryModel::Stretch &stretch : model.stretches())
            steps << QStringLiteral("from %1 to %2: %3")
                         .arg(stretch.first)
                         .arg(stretch.last)
                         .arg(model.name(stretch));
        for (const int roll : model.rolls())
            steps << QStringLiteral("roll %1").arg(roll);
        return steps;
    };
    const LogBook *book = &LogBook::of(controller);
    const HistoryModel *model = &HistoryModel::of(controller);
    const auto compare = [&] {
        QCOMPARE(&LogBook::of(controller), book);
        QCOMPARE(&HistoryModel::of(controller), model);
        QCOMPARE(lines(*book), lines(LogBook(controller)));
        QCOMPARE(steps(*model), steps(HistoryModel(controller)));
    };
    compare();
    QVERIFY(game.act("move", game.piece("BL-INF-2"), game.space("0608")));
    compare();
    QVERIFY(controller.undo());
    compare();
    QVERIFY(game.act("move", game.piece("BL-INF-3"), game.space("0703")));
    compare();
    QVERIFY(game.toAttack());
    compare();
    QVERIFY(controller.undo());
    compare();
    QVERIFY(controller.redo());
    compare();
    QVERIFY(game.act("fire"));
    compare();
    QVERIFY(!model->rolls().empty());
}

void tst_History::barOpens()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    HistoryBar bar(*game.controller);
    panels::show(bar, {1100, 46});
    auto *lanes = bar.findChild<HistoryLanes *>();
    QVERIFY(!lanes->isVisible());
    const int closed = bar.sizeHint().height();
    QSignalSpy taller(&bar, &HistoryBar::heightChanged);
    bar.toggleOpen();
    QCOMPARE(taller.size(), 1);
    QVERIFY(bar.sizeHint().height() > closed + 50);
    panels::show(bar, {1100, bar.sizeHint().height()});
    QVERIFY(lanes->isVisible() && !bar.track()->isVisible());
    QCOMPARE(panels::cutOff(bar), QStringList());

    QCOMPARE(bar.speed(), 100);
    QCOMPARE(bar.stops(), 0);
    QSignalSpy changed(&bar.wishes(), &GameWishes::replayChanged);
    for (auto *button : bar.findChildren<QToolButton *>()) {
        if (button->text() == QLatin1String("Combat") || button->text() == QLatin1String("Turn"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(changed.size(), 2);
    QCOMPARE(bar.stops(), int(HistoryModel::Combat) | int(HistoryModel::NewTurn));
    bar.toggleOpen();
    QCOMPARE(bar.sizeHint().height(), closed);
}

void tst_History::barGoesFromFightToFight()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    QVERIFY(game.act("fire"));
    HistoryBar bar(*game.controller);
    panels::show(bar, {900, 46});
    bar.setStep(1);
    QSignalSpy steps(&bar.wishes(), &GameWishes::stepRequested);
    QSignalSpy returns(&bar.wishes(), &GameWishes::returnRequested);
    QTest::keyClick(bar.track(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(returns.size(), 1); // the fight is what happened last
    QTest::keyClick(bar.track(), Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(steps.size(), 1);
    QCOMPARE(steps[0][0].toInt(), 0);
}

void tst_History::pastIsOnlyLookedAt()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    view::BoardView board;
    board.setModule(game.module, view::MapTheme::Light);
    PastView past(*game.controller, board);
    DecisionPanel decision(*game.controller);
    panels::show(decision, {360, 500});
    const QByteArray present = game.controller->state().hash();
    QSignalSpy chosen(&GameWishes::of(*game.controller), &GameWishes::actionChosen);
    QSignalSpy wanted(&GameWishes::of(*game.controller), &GameWishes::playOnRequested);

    past.show(1);
    QVERIFY(past.isShown() && game.controller->isInPast());
    QCOMPARE(game.controller->shownStep(), 1);
    QCOMPARE(game.controller->shownState().hash(), HistoryModel(*game.controller).at(1).hash());
    QVERIFY(!decision.pressMain() && !decision.pressBack() && !decision.pressDigit(1));
    QCOMPARE(chosen.size(), 0);
    for (auto *button : decision.findChildren<QAbstractButton *>()) {
        if (button->text().startsWith(QLatin1String("Play on")))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(wanted.size(), 1);

    past.show(2); // the next step goes on from there
    QCOMPARE(game.controller->shownState().hash(), HistoryModel(*game.controller).at(2).hash());
    QSignalSpy left(&past, &PastView::left);
    past.show(4);
    QCOMPARE(left.size(), 1);
    QVERIFY(!game.controller->isInPast());
    QCOMPARE(game.controller->state().hash(), present);
}

void tst_History::replayWaits()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    QVERIFY(game.act("fire"));
    while (game.controller->game().commandCount() < 8) {
        const engine::Action any = game.controller->offer().actions.back();
        QVERIFY(game.controller->perform(any));
    }
    view::BoardView board;
    board.setModule(game.module, view::MapTheme::Light);
    PastView past(*game.controller, board);
    past.setReplay(0, HistoryModel::Combat); // from stop to stop
    past.show(0);
    QSignalSpy running(&past, &PastView::runningChanged);
    past.play();
    QVERIFY(past.isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!past.isRunning(), 20000);
    QCOMPARE(past.step(), 5);
    QCOMPARE(running.size(), 2);
}

// A game of years has them in its list of bookmarks, and each turn leads to its first step.
void tst_History::everyTurnIsMarked()
{
    const auto controller = anygame::started(
        QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/darkvalley"), QStringLiteral("barbarossa"), 3);
    QVERIFY(controller);
    HistoryBar bar(*controller);
    bar.show();
    QVERIFY(!BookmarkMenu::isWanted(bar)); // one turn needs no list
    QVERIFY(playthrough::playTo(*controller, QStringLiteral("tests/first-turn.play"),
                                QStringLiteral("arrivals")));
    QCOMPARE(controller->state().turn(), 2);
    QVERIFY(BookmarkMenu::isWanted(bar));
    const int begins = HistoryModel::of(*controller).turnStep(2);
    QVERIFY(begins > 0);
    QCOMPARE(HistoryModel::of(*controller).turnStep(3), -1);
    QCoreApplication::processEvents();
    auto *menu = new BookmarkMenu(bar); // gone with the bar
    QStringList words;
    QSignalSpy steps(&bar.wishes(), &GameWishes::stepRequested);
    for (QAction *one : menu->actions()) {
        words << one->text();
        if (one->text().contains(QStringLiteral("June 1941")))
            one->trigger();
    }
    QVERIFY2(words.contains(QStringLiteral("Turn 2 · July 1941")), qPrintable(words.join(u'\n')));
    QCOMPARE(steps.size(), 1);
    QCOMPARE(steps.front().front().toInt(), 0);
}

void tst_History::playsOnFromAStep_data()
{
    QTest::addColumn<int>("steps");
    QTest::addColumn<int>("kept");
    QTest::newRow("the set-up") << 0 << 0;
    QTest::newRow("before the set-up") << -3 << 0;
    QTest::newRow("some steps") << 2 << 2;
    QTest::newRow("more than there are") << 99 << 4;
}

void tst_History::playsOnFromAStep()
{
    QFETCH(int, steps);
    QFETCH(int, kept);
    TutorialGame game;
    QVERIFY(game.toAttack());
    game.controller->setPlayer(game.module->side(u"red"), QStringLiteral("greedy"));
    auto branch = branchGame(*game.controller, steps);
    QVERIFY(bool(branch));
    const OpenedGame opened = std::move(branch).value();
    QCOMPARE(opened.game->commandCount(), qsizetype(kept));
    QVERIFY(!opened.game->canRedo());
    QCOMPARE(opened.game->state().hash(), HistoryModel(*game.controller).at(kept).hash());
    QVERIFY(opened.path.isEmpty());
    QCOMPARE(opened.players.value(QStringLiteral("red")), QStringLiteral("greedy"));
    QCOMPARE(game.controller->game().commandCount(), qsizetype(4));
}

QTEST_MAIN(tst_History)
#include "tst_history.moc"
