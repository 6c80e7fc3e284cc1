// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/hint/hints.h"

#include "app/player/game/bots/botreasons.h"
#include "app/player/game/gamewishes.h"
#include "app/player/hint/hintbutton.h"
#include "app/player/hint/hintlook.h"
#include "app/player/hint/hintpanel.h"
#include "app/player/hint/hintpicture.h"
#include "app/view/board/boardview.h"
#include "tests/player/anygame.h"
#include "tests/player/tutorialgame.h"
#include "tests/scripting/modules/twin.h"

#include <QAction>
#include <QPushButton>
#include <QSignalSpy>

using namespace app;

namespace {

constexpr int c_patience = 60000;

bool ask(Hints &hints, qint64 tries)
{
    hints.setEffort(tries, 0);
    hints.ask();
    return hints.state() == Hints::State::Thinking
        && QTest::qWaitFor([&] { return hints.state() != Hints::State::Thinking; }, c_patience);
}

} // namespace

/// What the computer would do in the player's place.
class tst_Hints : public QObject
{
    Q_OBJECT

private slots:
    void init() { panels::useTheme(Tokens::light()); }
    void doNothing();
    void areTheSameAgain();
    void knowOnlyWhatThePlayerSees_data();
    void knowOnlyWhatThePlayerSees();
    void areGivenUp();
    void comeAtOnce();
    void goWithTheQuestion();
    void areForWhoDecides();
    void areListed();
    void arePainted();
    void reasonsOfComputers();
};

void tst_Hints::doNothing()
{
    TutorialGame game;
    Hints &hints = Hints::of(*game.controller);
    QCOMPARE(&Hints::of(*game.controller), &hints);
    QVERIFY(hints.canAsk() && !hints.close());
    const QByteArray before = game.controller->state().hash();
    QVERIFY(ask(hints, 400));
    QCOMPARE(hints.state(), Hints::State::Found);
    QCOMPARE(game.controller->state().hash(), before);
    QCOMPARE(game.controller->game().commandCount(), qsizetype(0));
    QVERIFY(!hints.hints().isEmpty() && hints.hints().size() <= 3);
    std::set<int> actions;
    for (int i = 0; i < hints.hints().size(); ++i) {
        const Hint &hint = hints.hints()[i];
        QVERIFY(actions.insert(hint.action).second);
        QVERIFY(!hint.steps.isEmpty() && !hint.steps.front().words.isEmpty());
        QVERIFY(hint.best >= 0 && hint.best <= 100);
        const engine::Action first = hints.firstStep(i);
        QCOMPARE(hint.steps.front().words, game.controller->texts().label(first));
    }
    // The first step is done in the normal way, and then there are none.
    QVERIFY(game.controller->perform(hints.firstStep(0)));
    QCOMPARE(game.controller->game().commandCount(), qsizetype(1));
    QCOMPARE(hints.state(), Hints::State::None);
    QVERIFY(hints.hints().isEmpty());
}

void tst_Hints::areTheSameAgain()
{
    TutorialGame game;
    Hints &hints = Hints::of(*game.controller);
    QVERIFY(ask(hints, 400));
    const QList<Hint> once = hints.hints();
    QVERIFY(hints.close());
    QVERIFY(ask(hints, 400));
    QCOMPARE(hints.hints(), once);
    // Another copy of the same game gives the same ones, too.
    TutorialGame again;
    QVERIFY(ask(Hints::of(*again.controller), 400));
    QCOMPARE(Hints::of(*again.controller).hints(), once);
}

void tst_Hints::knowOnlyWhatThePlayerSees_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<quint64>("seed");
    for (const char *module : {"leningrad41", "whitedeath"}) {
        for (const quint64 seed : {1, 5})
            QTest::addRow("%s %d", module, int(seed)) << QString::fromLatin1(module) << seed;
    }
}

