// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/boardinput.h"
#include "app/player/decision/controls/choicebutton.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/decision/forms/movecard.h"
#include "tests/player/anygame.h"
#include "tests/player/tutorialgame.h"

#include <QSignalSpy>

using namespace app;

namespace {

constexpr int c_decisions = 600;

/// A game at which the first piece with several kinds of movement can go.
struct ManyWays
{
    std::unique_ptr<GameController> controller;
    engine::PieceId piece;
};

ManyWays manyWays()
{
    const QString folder = QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/koenigsberg45");
    for (quint64 seed = 1; seed < 6; ++seed) {
        auto game = anygame::started(folder, anygame::module(folder)->scenarios.front().id, seed);
        engine::Random random(seed);
        for (int i = 0; i < c_decisions && !game->state().isOver(); ++i) {
            MoveKinds &kinds = MoveKinds::of(*game);
            for (const engine::PieceId piece : DecisionModel::of(*game).form().pieces) {
                kinds.follow(piece);
                if (kinds.kinds().size() > 2)
                    return {std::move(game), piece};
            }
            const auto &actions = game->offer().actions;
            const engine::Action any = actions[random.below(uint32_t(actions.size()))];
            game->perform(any);
        }
    }
    return {};
}

} // namespace

/// The card of a piece that moves: points, way, ground, and the other ways to go.
class tst_MoveCard : public QObject
{
    Q_OBJECT

private slots:
    void init() { panels::useTheme(Tokens::light()); }
    void saysWhatAMoveCosts();
    void knowsTheKinds();
    void kindsAreButtons();
    void asksOnlyWhatMatters();
};

void tst_MoveCard::saysWhatAMoveCosts()
{
    TutorialGame game;
    DecisionPanel panel(*game.controller);
    panels::show(panel, {340, 620});
    panel.setSelectedPiece(game.piece("BL-INF-1"));
    panels::show(panel, {340, 620});
    auto *card = panel.findChild<MoveCard *>();
    QVERIFY(card);
    auto *title = card->findChild<QLabel *>(QStringLiteral("move"));
    auto *way = card->findChild<QLabel *>(QStringLiteral("way"));
    const QString nothing = title->text();
    QVERIFY(!nothing.isEmpty() && way->text().isEmpty());
    const int height = card->sizeHint().height();
    GameWishes &wishes = GameWishes::of(*game.controller);
    int told = 0;
    for (const engine::Action &action : game.controller->actions(game.piece("BL-INF-1"))) {
        if (!action.space)
            continue;
        emit wishes.placePointed(action.space);
        const auto cost = MoveKinds::of(*game.controller).cost(action);
        QVERIFY(cost);
        const QString place = game.controller->texts().spaceName(action.space);
        QVERIFY2(title->text().contains(place), qPrintable(title->text()));
        QVERIFY(title->text().contains(QLocale().toString(*cost)));
        QVERIFY(!title->text().contains(game.controller->texts().pieceName(action.piece)));
        QVERIFY(!way->text().isEmpty());
        told += title->text().contains(QLatin1String("leaves"));
        if (*cost == 4)
            panels::save(panel, QStringLiteral("move-card"));
    }
    QVERIFY(told > 0);
    QCOMPARE(card->sizeHint().height(), height); // nothing jumps
    emit wishes.placePointed({});
    QCOMPARE(title->text(), nothing);
    QVERIFY(card->kinds().isEmpty());
}

