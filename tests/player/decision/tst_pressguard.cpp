// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/choicebutton.h"
#include "app/player/decision/decisionpanel.h"
#include "engine/core/random.h"
#include "tests/player/anygame.h"
#include "tests/player/tutorialgame.h"

using namespace app;

namespace {

constexpr quint64 c_games = 2;
constexpr int c_decisions = 400;

} // namespace

/// Enter and Esc never cost anything that nobody has chosen.
class tst_PressGuard : public QObject
{
    Q_OBJECT

private slots:
    void init() { panels::useTheme(Tokens::light()); }
    void oneEnterCanBeTakenBack_data();
    void oneEnterCanBeTakenBack();
    void lightsWhatRollsDice();
    void lightsWhatIsLeftUndone();
    void somethingElsePutsItOut();
    void clickIsAChoice();
    void weakAttackIsNotCalledOff();
    void heldKeyPressesOnce();

private:
    static ChoiceButton *button(DecisionPanel &panel, ChoiceButton::Look look);
};

ChoiceButton *tst_PressGuard::button(DecisionPanel &panel, ChoiceButton::Look look)
{
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    for (auto *one : panel.findChildren<ChoiceButton *>()) {
        if (one->look() == look && one->isVisibleTo(&panel))
            return one;
    }
    return nullptr;
}

void tst_PressGuard::oneEnterCanBeTakenBack_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("scenario");
    for (const QString &folder : anygame::folders()) {
        const auto module = anygame::module(folder);
        QVERIFY2(module, qPrintable(folder));
        for (const engine::Scenario &scenario : module->scenarios)
            QTest::addRow("%s, %s", qPrintable(module->id), qPrintable(scenario.id))
                << folder << scenario.id;
    }
}

void tst_PressGuard::oneEnterCanBeTakenBack()
{
    QFETCH(QString, folder);
    QFETCH(QString, scenario);
    for (quint64 seed = 1; seed <= c_games; ++seed) {
        const auto controller = anygame::started(folder, scenario, seed);
        QVERIFY(controller);
        engine::Random random(seed);
        for (int i = 0; i < c_decisions && !controller->state().isOver(); ++i) {
            const engine::SideId side = controller->offer().side;
            controller->setViewer(side);
            const QString decision = controller->state().names().text(controller->offer().decision);
            for (const auto key : {PressGuard::Key::Enter, PressGuard::Key::Escape}) {
                PressGuard guard(*controller);
                const QByteArray before = controller->state().hash();
                const auto action = guard.press(key, DecisionModel::of(*controller).form());
                QCOMPARE(controller->state().hash(), before);
                QVERIFY(!action || guard.armed() == PressGuard::Key::None);
                if (!action)
                    continue;
                QVERIFY(controller->perform(*action));
                QVERIFY2(controller->canUndo() && controller->offer().side == side
                             && !controller->state().isOver(),
                         qPrintable(decision));
                QVERIFY(controller->undo());
                QCOMPARE(controller->state().hash(), before);
            }
            const auto &actions = controller->offer().actions;
            const engine::Action any = actions[random.below(uint32_t(actions.size()))];
            QVERIFY(controller->perform(any));
        }
    }
}

void tst_PressGuard::lightsWhatRollsDice()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    DecisionPanel panel(*game.controller);
    connect(&GameWishes::of(*game.controller), &GameWishes::actionChosen, game.controller.get(),
            [&game](const engine::Action &action) { QVERIFY(game.controller->perform(action)); });
    panels::show(panel, {340, 760});
    ChoiceButton *main = button(panel, ChoiceButton::Look::Primary);
    QVERIFY(main);
    const QString text = main->text();
    const auto before = game.controller->game().commandCount();
    QTest::keyClick(&panel, Qt::Key_Return);
    QCOMPARE(game.controller->game().commandCount(), before);
    QVERIFY(main->isLit());
    QCOMPARE(main->text(), QStringLiteral("Enter again: ") + text);
    QCOMPARE(main->accessibleName(), main->text());
    panels::save(panel, QStringLiteral("decision-armed"));
    QTest::keyClick(&panel, Qt::Key_Return);
    QCOMPARE(game.controller->game().commandCount(), before + 1);
    QVERIFY(!game.controller->canUndo());
}

void tst_PressGuard::lightsWhatIsLeftUndone()
{
    TutorialGame game;
    DecisionPanel panel(*game.controller);
    panels::show(panel, {340, 520});
    QVERIFY(panel.pressMain());
    QCOMPARE(game.controller->game().commandCount(), 0);
    QVERIFY(button(panel, ChoiceButton::Look::Primary)->isLit());
}

void tst_PressGuard::somethingElsePutsItOut()
{
    TutorialGame game;
    DecisionPanel panel(*game.controller);
    panels::show(panel, {340, 520});
    const auto isLit = [&] { return button(panel, ChoiceButton::Look::Primary)->isLit(); };
    QVERIFY(panel.pressMain() && isLit());
    QTest::mouseClick(&panel, Qt::LeftButton, {}, {4, 4});
    QVERIFY(!isLit());
    QVERIFY(panel.pressMain() && isLit());
    QTest::keyClick(&panel, Qt::Key_Down);
    QVERIFY(!isLit());
    QVERIFY(panel.pressMain() && isLit());
    panel.setSelectedPiece(game.piece("BL-INF-1"));
    QVERIFY(!isLit());
    QVERIFY(panel.pressMain() && isLit());
    QVERIFY(game.act("move", game.piece("BL-INF-1"), game.space("0707")));
    panels::show(panel, {340, 520});
    QVERIFY(!isLit());
}

void tst_PressGuard::clickIsAChoice()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    DecisionPanel panel(*game.controller);
    connect(&GameWishes::of(*game.controller), &GameWishes::actionChosen, game.controller.get(),
            [&game](const engine::Action &action) { QVERIFY(game.controller->perform(action)); });
    panels::show(panel, {340, 760});
    const auto before = game.controller->game().commandCount();
    // Also when it is lit already.
    QVERIFY(panel.pressMain());
    QTest::mouseClick(button(panel, ChoiceButton::Look::Primary), Qt::LeftButton);
    QCOMPARE(game.controller->game().commandCount(), before + 1);
}

void tst_PressGuard::weakAttackIsNotCalledOff()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    QVERIFY(game.controller->startOver());
    DecisionPanel panel(*game.controller);
    panels::show(panel, {340, 760});
    QVERIFY(!panel.form().main && panel.form().back && panel.form().lacking);
    const auto before = game.controller->game().commandCount();
    for (int i = 0; i < 3; ++i)
        QVERIFY(!panel.pressMain());
    QCOMPARE(game.controller->game().commandCount(), before);
    QVERIFY(!button(panel, ChoiceButton::Look::Primary));
    // It says what lacks.
    const auto *lacking = panel.findChild<QLabel *>(QStringLiteral("lacking"));
    QVERIFY(lacking && lacking->isVisible() && lacking->text().size() > 10);
}

void tst_PressGuard::heldKeyPressesOnce()
{
    TutorialGame game;
    DecisionPanel panel(*game.controller);
    panels::show(panel, {340, 520});
    int chosen = 0;
    connect(&GameWishes::of(*game.controller), &GameWishes::actionChosen, &panel,
            [&] { ++chosen; });
    QTest::keyPress(&panel, Qt::Key_Return);
    for (int i = 0; i < 20; ++i) {
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Return, {}, QString(), true);
        QApplication::sendEvent(&panel, &again);
    }
    QCOMPARE(chosen, 0);
}

QTEST_MAIN(tst_PressGuard)
#include "tst_pressguard.moc"
