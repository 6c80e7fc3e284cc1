// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/choice/piecegroup.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/decision/forms/losslist.h"
#include "app/player/decision/model/allocation.h"
#include "app/player/history/historybar.h"
#include "app/player/odds/attackerlist.h"
#include "app/player/odds/oddspanel.h"
#include "engine/core/random.h"
#include "tests/player/tutorialgame.h"

#include <QCheckBox>
#include <QSignalSpy>

using namespace app;

/// Choices that are gathered one after the other and can be changed until they count.
class tst_Choices : public QObject
{
    Q_OBJECT

private slots:
    void init() { panels::useTheme(Tokens::light()); }
    void takesBackAnEarlierAnswer();
    void takesBackNothingElse();
    void startsOver();
    void boxesFollowTheAttack();
    void sharesLosses();
    void groupMovesTogether();
    void bookmarksFollowTheGame();

private:
    static bool isIn(const TutorialGame &game, const char *piece);
    /// Plays at random until losses are shared among several pieces.
    static std::unique_ptr<TutorialGame> toLosses();
};

bool tst_Choices::isIn(const TutorialGame &game, const char *piece)
{
    const auto attackers = DecisionModel::of(*game.controller).form().chosen;
    return std::find(attackers.begin(), attackers.end(), game.piece(piece)) != attackers.end();
}

std::unique_ptr<TutorialGame> tst_Choices::toLosses()
{
    for (quint64 seed = 1; seed < 60; ++seed) {
        auto game = std::make_unique<TutorialGame>(seed);
        engine::Random random(seed);
        for (int i = 0; i < 400 && !game->controller->state().isOver(); ++i) {
            const auto &offer = game->controller->offer();
            if (DecisionModel::of(*game->controller).form().asks(engine::protocol::Form::Losses)
                && offer.actions.size() > 1)
                return game;
            const engine::Action action =
                offer.actions[size_t(random.below(quint32(offer.actions.size())))];
            if (!game->controller->perform(action))
                return {};
        }
    }
    return {};
}

void tst_Choices::takesBackAnEarlierAnswer()
{
    TutorialGame game;
    QVERIFY(game.act("move", game.piece("BL-INF-1"), game.space("0806")));
    QVERIFY(game.act("move", game.piece("BL-INF-2"), game.space("0707")));
    QVERIFY(game.act("done") && game.act("attack", {}, game.space("0807")));
    QVERIFY(game.controller->answers().empty());
    QVERIFY(game.act("join", game.piece("BL-INF-1")) && game.act("join", game.piece("BL-INF-2")));
    const auto answers = game.controller->answers();
    QCOMPARE(answers.size(), 2);
    QSignalSpy changed(game.controller.get(), &GameController::changed);

    QVERIFY(game.controller->takeBack(answers.back()));

    QCOMPARE(changed.size(), 1);
    QVERIFY(!isIn(game, "BL-INF-1"));
    QVERIFY(isIn(game, "BL-INF-2"));
    QCOMPARE(game.controller->answers().size(), 1);
}

void tst_Choices::takesBackNothingElse()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    const auto count = game.controller->game().commandCount();
    // A move is no answer to the present question; numbers out of the history are none at all.
    for (const qsizetype command : {qsizetype(0), qsizetype(-1), count, count + 5})
        QVERIFY(!game.controller->takeBack(command));
    QCOMPARE(game.controller->game().commandCount(), count);
}

void tst_Choices::startsOver()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    QVERIFY(isIn(game, "BL-INF-1"));
    QVERIFY(game.controller->startOver());
    QVERIFY(!isIn(game, "BL-INF-1"));
    QVERIFY(!game.controller->startOver());
}

void tst_Choices::boxesFollowTheAttack()
{
    TutorialGame game;
    QVERIFY(game.act("move", game.piece("BL-INF-1"), game.space("0806")));
    QVERIFY(game.act("move", game.piece("BL-INF-2"), game.space("0707")));
    QVERIFY(game.act("done") && game.act("attack", {}, game.space("0807")));
    QVERIFY(game.act("join", game.piece("BL-INF-1")));
    DecisionPanel panel(*game.controller);
    connect(&GameWishes::of(*game.controller), &GameWishes::actionChosen, game.controller.get(),
            [&game](const engine::Action &action) { QVERIFY(game.controller->perform(action)); });
    panels::show(panel, {360, 800});
    auto *list = panel.findChild<AttackerList *>();
    QVERIFY(list);
    QCOMPARE(list->boxes().size(), 2);
    QVERIFY(list->boxes().first()->isChecked());
    QVERIFY(!list->boxes().last()->isChecked());
    for (const QCheckBox *box : list->boxes())
        QVERIFY(!box->accessibleName().isEmpty());

    list->boxes().last()->click();
    panels::show(panel, {360, 800});
    QVERIFY(isIn(game, "BL-INF-2"));

    list = panel.findChild<AttackerList *>();
    list->boxes().first()->click();
    panels::show(panel, {360, 800});
    QVERIFY(!isIn(game, "BL-INF-1"));
    QVERIFY(isIn(game, "BL-INF-2"));
}

