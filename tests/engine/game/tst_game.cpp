// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/game/whimsicalgame.h"

#include <QTest>

using namespace engine;
using Whim = WhimsicalRules::Whim;

/// A game by itself: what it starts with, does, refuses and how it ends.
class tst_Game : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_ford = std::make_unique<WhimsicalGame>(); }
    void starts();
    void dependsOnTheSeedAlone();
    void options_data();
    void options();
    void badSetups_data();
    void badSetups();
    void badRules_data();
    void badRules();
    void performs();
    void refuses_data();
    void refuses();
    void failingRules_data();
    void failingRules();
    void answersItself();
    void ends();

private:
    std::unique_ptr<WhimsicalGame> m_ford;
};

void tst_Game::starts()
{
    const GameState &state = m_ford->state();
    QCOMPARE(m_ford->game->scenario().id, QStringLiteral("battle"));
    QCOMPARE(state.turn(), 1);
    QCOMPARE(state.piece(m_ford->piece("B-1")).space, m_ford->space("0101"));
    QCOMPARE(state.piece(m_ford->piece("R-1")).space, m_ford->space("0102"));
    QCOMPARE(int(state.piece(m_ford->piece("R-1")).steps), 1);
    QVERIFY(!state.piece(m_ford->piece("R-2")).space);
    QCOMPARE(m_ford->points(), 4);
    QCOMPARE(m_ford->module->sequence.phase(state.phase()).id, QStringLiteral("movement"));
    QCOMPARE(m_ford->offered().mid(0, 2),
             QStringList({QStringLiteral("move.choose"), QStringLiteral("0")}));
    QVERIFY(!m_ford->game->opening().empty());
    QCOMPARE(m_ford->game->commandCount(), 0);
    QVERIFY(m_ford->game->history().empty());
    QVERIFY(!m_ford->game->canUndo(Game::Barriers::Ignore) && !m_ford->game->canRedo());
}

void tst_Game::dependsOnTheSeedAlone()
{
    const auto played = [&](quint64 seed) {
        const auto game =
            Game::start(*m_ford->module, m_ford->rules, {QStringLiteral("battle"), {}, seed})
                .value();
        for (int i = 0; i < 5; ++i)
            (void)bool(game->perform(m_ford->action("roll")));
        return game->state().hash();
    };
    QCOMPARE(played(1), played(1));
    QVERIFY(played(1) != played(2));
}

void tst_Game::options_data()
{
    using Options = QHash<QString, QString>;
    QTest::addColumn<Options>("chosen");
    QTest::addColumn<QString>("fog");
    QTest::addColumn<QString>("weather");
    const QString fog = QStringLiteral("fog");
    const QString weather = QStringLiteral("weather");
    const QString dry = QStringLiteral("dry");
    // The module says off and wet, the scenario fog on.
    QTest::newRow("none") << Options() << "on"
                          << "wet";
    QTest::newRow("against the scenario") << Options{{fog, QStringLiteral("off")}} << "off"
                                          << "wet";
    QTest::newRow("against the module") << Options{{weather, dry}} << "on"
                                        << "dry";
    QTest::newRow("both") << Options{{weather, dry}, {fog, QStringLiteral("off")}} << "off"
                          << "dry";
}

void tst_Game::options()
{
    using Options = QHash<QString, QString>;
    QFETCH(const Options, chosen);
    const auto game =
        Game::start(*m_ford->module, m_ford->rules, {QStringLiteral("battle"), chosen, 1});
    QVERIFY(bool(game));
    QCOMPARE(game.value()->setup().options, chosen);
    QTEST(game.value()->options().value(QStringLiteral("fog")), "fog");
    QTEST(game.value()->options().value(QStringLiteral("weather")), "weather");
}

void tst_Game::badSetups_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *scenario, const char *option, const char *choice,
                        const char *said) {
        QTest::addRow("%s %s=%s", scenario, option, choice)
            << QString::fromLatin1(scenario) << QString::fromLatin1(option)
            << QString::fromLatin1(choice) << QString::fromLatin1(said);
    };
    row("", "", "", "there are: battle");
    row("siege", "", "", "'siege'");
    row("Battle", "", "", "'Battle'");
    row("battle", "rain", "on", "'rain'");
    row("battle", "weather", "snow", "dry, wet");
    row("battle", "weather", "", "dry, wet");
    row("battle", "weather", "on", "dry, wet");
    row("battle", "fog", "thick", "on, off");
}

