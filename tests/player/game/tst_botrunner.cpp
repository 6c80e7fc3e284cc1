// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/bots/botrunner.h"

#include "app/player/game/gamewishes.h"
#include "tests/player/tutorialgame.h"

using namespace app;

/// A computer that would think for an hour, and what cuts it short.
class tst_BotRunner : public QObject
{
    Q_OBJECT

private slots:
    void movesNow();
    void stops();
    void isGivenUp();

private:
    static void think(TutorialGame &game, BotRunner &runner)
    {
        runner.setPace(0);
        const engine::SideId side = game.controller->offer().side;
        game.controller->setPlayer(side, QStringLiteral("planner:3600"));
        QTRY_VERIFY(runner.isThinking());
    }
};

void tst_BotRunner::movesNow()
{
    TutorialGame game;
    QVERIFY(game.controller->offer().actions.size() > 1);
    BotRunner runner(*game.controller);
    think(game, runner);
    QTest::qWait(50);
    QCOMPARE(game.controller->game().commandCount(), qsizetype(0));
    emit GameWishes::of(*game.controller).moveNowRequested();
    // The steps of its plan follow at once.
    QTRY_VERIFY(game.controller->game().commandCount() >= 1);
}

void tst_BotRunner::stops()
{
    TutorialGame game;
    BotRunner runner(*game.controller);
    think(game, runner);
    emit GameWishes::of(*game.controller).stopRequested();
    QVERIFY(!runner.isThinking());
    QVERIFY(game.controller->isHumanTurn());
    QCOMPARE(game.controller->game().commandCount(), qsizetype(0));
}

// Who leaves the game does not wait for it.
void tst_BotRunner::isGivenUp()
{
    TutorialGame game;
    {
        BotRunner runner(*game.controller);
        think(game, runner);
    }
    QCOMPARE(game.controller->game().commandCount(), qsizetype(0));
}

QTEST_MAIN(tst_BotRunner)
#include "tst_botrunner.moc"
