// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/ending/gameending.h"
#include "app/player/ending/turnchart.h"
#include "app/player/game/gamewishes.h"
#include "engine/bot/bot.h"
#include "tests/player/tutorialgame.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QVBoxLayout>

using namespace app;

/// When the page of the result takes the place of the board, and when it goes.
class tst_GameEnding : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void whenTheGameEnds();
    void whenAFinishedGameIsOpened();
    void escapeAndBack();
    void stepsShowTheBoard();
    void buttons();
    void undone();

private:
    void play(int left);
    void open();

    QTemporaryDir m_folder;
    std::unique_ptr<TutorialGame> m_game;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<ActionTable> m_actions;
    std::unique_ptr<QWidget> m_window;
    QWidget *m_board = nullptr;
    GameEnding *m_ending = nullptr;
    engine::Random m_random{5};
};

void tst_GameEnding::init()
{
    m_game = std::make_unique<TutorialGame>();
    m_game->controller->setViewer(engine::Viewer::everything());
    m_settings = std::make_unique<Settings>(m_folder.filePath(QStringLiteral("settings.ini")));
    m_settings->setEstimatesChances(false);
    m_actions = std::make_unique<ActionTable>(*m_settings);
}

void tst_GameEnding::cleanup()
{
    m_window.reset();
    m_actions.reset();
    m_settings.reset();
    m_game.reset();
}

void tst_GameEnding::open()
{
    m_window = std::make_unique<QWidget>();
    auto *column = new QVBoxLayout(m_window.get());
    m_board = new QWidget(m_window.get());
    m_board->setFocusPolicy(Qt::StrongFocus);
    column->addWidget(m_board, 1);
    m_ending = new GameEnding(*m_game->controller, *m_board, *column, *m_actions, *m_settings,
                              m_window.get());
    m_window->resize(940, 700);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_board->setFocus();
}

/// To the end; \a left: one step less.
void tst_GameEnding::play(int left)
{
    GameController &controller = *m_game->controller;
    const auto bot = engine::makeBot(QStringLiteral("random"));
    while (!controller.state().isOver()) {
        const auto chosen = bot->choose(controller.seat(), m_random);
        QVERIFY(chosen);
        QVERIFY(
            controller.perform(engine::Action(controller.offer().actions[size_t(chosen.value())])));
    }
    for (int i = 0; i < left; ++i)
        QVERIFY(controller.game().undo(engine::Game::Barriers::Ignore));
}

void tst_GameEnding::whenTheGameEnds()
{
    play(1);
    open();
    QCoreApplication::processEvents();
    QVERIFY(!m_ending->page());
    QVERIFY(!m_actions->action(QStringLiteral("result"))->isEnabled());
    play(0);
    QTRY_VERIFY(m_ending->page());
    QVERIFY(m_ending->page()->isVisible());
    QVERIFY(!m_board->isVisible());
    QVERIFY(m_actions->action(QStringLiteral("result"))->isEnabled());
}

void tst_GameEnding::whenAFinishedGameIsOpened()
{
    play(0);
    open();
    QTRY_VERIFY(m_ending->page());
}

void tst_GameEnding::escapeAndBack()
{
    play(0);
    open();
    QTRY_VERIFY(m_ending->page());
    m_board->setFocus(); // as the window does when the game is opened
    QTRY_COMPARE(QApplication::focusWidget(), m_ending->page());
    QTest::keyClick(m_ending->page(), Qt::Key_Escape);
    QVERIFY(!m_ending->page());
    QVERIFY(m_board->isVisible());
    // It does not come back by itself.
    emit m_game->controller->changed({});
    QTest::qWait(20);
    QVERIFY(!m_ending->page());
    m_actions->action(QStringLiteral("result"))->trigger();
    QVERIFY(m_ending->page() && m_ending->page()->isVisible());
    QVERIFY(!m_board->isVisible());
}

void tst_GameEnding::stepsShowTheBoard()
{
    play(0);
    open();
    QTRY_VERIFY(m_ending->page());
    QSignalSpy steps(&GameWishes::of(*m_game->controller), &GameWishes::stepRequested);
    auto *chart = m_ending->page()->findChild<TurnChart *>();
    QVERIFY(chart);
    emit chart->stepChosen(4);
    QCOMPARE(steps.count(), 1);
    QCOMPARE(steps.front().front().toInt(), 4);
    QVERIFY(!m_ending->page());
    QVERIFY(m_board->isVisible());
}

void tst_GameEnding::buttons()
{
    play(0);
    open();
    QTRY_VERIFY(m_ending->page());
    GameWishes &wishes = GameWishes::of(*m_game->controller);
    QSignalSpy log(&wishes, &GameWishes::logRequested);
    QSignalSpy anew(&wishes, &GameWishes::newGameRequested);
    QSignalSpy steps(&wishes, &GameWishes::stepRequested);
    QSignalSpy plays(&wishes, &GameWishes::playRequested);
    const auto press = [this](const char *name) {
        auto *button = m_ending->page()->findChild<QPushButton *>(QLatin1String(name));
        QVERIFY2(button, name);
        button->click();
    };
    press("saveLog");
    QCOMPARE(log.count(), 1);
    press("newGame");
    QCOMPARE(anew.count(), 1);
    press("replayGame");
    QCOMPARE(steps.count(), 1);
    QCOMPARE(steps.front().front().toInt(), 0);
    QCOMPARE(plays.count(), 1);
    QVERIFY(!m_ending->page());
    m_actions->action(QStringLiteral("result"))->trigger();
    press("lookAtBoard");
    QVERIFY(!m_ending->page());
}

void tst_GameEnding::undone()
{
    play(0);
    open();
    QTRY_VERIFY(m_ending->page());
    QVERIFY(m_game->controller->game().undo(engine::Game::Barriers::Ignore));
    emit m_game->controller->changed({});
    QTRY_VERIFY(!m_ending->page());
    QVERIFY(m_board->isVisible());
    QVERIFY(!m_actions->action(QStringLiteral("result"))->isEnabled());
}

QTEST_MAIN(tst_GameEnding)
#include "tst_gameending.moc"