void tst_Game::badSetups()
{
    QFETCH(const QString, scenario);
    QFETCH(const QString, option);
    QFETCH(const QString, choice);
    QFETCH(const QString, said);
    GameSetup setup{scenario, {}, 1};
    if (!option.isEmpty())
        setup.options.insert(option, choice);
    const auto game = Game::start(*m_ford->module, m_ford->rules, setup);
    QVERIFY(!game);
    QCOMPARE(game.error().code, Error::Code::NotFound);
    QVERIFY2(game.error().message.contains(said), qPrintable(game.error().message));
}

void tst_Game::badRules_data()
{
    QTest::addColumn<Whim>("whim");
    QTest::addColumn<QString>("said");
    QTest::newRow("no set-up") << Whim::SetUpFails << "no set-up";
    QTest::newRow("no question") << Whim::OfferFails << "no question";
    QTest::newRow("no answer") << Whim::OffersNothing << "'move.choose' offers nothing";
    QTest::newRow("no phase") << Whim::NoPhaseApplies << "No phase";
    QTest::newRow("phase fails") << Whim::PhaseFails << "no such phase";
    QTest::newRow("goes on for ever") << Whim::NeverAsks << "without ever asking";
}

void tst_Game::badRules()
{
    QFETCH(const Whim, whim);
    QFETCH(const QString, said);
    m_ford->rules.whim = whim;
    const auto game =
        Game::start(*m_ford->module, m_ford->rules, {QStringLiteral("battle"), {}, 1});
    QVERIFY(!game);
    QCOMPARE(game.error().code, Error::Code::ScriptFailed);
    QVERIFY2(game.error().message.contains(said), qPrintable(game.error().message));
}

void tst_Game::performs()
{
    const Action move = m_ford->action("move", "B-1", "0201");
    const int index = m_ford->game->find(move);
    QVERIFY(index >= 0);
    QVERIFY(m_ford->game->offer().actions[size_t(index)].sameChoice(move));
    QVERIFY(bool(m_ford->game->perform(move)));
    QCOMPARE(m_ford->state().piece(m_ford->piece("B-1")).space, m_ford->space("0201"));
    QCOMPARE(m_ford->game->find(move), -1);
    QVERIFY(m_ford->game->find(m_ford->action("move", "B-1", "0101")) >= 0);
    QCOMPARE(m_ford->game->commandCount(), 1);
    const Command &command = m_ford->game->history().front();
    QCOMPARE(m_ford->state().names().text(command.decision), QStringLiteral("move.choose"));
    QCOMPARE(command.side, SideId(0));
    QVERIFY(command.action && command.action->sameChoice(move));
    QCOMPARE(std::get<change::MovePiece>(command.changes.front()).space, m_ford->space("0201"));
    QCOMPARE(command.inverses.size(), command.changes.size());
    // Passing on goes through the phases of a side, then to the other side.
    QVERIFY(m_ford->act("pass"));
    QCOMPARE(m_ford->offered().front(), QStringLiteral("combat.target"));
    QVERIFY(m_ford->act("pass"));
    QCOMPARE(m_ford->offered().mid(0, 2),
             QStringList({QStringLiteral("move.choose"), QStringLiteral("1")}));
    QVERIFY(m_ford->act("pass") && m_ford->act("pass") && m_ford->act("pass"));
    QCOMPARE(m_ford->state().turn(), 2);
    QCOMPARE(m_ford->game->offer().side, SideId(0));
}

void tst_Game::refuses_data()
{
    QTest::addColumn<QByteArray>("verb");
    QTest::addColumn<QByteArray>("piece");
    QTest::addColumn<QByteArray>("space");
    QTest::addColumn<int>("value");
    const auto row = [](const char *name, const char *verb, const char *piece, const char *space,
                        int value) {
        QTest::newRow(name) << QByteArray(verb) << QByteArray(piece) << QByteArray(space) << value;
    };
    row("no verb", "", "", "", 0);
    row("unknown verb", "fly", "", "", 0);
    row("enemy piece", "move", "R-1", "0103", 0);
    row("piece that is not there", "move", "R-2", "0103", 0);
    row("to where it stands", "move", "B-1", "0101", 0);
    row("to a place that is not offered", "move", "B-1", "cup", 0);
    row("without a piece", "move", "", "0201", 0);
    row("without a space", "move", "B-1", "", 0);
    row("with more than is asked", "roll", "B-1", "", 0);
    row("without its value", "note", "", "", 0);
    row("with another value", "note", "", "", 3);
}

