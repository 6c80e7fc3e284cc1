// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/greedybot.h"

#include "engine/bot/adviser.h"
#include "tests/engine/game/fordgame.h"

#include <QTest>

#include <set>

using namespace engine;

namespace {

/// Notes where the pieces of the other side stand whenever it is asked for an opinion.
class WatchingRules : public FordRules, public Adviser
{
public:
    std::set<std::vector<int>> seen;
    std::set<QByteArray> advised; ///< On which positions.
    int opinions = 0;
    bool takesUp = false; ///< To move is only to take a piece up.
    NameId back; ///< The verb of the way back, which pleases most.

    Result<Offer> offer(const GameState &state, Wanted wanted) override
    {
        Offer offer = FordRules::offer(state, wanted).value();
        if (takesUp) {
            offer.take = state.names().intern(QStringLiteral("move"));
            offer.chosen = state.names().intern(QStringLiteral("plan"));
        }
        offer.back = back;
        return offer;
    }

    Result<BitMask> worthTrying(const GameState &state) override
    {
        advised.insert(state.hash());
        return BitMask();
    }

    std::optional<std::vector<PieceId>> taken; ///< What should be taken up.
    Result<std::optional<std::vector<PieceId>>> worthTaking(const GameState &) override
    {
        return taken;
    }

    Result<qint64> evaluate(const GameState &state, SideId side) override
    {
        ++opinions;
        std::vector<int> spaces;
        for (int i = 0; i < state.pieceCount(); ++i) {
            const auto &piece = state.piece(PieceId(i));
            if (piece.side != side)
                spaces.push_back(piece.space.value);
        }
        seen.insert(spaces);
        return 0;
    }
};

} // namespace

class tst_GreedyBot : public QObject
{
    Q_OBJECT

private slots:
    void knowsOnlyWhatItsSideSees_data();
    void knowsOnlyWhatItsSideSees();
    void takesUpAny_data();
    void takesUpAny();
    void takesUpWhatIsWorthIt();
    void goesOnAtLast();
};

void tst_GreedyBot::knowsOnlyWhatItsSideSees_data()
{
    QTest::addColumn<bool>("hidden");
    QTest::newRow("open") << false;
    QTest::newRow("hidden") << true;
}

void tst_GreedyBot::knowsOnlyWhatItsSideSees()
{
    QFETCH(bool, hidden);
    const auto module = fordModule();
    WatchingRules rules;
    auto started = Game::start(*module, rules, {QStringLiteral("battle"), {}, 1});
    QVERIFY2(bool(started), started ? "" : qPrintable(started.error().message));
    Game &game = *started.value();
    const SideId side = game.offer().side;
    std::vector<Change> position;
    std::vector<PieceId> enemies;
    for (int i = 0; i < game.state().pieceCount() && enemies.size() < 2; ++i) {
        if (game.state().piece(PieceId(i)).side != side)
            enemies.push_back(PieceId(i));
    }
    QCOMPARE(enemies.size(), size_t(2));
    for (size_t i = 0; i < enemies.size(); ++i) {
        position.push_back(change::MovePiece{enemies[i], SpaceId(int(i))});
        const uint32_t seenBy = hidden ? ~(1u << side.value) : ~0u;
        position.push_back(change::SetSeen{enemies[i], seenBy});
    }
    QVERIFY(bool(game.edit(position)));
    const QByteArray before = game.state().hash();

    const Translator words;
    const GameSeat seat(game, words, side);
    GreedyBot bot;
    Random random(1);
    for (int i = 0; i < 20; ++i) {
        const auto chosen = bot.choose(seat, random);
        QVERIFY(bool(chosen));
        QVERIFY(chosen.value() >= 0 && chosen.value() < int(game.offer().actions.size()));
    }

    QCOMPARE(game.state().hash(), before);
    QCOMPARE(rules.seen.size(), size_t(hidden ? 2 : 1));
    QCOMPARE(rules.advised, std::set<QByteArray>{seat.known().state().hash()});
    QVERIFY(!hidden || !rules.advised.contains(before));
}

void tst_GreedyBot::takesUpAny_data()
{
    QTest::addColumn<bool>("isHeld");
    QTest::newRow("nothing in hand") << false;
    QTest::newRow("something in hand") << true;
}