// The pieces that the player does not see change places: the hints stay the same.
void tst_Hints::knowOnlyWhatThePlayerSees()
{
    QFETCH(QString, module);
    QFETCH(quint64, seed);
    const QString folder = QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/") + module;
    const auto loaded = anygame::module(folder);
    auto controller = anygame::started(folder, loaded->scenarios.front().id, seed);
    QVERIFY(controller);
    controller->setPlayers({});
    Hints &hints = Hints::of(*controller);
    QVERIFY(hints.canAsk());
    QVERIFY(ask(hints, 150));
    const QList<Hint> before = hints.hints();
    engine::Random random(seed);
    int others = 0;
    for (int i = 0; i < 2; ++i) {
        const Twin twin = Twin::of(controller->game(), controller->offer().side, random);
        others += twin.isOther();
        const engine::SideId side = controller->offer().side;
        if (!controller->edit(twin.changes()) || controller->offer().side != side)
            QSKIP("the rules can't go on from there");
        QCOMPARE(hints.state(), Hints::State::None);
        QVERIFY(ask(hints, 150));
        QCOMPARE(hints.hints(), before);
    }
    if (controller->hasSecrets())
        QVERIFY(others > 0 || module != u"leningrad41");
}

void tst_Hints::areGivenUp()
{
    TutorialGame game;
    Hints &hints = Hints::of(*game.controller);
    hints.setEffort(std::numeric_limits<qint64>::max(), 3600000);
    hints.ask();
    QCOMPARE(hints.state(), Hints::State::Thinking);
    QTest::qWait(50);
    QVERIFY(hints.share() < 0.1);
    QVERIFY(hints.close());
    QCOMPARE(hints.state(), Hints::State::None);
    QSignalSpy changed(&hints, &Hints::changed);
    QTest::qWait(100);
    QCOMPARE(changed.count(), 0); // what is found then is not wanted any more
    QVERIFY(ask(hints, 100));
    QCOMPARE(hints.state(), Hints::State::Found);
    // Who leaves the game does not wait for it.
    hints.setEffort(std::numeric_limits<qint64>::max(), 3600000);
    hints.ask();
}

void tst_Hints::comeAtOnce()
{
    TutorialGame game;
    Hints &hints = Hints::of(*game.controller);
    hints.setEffort(std::numeric_limits<qint64>::max(), 3600000);
    hints.ask();
    QTest::qWait(50);
    hints.showNow();
    QTRY_COMPARE_WITH_TIMEOUT(hints.state(), Hints::State::Found, c_patience);
    QVERIFY(!hints.hints().isEmpty());
}

void tst_Hints::goWithTheQuestion()
{
    TutorialGame game;
    Hints &hints = Hints::of(*game.controller);
    QVERIFY(ask(hints, 100));
    QVERIFY(game.act("move", game.piece("BL-INF-1"), game.space("0707")));
    QCOMPARE(hints.state(), Hints::State::None);
    QVERIFY(ask(hints, 100));
    game.controller->setLanguage(QStringLiteral("es"));
    QCOMPARE(hints.state(), Hints::State::None);
    // While it thinks the game goes on: nothing comes of it.
    hints.setEffort(std::numeric_limits<qint64>::max(), 3600000);
    hints.ask();
    QVERIFY(game.controller->undo());
    QCOMPARE(hints.state(), Hints::State::None);
    QVERIFY(ask(hints, 100));
    QCOMPARE(hints.state(), Hints::State::Found);
}

void tst_Hints::areForWhoDecides()
{
    TutorialGame game;
    Hints &hints = Hints::of(*game.controller);
    const engine::SideId side = game.controller->offer().side;
    game.controller->setPlayer(side, QStringLiteral("greedy"));
    QVERIFY(!hints.canAsk());
    hints.ask();
    QCOMPARE(hints.state(), Hints::State::None);
    game.controller->setPlayer(side, QStringLiteral("human"));
    QVERIFY(hints.canAsk());
    HintButton button(*game.controller);
    QVERIFY(button.isVisibleTo(nullptr) || !button.isHidden());
    game.controller->cover();
    QVERIFY(!hints.canAsk());
}