void tst_Choices::sharesLosses()
{
    const auto game = toLosses();
    QVERIFY(game);
    GameController &controller = *game->controller;
    const auto first = Allocation::of(controller, DecisionModel::of(controller).form());
    QVERIFY(first.total >= 1);
    QCOMPARE(first.done, 0);
    QVERIFY(first.rows.size() >= controller.offer().actions.size());
    for (const auto &row : first.rows) {
        QCOMPARE(row.before, row.now);
        QVERIFY(row.next || !row.refusal.isEmpty());
        QCOMPARE(controller.state().piece(row.piece).side, controller.offer().side);
    }

    DecisionPanel panel(controller);
    connect(&GameWishes::of(controller), &GameWishes::actionChosen, &controller,
            [&](const engine::Action &action) { QVERIFY(controller.perform(action)); });
    panels::show(panel, {360, 700});
    auto *list = panel.findChild<LossList *>();
    QVERIFY(list);
    QCOMPARE(list->takers().size(), qsizetype(controller.offer().actions.size()));
    const engine::PieceId piece = controller.offer().actions.front().piece;
    const int steps = controller.state().piece(piece).steps;
    QVERIFY(panel.pressDigit(1));
    QCOMPARE(controller.state().piece(piece).steps, steps - 1);
}

void tst_Choices::groupMovesTogether()
{
    TutorialGame game;
    PieceGroup group;
    group.add(*game.controller, game.piece("BL-INF-1"));
    group.add(*game.controller, game.piece("BL-INF-1"));
    group.toggle(*game.controller, game.piece("BL-INF-2"));
    group.add(*game.controller, game.piece("RD-INF-1")); // an enemy, or nobody at all
    group.add(*game.controller, {});
    QCOMPARE(group.pieces().size(), 2);
    const auto places = group.places(game.controller->offer().actions);
    QVERIFY(!places.empty());
    for (const engine::SpaceId space : places) {
        for (const engine::PieceId piece : group.pieces())
            QVERIFY(!game.controller->actions(piece, space).empty());
    }
    QVERIFY(game.act("move", game.piece("BL-INF-1"), places.front()));
    group.prune(*game.controller);
    QCOMPARE(group.pieces(), std::vector<engine::PieceId>({game.piece("BL-INF-2")}));
    group.toggle(*game.controller, game.piece("BL-INF-2"));
    QVERIFY(group.isEmpty());
    QVERIFY(group.places(game.controller->offer().actions).empty());
}

void tst_Choices::bookmarksFollowTheGame()
{
    TutorialGame game;
    HistoryBar bar(*game.controller);
    panels::show(bar, {700, 46});
    QSignalSpy changed(&bar, &HistoryBar::bookmarksChanged);
    QVERIFY(game.toAttack());
    bar.toggleBookmark();
    QCOMPARE(bar.bookmarks().steps(), QList<int>({4}));
    bar.setBookmarks(Bookmarks({{4, {}}, {1, {}}, {-3, {}}, {99, {}}}));
    QCOMPARE(bar.bookmarks().steps(), QList<int>({1, 4}));
    bar.setStep(1);
    bar.toggleBookmark();
    QCOMPARE(bar.bookmarks().steps(), QList<int>({4}));
    QCOMPARE(changed.size(), 3);
    Bookmarks named = bar.bookmarks();
    named.setName(4, QStringLiteral(" The bridge "));
    bar.setBookmarks(named);
    QCOMPARE(bar.bookmarkName(4), QStringLiteral("The bridge"));
    QCOMPARE(changed.size(), 4);
    QCOMPARE(Bookmarks::read(named.json()), named);
    QCOMPARE(Bookmarks::read(engine::Json()), Bookmarks());
    // What is undone takes its bookmark along.
    QVERIFY(game.controller->undo());
    QVERIFY(bar.bookmarks().isEmpty());
}

QTEST_MAIN(tst_Choices)
#include "tst_choices.moc"
