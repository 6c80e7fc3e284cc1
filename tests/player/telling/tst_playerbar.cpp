// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/telling/beatmarks.h"
#include "app/player/telling/playerbar.h"
#include "engine/bot/bot.h"
#include "tests/player/tutorialgame.h"

#include <QCheckBox>
#include <QToolButton>

using namespace app;

/// The bar with which somebody goes through the other side's turn.
class tst_PlayerBar : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void onlyForOthers();
    void marksJump();
    void keysOnMarks();
    void pauses();
    void paces();
    void follows();
    void fits_data();
    void fits();
    void goesWhenAllIsTold();

private:
    void playTheirTurn();
    QToolButton *button(const QString &text) const;

    std::unique_ptr<TutorialGame> m_game;
    std::unique_ptr<QWidget> m_board;
    PlayerBar *m_bar = nullptr;
    Teller *m_teller = nullptr;
    engine::Random m_random{3};
};

void tst_PlayerBar::init()
{
    m_game = std::make_unique<TutorialGame>();
    GameController &controller = *m_game->controller;
    controller.setPlayers({{QStringLiteral("red"), QStringLiteral("greedy")}});
    m_teller = &Teller::of(controller);
    m_teller->setPace(Teller::Pace::Click);
    m_board = std::make_unique<QWidget>();
    m_board->resize(1000, 700);
    m_bar = new PlayerBar(controller, m_board.get());
    m_board->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_board.get()));
}

void tst_PlayerBar::cleanup()
{
    m_board.reset();
    m_game.reset();
}

void tst_PlayerBar::playTheirTurn()
{
    GameController &controller = *m_game->controller;
    const auto bot = engine::makeBot(QStringLiteral("greedy"));
    bool hasActed = false;
    for (int i = 0; i < 400 && !(hasActed && controller.isHumanTurn()); ++i) {
        engine::GameSeat seat(controller.game(), controller.translator(),
                              engine::Viewer::everything());
        const auto chosen = bot->choose(seat, m_random);
        QVERIFY(chosen);
        const engine::Action action = seat.offer().actions[size_t(chosen.value())];
        if (controller.isHumanTurn()) {
            m_teller->toEnd();
            QVERIFY(controller.perform(action));
        } else {
            QVERIFY(controller.performForBot(action));
            hasActed = true;
        }
    }
    QVERIFY(hasActed);
    QCoreApplication::processEvents();
    QVERIFY(m_teller->isTelling());
    QVERIFY(m_teller->beats().size() > 1);
}

QToolButton *tst_PlayerBar::button(const QString &text) const
{
    for (auto *one : m_bar->findChildren<QToolButton *>()) {
        if (one->text() == text || one->toolTip() == text)
            return one;
    }
    return nullptr;
}

void tst_PlayerBar::onlyForOthers()
{
    QVERIFY(!m_bar->isVisible());
    QVERIFY(
        m_game->controller->perform(engine::Action(m_game->controller->offer().actions.front())));
    QVERIFY(!m_bar->isVisible());
    playTheirTurn();
    QVERIFY(m_bar->isVisible());
    QVERIFY2(m_bar->text().startsWith(QStringLiteral("1 of %1").arg(m_teller->beats().size())),
             qPrintable(m_bar->text()));
}

void tst_PlayerBar::marksJump()
{
    playTheirTurn();
    auto *marks = m_bar->findChild<BeatMarks *>();
    const int last = int(m_teller->beats().size()) - 1;
    QTest::mouseClick(marks, Qt::LeftButton, {}, marks->mark(last).center().toPoint());
    QCOMPARE(m_teller->current(), last);
    QVERIFY(m_bar->text().startsWith(QStringLiteral("%1 of ").arg(last + 1)));
    QTest::mouseClick(marks, Qt::LeftButton, {}, marks->mark(0).center().toPoint());
    QCOMPARE(m_teller->current(), 0);
}

void tst_PlayerBar::keysOnMarks()
{
    playTheirTurn();
    auto *marks = m_bar->findChild<BeatMarks *>();
    QTest::keyClick(marks, Qt::Key_Right);
    QCOMPARE(m_teller->current(), 1);
    QTest::keyClick(marks, Qt::Key_Left);
    QTest::keyClick(marks, Qt::Key_Left);
    QCOMPARE(m_teller->current(), 0);
    QVERIFY(!marks->accessibleName().isEmpty());
}

void tst_PlayerBar::pauses()
{
    playTheirTurn();
    QToolButton *pause = button(QStringLiteral("Pause"));
    QVERIFY(pause);
    pause->click();
    QVERIFY(m_teller->isPaused());
    QCOMPARE(pause->toolTip(), QStringLiteral("Go on"));
    pause->click();
    QVERIFY(!m_teller->isPaused());
}

void tst_PlayerBar::paces()
{
    playTheirTurn();
    QVERIFY(button(QStringLiteral("At a click"))->isChecked());
    button(QStringLiteral("½×"))->click();
    QCOMPARE(m_teller->pace(), Teller::Pace::Slow);
    QVERIFY(!button(QStringLiteral("At a click"))->isChecked());
    button(QStringLiteral("2×"))->click();
    QCOMPARE(m_teller->pace(), Teller::Pace::Fast);
}

void tst_PlayerBar::follows()
{
    playTheirTurn();
    auto *follow = m_bar->findChild<QCheckBox *>();
    QCOMPARE(follow->isChecked(), m_teller->follows());
    follow->click();
    QVERIFY(!m_teller->follows());
}

void tst_PlayerBar::fits_data()
{
    QTest::addColumn<QSize>("board");
    QTest::addColumn<bool>("hasMarks");
    QTest::newRow("large") << QSize(1000, 800) << true;
    QTest::newRow("1280×720") << QSize(620, 440) << false;
}

void tst_PlayerBar::fits()
{
    QFETCH(QSize, board);
    QFETCH(bool, hasMarks);
    QFrame zoom(m_board.get());
    m_board->resize(board);
    zoom.setGeometry(board.width() - 170, board.height() - 52, 158, 40);
    zoom.show();
    playTheirTurn();
    QCoreApplication::processEvents();
    QVERIFY(m_board->rect().contains(m_bar->geometry()));
    QVERIFY(!m_bar->geometry().intersects(zoom.geometry()));
    QCOMPARE(m_bar->findChild<BeatMarks *>()->isVisible(), hasMarks);
    for (const QWidget *part : m_bar->findChildren<QWidget *>()) {
        if (part->isVisible())
            QVERIFY(part->width() >= part->minimumSizeHint().width());
    }
}

void tst_PlayerBar::goesWhenAllIsTold()
{
    playTheirTurn();
    m_teller->toEnd();
    QVERIFY(!m_bar->isVisible());
    m_teller->again();
    QVERIFY(m_bar->isVisible());
}

QTEST_MAIN(tst_PlayerBar)
#include "tst_playerbar.moc"
