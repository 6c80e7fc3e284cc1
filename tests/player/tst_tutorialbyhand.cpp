// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>
#include <QtGlobal>

#include "tests/player/hands/windowdriver.h"

#include "app/player/board/boardinput.h"
#include "app/player/board/whytip.h"
#include "app/player/panels/rulebookpanel.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace app;

namespace {

const QString c_human = QStringLiteral("human");
const QString c_steady = QStringLiteral("greedy");

/// Where a click has nothing to do with what is asked: an empty corner, or for a question that is
/// about pieces alone somebody who is not offered.
engine::SpaceId refusedPlace(GameController &controller, const engine::Action &next)
{
    const auto &actions = controller.offer().actions;
    const bool wantsPlaces = std::any_of(actions.begin(), actions.end(),
                                         [](const auto &one) { return bool(one.space); });
    for (int32_t i = 0; i < controller.module().map.spaceCount(); ++i) {
        const engine::SpaceId space(i);
        const auto stack = controller.view().stack(space);
        const bool isOffered = std::any_of(actions.begin(), actions.end(), [&](const auto &one) {
            return one.space == space
                || (one.piece && controller.state().piece(one.piece).space == space);
        });
        if (!isOffered && controller.module().map.space(space).board == 0
            && stack.empty() == wantsPlaces
            && (!next.piece || controller.state().piece(next.piece).space != space))
            return space;
    }
    return {};
}

} // namespace

/// The tutorial from its first decision to its end, in the real window.
class tst_TutorialByHand : public QObject
{
    Q_OBJECT

private slots:
    void playsToTheEndByMouse();
    void playsToTheEndAgainstTheComputer();
    void playsToTheEndByKeyboard();
    void everyDecisionRefusesWithARule();
    void undoesByClickAndKey();
    void savesAndOpensByHand();
    void changesLanguageInTheMiddle();

private:
    static QString begin(hands::WindowDriver &driver, const QString &red);
    /// The first so many decisions of the game.
    static QString play(hands::WindowDriver &driver, int steps);
};

QString tst_TutorialByHand::begin(hands::WindowDriver &driver, const QString &red)
{
    return driver.newGame(QStringLiteral("tutorial"),
                          {{QStringLiteral("blue"), c_human}, {QStringLiteral("red"), red}},
                          QStringLiteral("7"));
}

QString tst_TutorialByHand::play(hands::WindowDriver &driver, int steps)
{
    engine::Random random(7);
    for (int i = 0; i < steps; ++i) {
        const QString wrong = driver.perform(driver.proposal(c_steady, random));
        if (!wrong.isEmpty())
            return wrong;
    }
    return {};
}

void tst_TutorialByHand::playsToTheEndByMouse()
{
    hands::WindowDriver driver;
    QCOMPARE(begin(driver, c_human), QString());
    GameController &controller = driver.controller();
    engine::Random random(7);
    QSet<QString> asked;
    for (int steps = 0; !controller.state().isOver(); ++steps) {
        QVERIFY2(steps < 2000, "the game has no end");
        asked.insert(controller.state().names().text(controller.offer().decision));
        const engine::Action action = driver.proposal(c_steady, random);
        QCOMPARE(driver.perform(action), QString());
    }
    // Not a game of passing: there were moves, attacks and what comes of them.
    for (const char *decision : {"move", "arrive", "combat.target", "combat.units", "retreat"})
        QVERIFY2(asked.contains(QLatin1String(decision)), decision);
    driver.screenshot(QStringLiteral("tutorial-over"));
    // The end can be gone back from, too.
    QVERIFY(driver.press(QStringLiteral("Replay the game")).isEmpty());
    QVERIFY(driver.window().findChild<QWidget *>(QStringLiteral("past"))->isVisible());
}

void tst_TutorialByHand::playsToTheEndAgainstTheComputer()
{
    hands::WindowDriver driver;
    QCOMPARE(begin(driver, c_steady), QString());
    GameController &controller = driver.controller();
    engine::Random random(7);
    for (int steps = 0; !controller.state().isOver(); ++steps) {
        QVERIFY2(steps < 2000, "the game has no end");
        if (!controller.isHumanTurn()) {
            QSignalSpy decided(&controller, &GameController::changed);
            QVERIFY(decided.wait(20000));
            continue;
        }
        QCOMPARE(driver.perform(driver.proposal(c_steady, random)), QString());
    }
    const auto &history = controller.game().history();
    const engine::SideId red = controller.module().side(u"red");
    QVERIFY(std::any_of(history.begin(), history.end(),
                        [&](const engine::Command &one) { return one.side == red; }));
}

void tst_TutorialByHand::playsToTheEndByKeyboard()
{
    hands::WindowDriver driver;
    // Also the way into the game: the card's button is reached by Tab.
    driver.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(QApplication::activeModalWidget());
    driver.key(Qt::Key_Escape);
    QCOMPARE(begin(driver, c_human), QString());
    GameController &controller = driver.controller();
    engine::Random random(7);
    for (int steps = 0; !controller.state().isOver(); ++steps) {
        QVERIFY2(steps < 2000, "the game has no end");
        QCOMPARE(driver.performByKeys(driver.proposal(c_steady, random)), QString());
    }
}