void tst_Hints::areListed()
{
    TutorialGame game;
    Hints &hints = Hints::of(*game.controller);
    QWidget window;
    HintPanel panel(*game.controller, &window);
    window.show();
    QVERIFY(!panel.isVisible());
    QVERIFY(ask(hints, 600));
    panel.resize(320, 400);
    QVERIFY(panel.isVisible());
    const int count = int(hints.hints().size());
    for (int i = 1; i <= count; ++i)
        QVERIFY(panel.findChild<QAbstractButton *>(QStringLiteral("hint%1").arg(i)));
    // By the keyboard from one to the next; the board shows the one that is chosen.
    panel.takeFocus();
    QSignalSpy shown(&hints, &Hints::shownChanged);
    QTest::keyClick(&panel, Qt::Key_Down);
    QCOMPARE(hints.shown(), std::min(1, count - 1));
    QCOMPARE(shown.count(), count > 1 ? 1 : 0);
    QTest::keyClick(&panel, Qt::Key_Up);
    QCOMPARE(hints.shown(), 0);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QSignalSpy chosen(&GameWishes::of(*game.controller), &GameWishes::actionChosen);
    auto *first = panel.findChild<QAbstractButton *>(QStringLiteral("doHint1"));
    QVERIFY(first);
    first->click();
    QCOMPARE(chosen.count(), 1);
    QVERIFY(chosen.front().front().value<engine::Action>().sameChoice(hints.firstStep(0)));
    QCOMPARE(game.controller->game().commandCount(), qsizetype(0)); // it is only wished
    QTest::keyClick(&panel, Qt::Key_Escape);
    QCOMPARE(hints.state(), Hints::State::None);
    QVERIFY(!panel.isVisible());
}

void tst_Hints::arePainted()
{
    TutorialGame game;
    view::BoardView board;
    board.setModule(game.module, view::MapTheme::Light);
    board.setPosition(&game.controller->state(), game.controller->viewer());
    board.resize(800, 600);
    QAction action;
    const HintLook look(*game.controller, board, action, nullptr);
    QVERIFY(action.isEnabled());
    Hints &hints = Hints::of(*game.controller);
    hints.setEffort(600, 0);
    action.trigger();
    QTRY_COMPARE_WITH_TIMEOUT(hints.state(), Hints::State::Found, c_patience);
    QCOMPARE(board.beat(), HintPicture(*game.controller, Tokens::light()).of(hints.hints()[0]));
    action.trigger();
    QCOMPARE(board.beat(), view::BeatScene());
    // Who goes, where to, and what is attacked then.
    const engine::PieceId piece = game.piece("BL-INF-1");
    const engine::SpaceId from = game.controller->state().piece(piece).space;
    Hint hint;
    hint.steps << Hint::Step{QStringLiteral("go"), {{piece, from, game.space("0707")}}}
               << Hint::Step{QStringLiteral("attack"), {}, game.space("0807"), {piece}};
    hint.reasons.push_back({engine::Reason::Kind::Takes, game.space("0807"), {}, 83});
    const view::BeatScene scene = HintPicture(*game.controller, Tokens::light()).of(hint);
    QCOMPARE(scene.trails.size(), size_t(2));
    QCOMPARE(scene.trails[0].way, (std::vector{from, game.space("0707")}));
    QCOMPARE(scene.trails[1].way, (std::vector{game.space("0707"), game.space("0807")}));
    QCOMPARE(scene.outlined.size(), size_t(1));
    QCOMPARE(scene.actors, std::vector{piece});
    QCOMPARE(scene.sentenceAt, game.space("0807"));
    QVERIFY(scene.sentence.contains(QLatin1String("83")));
    QCOMPARE(HintPicture::places(hint),
             (std::vector{game.space("0707"), from, game.space("0807")}));
    QCOMPARE(HintPicture(*game.controller, Tokens::light()).of({}), view::BeatScene());
}

void tst_Hints::reasonsOfComputers()
{
    TutorialGame game;
    BotReasons &reasons = BotReasons::of(*game.controller);
    QCOMPARE(reasons.text(0), QString());
    QCOMPARE(reasons.text(1), QString());
    reasons.note(1, engine::Reason{engine::Reason::Kind::Takes, game.space("0807"), {}, 83});
    QCOMPARE(reasons.text(1), QString()); // not done yet
    QVERIFY(game.act("move", game.piece("BL-INF-1"), game.space("0707")));
    QVERIFY(reasons.text(1).contains(QLatin1String("83")));
    QVERIFY(game.controller->undo());
    QVERIFY(game.act("move", game.piece("BL-INF-1"), game.space("0707")));
    QCOMPARE(reasons.text(1), QString()); // done again, and by somebody else
}

QTEST_MAIN(tst_Hints)
#include "tst_hints.moc"
