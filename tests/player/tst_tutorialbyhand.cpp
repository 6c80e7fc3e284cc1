// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/player/hands/windowdriver.h"

#include "app/player/boardinput.h"
#include "app/player/whytip.h"

#include <QTest>
#include <QToolButton>

using namespace app;

/// The tutorial from its first decision to its end, in the real window.
class tst_TutorialByHand : public QObject
{
    Q_OBJECT

private slots:
    void playsToTheEndByMouse();
    void playsToTheEndAgainstTheComputer();
    void playsToTheEndByKeyboard();

private:
    static QString begin(hands::WindowDriver &driver, const QString &red);
};

QString tst_TutorialByHand::begin(hands::WindowDriver &driver, const QString &red)
{
    return driver.newGame(QStringLiteral("tutorial"),
                          {{QStringLiteral("blue"), QStringLiteral("human")},
                           {QStringLiteral("red"), red}},
                          QStringLiteral("7"));
}

void tst_TutorialByHand::playsToTheEndByMouse()
{
    hands::WindowDriver driver;
    QCOMPARE(begin(driver, QStringLiteral("human")), QString());
    engine::Random random(7);
    GameController &controller = driver.controller();
    int steps = 0;
    while (!controller.state().isOver()) {
        const engine::Action action = driver.proposal(QStringLiteral("greedy"), random);
        QCOMPARE(driver.perform(action), QString());
        QVERIFY2(++steps < 2000, "the game has no end");
    }
    qInfo() << steps << "decisions";
    driver.screenshot(QStringLiteral("tutorial-over"));
}

void tst_TutorialByHand::playsToTheEndAgainstTheComputer()
{
}

void tst_TutorialByHand::playsToTheEndByKeyboard()
{
}

QTEST_MAIN(tst_TutorialByHand)
#include "tst_tutorialbyhand.moc"