void tst_TutorialByHand::everyDecisionRefusesWithARule()
{
    hands::WindowDriver driver;
    QCOMPARE(begin(driver, c_human), QString());
    GamePage &page = driver.page();
    GameController &controller = driver.controller();
    auto *tip = page.board().findChild<WhyTip *>();
    engine::Random random(7);
    QSet<QString> seen;
    for (int steps = 0; !controller.state().isOver() && steps < 150; ++steps) {
        const QString decision = controller.state().names().text(controller.offer().decision);
        const engine::Action next = driver.proposal(c_steady, random);
        const bool asksForTheMap =
            std::any_of(controller.offer().actions.begin(), controller.offer().actions.end(),
                        [](const engine::Action &action) { return action.piece || action.space; });
        if (asksForTheMap && !seen.contains(decision)) {
            seen.insert(decision);
            if (next.piece && next.space)
                QCOMPARE(driver.choosePiece(next.piece), QString());
            const QByteArray before = controller.state().hash();
            const engine::SpaceId wrong = refusedPlace(controller, next);
            QVERIFY2(wrong, qPrintable(decision));
            QCOMPARE(driver.clickPlace(wrong), QString());
            QCOMPARE(controller.state().hash(), before);
            QVERIFY2(tip->isVisible(), qPrintable(decision));
            QVERIFY2(!tip->rule().isEmpty(), qPrintable(decision));
            QVERIFY2(tip->text().contains(tip->rule()), qPrintable(tip->text()));
            QVERIFY2(tip->text().size() > tip->rule().size() + 12, qPrintable(tip->text()));
            QVERIFY(controller.module().rulebook.find(tip->rule()));
        }
        QCOMPARE(driver.perform(next), QString());
    }
    QVERIFY2(seen.size() >= 6, qPrintable(QStringList(seen.values()).join(u' ')));
}

void tst_TutorialByHand::undoesByClickAndKey()
{
    hands::WindowDriver driver;
    QCOMPARE(begin(driver, c_human), QString());
    GameController &controller = driver.controller();
    const QByteArray start = controller.state().hash();
    QCOMPARE(play(driver, 1), QString());
    const QByteArray moved = controller.state().hash();
    QVERIFY(moved != start);
    QCOMPARE(driver.press(QStringLiteral("undo")), QString());
    QCOMPARE(controller.state().hash(), start);
    driver.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(controller.state().hash(), moved);
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(controller.state().hash(), start);
    driver.key(Qt::Key_Z, Qt::ControlModifier); // nothing is left
    QCOMPARE(controller.state().hash(), start);
    QCOMPARE(play(driver, 1), QString());
    QVERIFY(!controller.canRedo());
}

void tst_TutorialByHand::savesAndOpensByHand()
{
    hands::WindowDriver driver;
    QCOMPARE(begin(driver, c_human), QString());
    QCOMPARE(play(driver, 4), QString());
    const QByteArray hash = driver.controller().state().hash();
    const QString path = driver.file(QStringLiteral("mine.hexsave"));
    QCOMPARE(driver.chooseFile(
                 [&] { driver.key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier); }, path),
             QString());
    QVERIFY(QFileInfo::exists(path));
    QVERIFY(driver.page().keeper().isSaved());
    QCOMPARE(play(driver, 1), QString());
    QVERIFY(driver.controller().state().hash() != hash);
    driver.window().showLibrary();
    QCOMPARE(driver.chooseFile([&] { driver.key(Qt::Key_O, Qt::ControlModifier); }, path),
             QString());
    QVERIFY(driver.window().gamePage());
    QCOMPARE(driver.controller().state().hash(), hash);
}

void tst_TutorialByHand::changesLanguageInTheMiddle()
{
    hands::WindowDriver driver;
    QCOMPARE(begin(driver, c_human), QString());
    QCOMPARE(play(driver, 3), QString());
    GameController &controller = driver.controller();
    const auto &actions = controller.offer().actions;
    const auto found = std::find_if(actions.begin(), actions.end(), [](const engine::Action &one) {
        return one.piece && one.space;
    });
    QVERIFY(found != actions.end());
    const engine::Action move = *found;
    QCOMPARE(driver.choosePiece(move.piece), QString());
    const QByteArray hash = controller.state().hash();
    const engine::PieceId chosen = driver.page().input().selected();
    const double zoom = driver.page().board().zoom();
    auto *undo = driver.window().findChild<QToolButton *>(QStringLiteral("undo"));
    const QString english = undo->text();

    driver.settings().setLanguage(QStringLiteral("es"));
    hands::WindowDriver::settle();
    QVERIFY(undo->text() != english);
    QCOMPARE(controller.state().hash(), hash);
    QCOMPARE(driver.page().input().selected(), chosen);
    QCOMPARE(driver.page().board().zoom(), zoom);
    QVERIFY(controller.canUndo());
    // It goes on in the other language, the chosen piece still being chosen.
    QCOMPARE(driver.perform(move), QString());
    driver.screenshot(QStringLiteral("tutorial-es"));
    driver.settings().setLanguage(QStringLiteral("en"));
    QCOMPARE(undo->text(), english);
}

QTEST_MAIN(tst_TutorialByHand)
#include "tst_tutorialbyhand.moc"
