// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/boardinput.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/gamepage.h"
#include "app/player/mainwindow.h"
#include "tests/player/tutorialgame.h"
#include "tests/player/watchedrules.h"

#include <QTemporaryDir>
#include <QTest>

using namespace app;

/// What is asked is worked out once per change, whoever looks at it, and never too old.
class tst_DecisionModel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { panels::useTheme(Tokens::light()); }
    void builtOncePerChange();
    void oddsAskedOncePerChange();
    void newForWhoIsToldFirst();
    void followsWhatIsLookedAt();
    void nothingBehindTheCurtain();
};

// The whole window looks at it: panel, board, keys, passing by itself.
void tst_DecisionModel::builtOncePerChange()
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    settings.setLanguage(QStringLiteral("en"));
    settings.setAnimationSpeed(0);
    settings.setAutoPass(true);
    Library library(QStringLiteral(HEXSMITH_BIN_DIR), folder.filePath(QStringLiteral("data")));
    library.refresh();
    MainWindow window(library, settings);
    window.resize(1280, 720);
    window.show();
    const auto module = library.module(QStringLiteral("tutorial"));
    QVERIFY(module);
    window.play(startGame(module, {QStringLiteral("battle"), {}, 7},
                          {{QStringLiteral("blue"), QStringLiteral("human")},
                           {QStringLiteral("red"), QStringLiteral("human")}}));
    QVERIFY(window.gamePage());
    GameController &controller = window.gamePage()->controller();
    const DecisionModel &model = DecisionModel::of(controller);
    engine::Random random(3);
    for (int i = 0; i < 60 && !controller.state().isOver(); ++i) {
        QApplication::processEvents();
        const int before = model.buildCount();
        const auto steps = controller.game().commandCount();
        const auto &actions = controller.offer().actions;
        const engine::Action any = actions[random.below(uint32_t(actions.size()))];
        QVERIFY(controller.perform(any));
        QApplication::processEvents();
        // What passes by itself is a change as well.
        QCOMPARE(model.buildCount() - before, int(controller.game().commandCount() - steps));
        for (const engine::PieceId piece : std::vector(model.form().pieces)) {
            window.gamePage()->input().select(piece);
            window.gamePage()->input().highlight(piece);
        }
        window.gamePage()->input().centreOnDecision();
        QApplication::processEvents();
        QCOMPARE(model.buildCount() - before, int(controller.game().commandCount() - steps));
    }
}

void tst_DecisionModel::oddsAskedOncePerChange()
{
    TutorialGame tutorial;
    auto loaded = scripting::LuaRules::load(*tutorial.module);
    QVERIFY(bool(loaded));
    const auto rules = std::make_shared<WatchedRules>(std::move(loaded).value());
    auto started = engine::Game::start(*tutorial.module, *rules, {QStringLiteral("battle"), {}, 7});
    QVERIFY(bool(started));
    int asked = 0;
    rules->asked = [&](const QString &what, engine::SideId) { asked += what == u"odds"; };
    tutorial.controller =
        std::make_unique<GameController>(tutorial.module, rules, std::move(started).value());
    view::BoardView board;
    board.setModule(tutorial.module, view::MapTheme::Light);
    BoardInput input(*tutorial.controller, board);
    DecisionPanel panel(*tutorial.controller);
    panels::show(panel, {340, 760});
    QCOMPARE(asked, 0); // nothing is attacked yet
    QVERIFY(tutorial.toAttack());
    QVERIFY(asked >= 1);
    QVERIFY(DecisionModel::of(*tutorial.controller).odds().isObject());
    const int before = asked;
    input.highlight(tutorial.piece("BL-INF-1"));
    input.highlight({});
    panel.setSelectedPiece(tutorial.piece("BL-INF-1"));
    panels::show(panel, {350, 760});
    QCOMPARE(asked, before);
    QVERIFY(tutorial.controller->undo() && tutorial.controller->redo());
    QVERIFY(asked > before && asked <= before + 2);
}

void tst_DecisionModel::newForWhoIsToldFirst()
{
    TutorialGame game;
    int told = 0;
    connect(game.controller.get(), &GameController::changed, this, [&] {
        ++told;
        const DecisionForm &form = DecisionModel::of(*game.controller).form();
        QCOMPARE(form.ask, game.controller->offer().form);
        for (const engine::Action &action : game.controller->offer().actions)
            QVERIFY(!action.piece
                    || std::find(form.pieces.begin(), form.pieces.end(), action.piece)
                        != form.pieces.end());
    });
    DecisionModel::of(*game.controller).form();
    QVERIFY(game.toAttack());
    QVERIFY(game.controller->undo());
    QCOMPARE(told, 5);
}

void tst_DecisionModel::followsWhatIsLookedAt()
{
    TutorialGame game;
    const DecisionModel &model = DecisionModel::of(*game.controller);
    QCOMPARE(&DecisionModel::of(*game.controller), &model);
    QCOMPARE(model.form().kind, DecisionForm::Kind::Moves);
    const engine::GameState past = game.controller->state();
    game.controller->showPast(&past, 0);
    QCOMPARE(model.form().kind, DecisionForm::Kind::Past);
    game.controller->showPast(nullptr, 0);
    QCOMPARE(model.form().kind, DecisionForm::Kind::Moves);
    game.controller->setPlayer(game.controller->offer().side, QStringLiteral("greedy"));
    QCOMPARE(model.form().kind, DecisionForm::Kind::Waiting);
    game.controller->setPlayer(game.controller->offer().side, QStringLiteral("human"));
    QCOMPARE(model.form().kind, DecisionForm::Kind::Moves);
    // A refused deed changes nothing.
    const int before = model.buildCount();
    QVERIFY(!game.controller->perform(engine::Action()));
    model.form();
    QCOMPARE(model.buildCount(), before);
}

void tst_DecisionModel::nothingBehindTheCurtain()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    const DecisionModel &model = DecisionModel::of(*game.controller);
    QVERIFY(model.odds().isObject());
    game.controller->cover();
    QVERIFY(!model.odds().isObject());
    game.controller->uncover();
    QVERIFY(model.odds().isObject());
}

QTEST_MAIN(tst_DecisionModel)
#include "tst_decisionmodel.moc"
