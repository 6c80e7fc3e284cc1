// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/balance/gamerecorder.h"
#include "tests/engine/game/fordgame.h"

#include <QTest>

using namespace engine;

/// One game is played by hand, and what was counted of it is known.
class tst_GameRecorder : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void countsChoices();
    void countsTheGame();
    void namesActions();

private:
    using Table = Figures::Table;

    PieceId piece(const char *id) const { return m_module->piece(QString::fromLatin1(id)); }
    SpaceId space(const char *id) const { return m_module->map.find(QString::fromLatin1(id)); }
    NameId word(const char *text) const { return m_game->state().names().intern(QByteArray(text)); }
    Action action(const char *verb, PieceId piece = {}, SpaceId space = {}) const;
    void choose(GameRecorder &recorder, const Action &action);
    void edit(std::vector<Change> changes);
    static Figures::Row row(const Figures &figures, Table table, const char *name);

    std::shared_ptr<const Module> m_module;
    FordRules m_rules;
    std::unique_ptr<Game> m_game;
};

void tst_GameRecorder::init()
{
    m_game.reset();
    m_module = fordModule();
    QVERIFY(m_module);
    auto game = Game::start(*m_module, m_rules, {QStringLiteral("battle"), {}, 1});
    QVERIFY(bool(game));
    m_game = std::move(game).value();
}

Action tst_GameRecorder::action(const char *verb, PieceId piece, SpaceId space) const
{
    return {word(verb), piece, space, {}, {}, {}};
}

void tst_GameRecorder::choose(GameRecorder &recorder, const Action &action)
{
    const int index = m_game->find(action);
    QVERIFY(index >= 0);
    recorder.chosen(m_game->offer(), m_game->offer().actions[size_t(index)]);
    QVERIFY(bool(m_game->perform(action)));
}

void tst_GameRecorder::edit(std::vector<Change> changes)
{
    (void)bool(m_game->edit(std::move(changes)));
}

Figures::Row tst_GameRecorder::row(const Figures &figures, Table table, const char *name)
{
    const auto found = figures.rows(table).find(QString::fromLatin1(name));
    return found == figures.rows(table).end() ? Figures::Row() : found->second;
}

void tst_GameRecorder::countsChoices()
{
    GameRecorder recorder(*m_game);
    Offer offer;
    offer.decision = word("move.choose");
    offer.side = m_module->side(u"blue");
    Action first = action("move", piece("B-1"), space("0102"));
    first.rule = word("1.1");
    Action second = action("attack", piece("B-1"), space("0103"));
    second.rule = word("2.0");
    offer.actions = {first, first, second};
    recorder.chosen(offer, first);
    recorder.chosen(offer, second);
    offer.actions = {first};
    recorder.chosen(offer, first); // no choice at all
    offer.side = {};
    recorder.chosen(offer, first); // nor anybody's
    const Figures figures = recorder.figures();
    QCOMPARE(row(figures, Table::Rules, "1.1"), Figures::Row({3, 4, 1}));
    QCOMPARE(row(figures, Table::Rules, "2.0"), Figures::Row({1, 2, 1}));
    QCOMPARE(row(figures, Table::Decisions, "move.choose"), Figures::Row({4, 2, 6}));
    QCOMPARE(row(figures, Table::Totals, "decisions"), Figures::Row({4}));
    QCOMPARE(row(figures, Table::Totals, "choices"), Figures::Row({2}));
    const auto &openings = figures.rows(Table::Openings);
    QCOMPARE(openings.size(), size_t(2)); // of one action, and of both
    const QString both = openings.rbegin()->first;
    QCOMPARE(both.split(u'\n').size(), 3);
    QVERIFY(both.startsWith(QLatin1String("blue\n")));
}

void tst_GameRecorder::countsTheGame()
{
    GameRecorder recorder(*m_game);
    const SideId blue = m_module->side(u"blue");
    choose(recorder, action("move", piece("B-1"), space("0103")));
    change::Log fight;
    fight.kind = change::Log::Kind::Combat;
    fight.side = blue;
    fight.space = space("0102");
    fight.text = {word("An attack."), {}};
    fight.dice = {Value::integer(2), Value::integer(5)};
    change::Log loss;
    loss.kind = change::Log::Kind::Loss;
    loss.piece = piece("R-1");
    loss.space = space("0102");
    loss.text = {word("It is gone."), {}};
    edit({fight, loss, change::MovePiece{piece("R-1"), {}, -1}});
    edit({change::SetVariable{0, Value::integer(2)}});
    edit({fight});
    edit({change::SetResult{word("crossed"), blue, {}}});
    QVERIFY(m_game->state().isOver());
    const Figures figures = recorder.figures();
    QCOMPARE(row(figures, Table::Results, "crossed"), Figures::Row({0, 1}));
    QCOMPARE(row(figures, Table::Turns, "2"), Figures::Row({1}));
    QCOMPARE(row(figures, Table::Totals, "games"), Figures::Row({1}));
    QCOMPARE(row(figures, Table::Fights, "0102").size(), size_t(1));
    QCOMPARE(row(figures, Table::Dice, "blue"), Figures::Row({0, 2, 0, 0, 2}));
    QCOMPARE(row(figures, Table::Losses, "1"), Figures::Row({0, 0, 0, 1}));
    QCOMPARE(figures.rows(Table::Losses).size(), size_t(1));
    // At the end of turn 1 and of the game.
    QCOMPARE(row(figures, Table::Totals, "positions"), Figures::Row({2}));
    QCOMPARE(row(figures, Table::Occupied, "0103"), Figures::Row({2}));
    QVERIFY(row(figures, Table::Occupied, "0101").empty());
    // There, acted, moved, fought, suffered.
    QCOMPARE(row(figures, Table::Units, "B-1"), Figures::Row({1, 1, 1, 0, 0}));
    QCOMPARE(row(figures, Table::Units, "R-1").at(4), 1);
    QVERIFY(row(figures, Table::Units, "R-2").empty()); // it never came
}

void tst_GameRecorder::namesActions()
{
    Action labelled = action("move", piece("B-1"), space("0102"));
    labelled.value = Value::integer(3);
    labelled.label = {word("Move by {1}"), {Value::integer(7)}};
    Names &names = m_game->state().names();
    const QString name = GameRecorder::nameOf(labelled, *m_module, names);
    QVERIFY(!name.contains(u'\n'));
    const auto again = GameRecorder::action(name, *m_module, names);
    QVERIFY(again.has_value());
    QVERIFY(again->sameChoice(labelled));
    QVERIFY(again->label == labelled.label);
    for (const char *wrong : {"", "move", "[]", R"({"verb":"move","piece":"nobody"})"})
        QVERIFY2(!GameRecorder::action(QString::fromLatin1(wrong), *m_module, names), wrong);
}

QTEST_GUILESS_MAIN(tst_GameRecorder)
#include "tst_gamerecorder.moc"