// Which piece is taken up is all the same, so only one is tried; each has its chance. With empty
// hands there is nothing else to think about.
void tst_GreedyBot::takesUpAny()
{
    QFETCH(bool, isHeld);
    const auto module = fordModule();
    WatchingRules rules;
    rules.takesUp = true;
    auto started = Game::start(*module, rules, {QStringLiteral("battle"), {}, 1});
    QVERIFY(bool(started));
    Game &game = *started.value();
    const NameId hand = game.state().names().intern(QStringLiteral("plan"));
    if (isHeld)
        QVERIFY(bool(game.edit({change::SetLocal{hand, ValueList{Value::piece(PieceId(0))}}})));
    const auto &actions = game.offer().actions;
    const auto moves = std::count_if(actions.begin(), actions.end(), [&](const Action &one) {
        return one.verb == game.offer().take;
    });
    QVERIFY(moves > 1);
    const Translator words;
    const GameSeat seat(game, words, game.offer().side);
    GreedyBot bot;
    Random random(1);
    std::set<int> chosen;
    for (int i = 0; i < 100; ++i) {
        rules.opinions = 0;
        const auto index = bot.choose(seat, random);
        QVERIFY(bool(index));
        if (actions[size_t(index.value())].verb == game.offer().take)
            chosen.insert(index.value());
        QCOMPARE(rules.opinions, isHeld ? int(actions.size()) - int(moves) + 1 : 0);
    }
    QVERIFY(chosen.size() > 1);
}

// What the module would not take up is left where it is, and with nothing worth it something else
// is done.
void tst_GreedyBot::takesUpWhatIsWorthIt()
{
    const auto module = fordModule();
    WatchingRules rules;
    rules.takesUp = true;
    auto started = Game::start(*module, rules, {QStringLiteral("battle"), {}, 1});
    QVERIFY(bool(started));
    Game &game = *started.value();
    const auto &actions = game.offer().actions;
    std::set<int> movable;
    for (const Action &one : actions) {
        if (one.verb == game.offer().take)
            movable.insert(one.piece.value);
    }
    QVERIFY(!movable.empty());
    const Translator words;
    const GameSeat seat(game, words, game.offer().side);
    GreedyBot bot;
    Random random(1);
    rules.taken = {PieceId(*movable.rbegin())};
    for (int i = 0; i < 30; ++i) {
        const auto index = bot.choose(seat, random);
        QVERIFY(bool(index));
        QCOMPARE(actions[size_t(index.value())].piece, PieceId(*movable.rbegin()));
        QCOMPARE(actions[size_t(index.value())].verb, game.offer().take);
    }
    rules.taken = std::vector<PieceId>();
    for (int i = 0; i < 30; ++i) {
        const auto index = bot.choose(seat, random);
        QVERIFY(bool(index));
        QVERIFY(actions[size_t(index.value())].verb != game.offer().take);
    }
}

// Who went back again and again goes on, whatever he thinks of it, and may then go back again.
void tst_GreedyBot::goesOnAtLast()
{
    const auto module = fordModule();
    WatchingRules rules;
    auto started = Game::start(*module, rules, {QStringLiteral("battle"), {}, 1});
    QVERIFY(bool(started));
    Game &game = *started.value();
    for (const Action &one : game.offer().actions)
        rules.back = one.piece || one.space ? rules.back : one.verb;
    QVERIFY(rules.back && game.offer().actions.size() > 1);
    QVERIFY(bool(game.edit({}))); // asks anew
    const Offer offer = game.offer();
    QCOMPARE(offer.back, rules.back);
    const auto leadsBack = [&](int index) {
        return offer.actions[size_t(index)].verb == rules.back;
    };
    int back = 0, on = 0;
    for (int i = 0; i < int(offer.actions.size()); ++i)
        (leadsBack(i) ? back : on) = i;
    const Translator words;
    const GameSeat seat(game, words, offer.side);
    const auto triesBack = [&](Weigher &weigher) {
        Random random(1);
        const auto weighed = weigher.weigh(seat, random);
        return weighed && std::any_of(weighed->begin(), weighed->end(), [&](const auto &one) {
                   return leadsBack(one.index);
               });
    };
    Weigher weigher(100, 1);
    for (int i = 0; i < 2; ++i) {
        QVERIFY(triesBack(weigher));
        weigher.note(offer, back);
    }
    QVERIFY(!triesBack(weigher));
    weigher.note(offer, on);
    QVERIFY(triesBack(weigher));
}

QTEST_GUILESS_MAIN(tst_GreedyBot)
#include "tst_greedybot.moc"