void tst_MoveCard::knowsTheKinds()
{
    const auto [game, piece] = manyWays();
    QVERIFY(game);
    MoveKinds &kinds = MoveKinds::of(*game);
    kinds.follow(piece);
    QVERIFY(!kinds.chosen());
    std::set<QString> names;
    for (const engine::NameId kind : kinds.kinds()) {
        names.insert(kinds.name(kind));
        QVERIFY(kinds.name(kind).contains(u'…'));
        QVERIFY(!kinds.name(kind).contains(game->texts().pieceName(piece)));
        kinds.choose(kind);
        QCOMPARE(kinds.chosen(), kind);
        QVERIFY(!kinds.moves().empty());
        for (const engine::Action &action : kinds.moves()) {
            QCOMPARE(action.verb, kind);
            QVERIFY(kinds.cost(action) && *kinds.cost(action) > 0);
            const auto path = kinds.path(action);
            QVERIFY(path.size() > 1);
            QCOMPARE(path.back(), action.space);
        }
    }
    QCOMPARE(names.size(), kinds.kinds().size());
    // Without a choice each place is reached once, in the first way that leads there.
    kinds.choose({});
    std::set<engine::SpaceId> places;
    for (const engine::Action &action : kinds.moves()) {
        QVERIFY(places.insert(action.space).second);
        QVERIFY(game->actions(piece, action.space).front().sameChoice(action));
    }
    // Another piece goes in the usual way again.
    kinds.choose(kinds.kinds().back());
    kinds.follow({});
    kinds.follow(piece);
    QVERIFY(!kinds.chosen());
}

void tst_MoveCard::kindsAreButtons()
{
    const auto [game, piece] = manyWays();
    QVERIFY(game);
    DecisionPanel panel(*game);
    panels::show(panel, {360, 760});
    panel.setSelectedPiece(piece);
    panels::show(panel, {360, 760});
    MoveKinds &kinds = MoveKinds::of(*game);
    const auto card = [&] { return panel.findChildren<MoveCard *>().back(); };
    QCOMPARE(size_t(card()->kinds().size()), kinds.kinds().size() - 1);
    // No long list of moves.
    int rows = 0;
    for (const auto *button : panel.findChildren<ChoiceButton *>())
        rows += button->look() == ChoiceButton::Look::Row;
    QVERIFY(rows <= 8);
    const engine::NameId last = kinds.kinds().back();
    kinds.choose(last);
    const engine::Action move = kinds.moves().front();
    kinds.choose({});
    panels::show(panel, {360, 760});
    emit GameWishes::of(*game).placePointed(move.space);
    ChoiceButton *button = card()->kinds().back();
    QVERIFY(button->detail().contains(QLocale().toString(*kinds.cost(move))));
    panels::save(panel, QStringLiteral("move-kinds"));
    // A digit chooses the kind, and sends nobody.
    const auto before = game->game().commandCount();
    QVERIFY(panel.pressDigit(button->key().toInt()));
    QCOMPARE(kinds.chosen(), last);
    QCOMPARE(game->game().commandCount(), before);
    panels::show(panel, {360, 760});
    QVERIFY(card()->kinds().back()->isChecked());
    card()->kinds().back()->click();
    QVERIFY(!kinds.chosen());
}

void tst_MoveCard::asksOnlyWhatMatters()
{
    const auto [game, piece] = manyWays();
    QVERIFY(game);
    view::BoardView board;
    board.setModule(game->sharedModule(), view::MapTheme::Light);
    BoardInput input(*game, board);
    connect(&GameWishes::of(*game), &GameWishes::actionChosen, game.get(),
            [&](const engine::Action &action) { QVERIFY(game->perform(action)); });
    input.select(piece);
    MoveKinds &kinds = MoveKinds::of(*game);
    std::vector<engine::Action> ways;
    for (const engine::Action &action : kinds.moves()) {
        ways = game->actions(piece, action.space);
        if (ways.size() > 1 && !kinds.differ(ways))
            break;
    }
    QVERIFY(ways.size() > 1);
    // All that differs is what the piece has left, so the usual way is taken.
    const engine::SpaceId goal = ways.front().space;
    emit board.spaceClicked(goal, {});
    QCOMPARE(game->state().piece(piece).space, goal);
    QVERIFY(game->game().history().back().action->sameChoice(ways.front()));
    QVERIFY(game->undo());
    // Who has chosen another way goes in it.
    input.select(piece);
    kinds.choose(ways.back().verb);
    emit board.spaceClicked(goal, {});
    QVERIFY(game->game().history().back().action->sameChoice(ways.back()));
    // Nobody is sent by what would leave another game.
    QVERIFY(game->undo());
    std::vector<engine::Action> others = ways;
    others.push_back(*DecisionModel::of(*game).form().main);
    QVERIFY(kinds.differ(others));
}

QTEST_MAIN(tst_MoveCard)
#include "tst_movecard.moc"
