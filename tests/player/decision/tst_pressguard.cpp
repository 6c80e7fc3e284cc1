// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/controls/choicebutton.h"
#include "app/player/decision/decisionfooter.h"
#include "app/player/decision/decisionpanel.h"
#include "engine/core/random.h"
#include "tests/player/anygame.h"
#include "tests/player/tutorialgame.h"

#include <QCheckBox>
#include <QSignalSpy>

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
    void saysHowManyHaveNotActed();
    void saysHowManyPlacesAreLeft();
    void asksBeforeTheEnd();
    void nothingJumpsWhileItIsAnswered();
    void weakAttackIsNotCalledOff();
    void heldKeyPressesOnce();

private:
    static ChoiceButton *button(DecisionPanel &panel, ChoiceButton::Look look);
    /// A game in which the main button leaves pieces undone for good.
    static std::unique_ptr<GameController> atAnEnd();
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

void tst_PressGuard::saysHowManyHaveNotActed()
{
    TutorialGame game;
    DecisionPanel panel(*game.controller);
    panels::show(panel, {340, 520});
    const auto main = [&] { return button(panel, ChoiceButton::Look::Primary); };
    const auto all = int(panel.form().pieces.size());
    QVERIFY(all > 1);
    QCOMPARE(panel.form().undone, all);
    const QString label = game.controller->texts().label(*panel.form().main);
    QCOMPARE(main()->text(), label);
    QCOMPARE(main()->detail(), QStringLiteral("%1 unit(s) have not acted yet").arg(all));
    QVERIFY(main()->accessibleDescription().contains(QString::number(all)));
    panels::save(panel, QStringLiteral("decision-undone"));
    // Who has moved is not forgotten, also when it could go on.
    QVERIFY(game.act("move", game.piece("BL-INF-1"), game.space("0707")));
    panels::show(panel, {340, 520});
    QCOMPARE(panel.form().undone, all - 1);
    // An attack leaves nobody undone.
    QVERIFY(game.act("done") && game.act("attack", {}, game.space("0807")));
    QCOMPARE(panel.form().undone, 0);
}

// Where places are chosen and no pieces, the question says how many.
void tst_PressGuard::saysHowManyPlacesAreLeft()
{
    auto controller = anygame::started(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/koenigsberg45"),
                                       QStringLiteral("campaign"), 1);
    QVERIFY(controller && controller->perform(engine::Action(controller->offer().actions.front())));
    DecisionPanel panel(*controller);
    panels::show(panel, {340, 520});
    const DecisionForm form = panel.form();
    QVERIFY(form.pieces.empty() && form.most && *form.most > 1);
    QCOMPARE(form.undone, *form.most);
    const auto *main = button(panel, ChoiceButton::Look::Primary);
    QVERIFY(main);
    QCOMPARE(main->detail(), QStringLiteral("%1 more could still be chosen").arg(form.undone));
}

std::unique_ptr<GameController> tst_PressGuard::atAnEnd()
{
    for (const QString &folder : anygame::folders()) {
        const auto module = anygame::module(folder);
        auto controller = anygame::started(folder, module->scenarios.front().id, 1);
        engine::Random random(1);
        for (int i = 0; i < c_decisions && !controller->state().isOver(); ++i) {
            controller->setViewer(controller->offer().side);
            const DecisionForm &form = DecisionModel::of(*controller).form();
            if (form.undone > 1 && !controller->game().isReversible(*form.main))
                return controller;
            const auto &actions = controller->offer().actions;
            const engine::Action any = actions[random.below(uint32_t(actions.size()))];
            controller->perform(any);
        }
    }
    return {};
}

void tst_PressGuard::asksBeforeTheEnd()
{
    const auto controller = atAnEnd();
    QVERIFY(controller);
    DecisionPanel panel(*controller);
    int chosen = 0;
    connect(&GameWishes::of(*controller), &GameWishes::actionChosen, &panel, [&] { ++chosen; });
    panels::show(panel, {340, 620});
    ChoiceButton *main = button(panel, ChoiceButton::Look::Primary);
    const auto *footer =
        panel.findChild<DecisionFooter *>(); // a question of a budget has boxes, too
    QVERIFY(main && footer);
    auto *enough = footer->findChild<QCheckBox *>();
    QVERIFY(enough && !enough->isVisible());
    const int bottom = main->mapTo(&panel, main->rect().bottomLeft()).y();
    QTest::mouseClick(main, Qt::LeftButton);
    QCOMPARE(chosen, 0);
    QVERIFY(main->isLit() && enough->isVisible());
    QVERIFY(main->detail().contains(QString::number(panel.form().undone)));
    panels::show(panel, {340, 620});
    QCOMPARE(main->mapTo(&panel, main->rect().bottomLeft()).y(), bottom);
    panels::save(panel, QStringLiteral("decision-asked"));
    // The second half of a double click is no answer; a click elsewhere is none, too.
    QTest::mouseDClick(main, Qt::LeftButton);
    QTest::mouseRelease(main, Qt::LeftButton);
    QCOMPARE(chosen, 0);
    QVERIFY(main->isLit());
    QTest::mouseClick(&panel, Qt::LeftButton, {}, {4, 4});
    QVERIFY(!main->isLit() && !enough->isVisible());
    QTest::mouseClick(main, Qt::LeftButton);
    QCOMPARE(chosen, 0);
    QVERIFY(main->isLit());
    // Who has had enough is not asked again.
    QSignalSpy hadEnough(&panel, &DecisionPanel::askedEnough);
    QTest::mouseClick(enough, Qt::LeftButton, {}, {8, enough->height() / 2});
    QCOMPARE(hadEnough.count(), 1);
    QVERIFY(main->isLit());
    QTest::mouseClick(main, Qt::LeftButton);
    QCOMPARE(chosen, 1);
    panel.setAsking(false);
    QTest::mouseClick(main, Qt::LeftButton);
    QCOMPARE(chosen, 2);
}

void tst_PressGuard::nothingJumpsWhileItIsAnswered()
{
    TutorialGame game;
    DecisionPanel panel(*game.controller);
    panels::show(panel, {340, 520});
    QSignalSpy resized(&panel, &DecisionPanel::heightChanged);
    panel.setSelectedPiece(game.piece("BL-INF-1"));
    QVERIFY(game.act("move", game.piece("BL-INF-1"), game.space("0707")));
    panel.setSelectedPiece({});
    QCOMPARE(resized.count(), 0);
    QVERIFY(game.act("done"));
    QCOMPARE(resized.count(), 1);
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
    // The button stays where it will be, and it says what lacks.
    const ChoiceButton *main = button(panel, ChoiceButton::Look::Primary);
    QVERIFY(main && !main->isEnabled());
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