void tst_Game::refuses()
{
    QFETCH(const QByteArray, verb);
    QFETCH(const QByteArray, piece);
    QFETCH(const QByteArray, space);
    QFETCH(const int, value);
    const QByteArray before = m_ford->hash();
    const QStringList question = m_ford->offered();
    const Action wrong = m_ford->action(verb, piece, space, value);
    QCOMPARE(m_ford->game->find(wrong), -1);
    const auto done = m_ford->game->perform(wrong);
    QVERIFY(!done);
    QCOMPARE(done.error().code, Error::Code::IllegalAction);
    QCOMPARE(m_ford->hash(), before);
    QCOMPARE(m_ford->game->commandCount(), 0);
    QCOMPARE(m_ford->offered(), question);
}

void tst_Game::failingRules_data()
{
    QTest::addColumn<Whim>("whim");
    QTest::addColumn<Error::Code>("code");
    QTest::newRow("fails") << Whim::ChangesThenFails << Error::Code::ScriptFailed;
    QTest::newRow("refuses") << Whim::ChangesThenRefuses << Error::Code::IllegalAction;
    QTest::newRow("comes to no question") << Whim::OfferFails << Error::Code::ScriptFailed;
    QTest::newRow("comes to no answer") << Whim::OffersNothing << Error::Code::ScriptFailed;
}

// Whatever a rule did before it failed, nothing of it stays, and what was undone can be redone.
void tst_Game::failingRules()
{
    QFETCH(const Whim, whim);
    QFETCH(const Error::Code, code);
    QVERIFY(m_ford->act("roll"));
    QVERIFY(bool(m_ford->game->perform(m_ford->action("note", {}, {}, 1))));
    const QByteArray last = m_ford->hash();
    QVERIFY(bool(m_ford->game->undo()));
    const QByteArray before = m_ford->hash();
    const QStringList question = m_ford->offered();
    for (const Action &one :
         {m_ford->action("move", "B-1", "0201"), m_ford->action("roll"), m_ford->action("pass")}) {
        m_ford->rules.whim = whim;
        const auto done = m_ford->game->perform(one);
        QVERIFY(!done);
        QCOMPARE(done.error().code, code);
        QCOMPARE(bool(done.error().objection), whim == Whim::ChangesThenRefuses);
        QCOMPARE(m_ford->hash(), before);
        QCOMPARE(m_ford->offered(), question);
        QCOMPARE(m_ford->game->commandCount(), 1);
    }
    m_ford->rules.whim = Whim::None;
    QVERIFY(bool(m_ford->game->redo()));
    QCOMPARE(m_ford->hash(), last);
}

void tst_Game::answersItself()
{
    const Action plan = m_ford->plan();
    m_ford->rules.whim = Whim::NotesByItself;
    QVERIFY(bool(m_ford->game->perform(plan)));
    // The only answer was passing on.
    QCOMPARE(m_ford->offered().front(), QStringLiteral("combat.target"));
    QCOMPARE(m_ford->game->commandCount(), 1);
    QVERIFY(bool(m_ford->game->undo()));
    const QByteArray before = m_ford->hash();
    m_ford->rules.whim = Whim::RefusesItself;
    const auto done = m_ford->game->perform(plan);
    QVERIFY(!done);
    // Nobody chose it: that is no wrong choice but a flaw of the rules.
    QCOMPARE(done.error().code, Error::Code::ScriptFailed);
    QCOMPARE(done.error().message, QStringLiteral("not even that"));
    QCOMPARE(m_ford->hash(), before);
}

void tst_Game::ends()
{
    const QStringList question = m_ford->offered();
    m_ford->rules.whim = Whim::EndsTheGame;
    QVERIFY(m_ford->act("pass"));
    QVERIFY(m_ford->state().isOver());
    QCOMPARE(m_ford->state().result().winner, SideId(0));
    QVERIFY(!m_ford->game->offer().decision && m_ford->game->offer().actions.empty());
    for (const char *verb : {"pass", "roll"})
        QCOMPARE(m_ford->game->perform(m_ford->action(verb)).error().code,
                 Error::Code::IllegalAction);
    QVERIFY(bool(m_ford->game->undo()));
    QVERIFY(!m_ford->state().isOver());
    QCOMPARE(m_ford->offered(), question);
}

QTEST_GUILESS_MAIN(tst_Game)
#include "tst_game.moc"
