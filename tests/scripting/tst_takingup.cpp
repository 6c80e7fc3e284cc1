// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/save/savereplay.h"
#include "engine/i18n/translator.h"
#include "tests/scripting/trialgame.h"

#include <QTest>

using namespace engine;

namespace {

/// Red takes a piece in hand and then moves it; in 0103 it can't stay. B-1 is nobody's to take,
/// and whoever takes R-2 is asked something else first.
const char *const c_rules = R"(
decision "move.choose" {
  rule = "1.1", prompt = _"Move.", take = "pick",
  actions = function(game, offer)
    local held = game.here.hand
    if held then
      offer:space("move", { game:space("0201"), game:space("0202") }, { piece = held })
      offer:button("drop")
    else
      offer:piece("pick", game:pieces{ side = "red", onMap = true })
    end
    offer:button("done")
  end,
  pick = function(turn, action)
    turn.here.hand = action.piece
    if action.piece.id == "R-2" then turn:push("sworn", turn.side) end
  end,
  move = {
    label = _"Move", rule = "1.1",
    why = function(game, action)
      need(action.space and action.space.id ~= "0103", "1.1", _"Nobody stays there.")
    end,
    run = function(turn, action)
      turn:move(action.piece, action.space)
      turn.here.hand = nil
    end,
  },
  drop = function(turn) turn.here.hand = nil end,
  done = function(turn) turn:next() end,
}
decision "sworn" {
  rule = "1.1", prompt = _"Well?",
  actions = function(game, offer)
    offer:space("move", game:space("0201"), { piece = game:piece("R-2") })
    offer:button("done")
  end,
  move = function(turn) turn:pop() end,
  done = function(turn) turn:pop() end,
}
decision "combat.target" { rule = "1.1", prompt = _"Go on.", actions = function(game, offer) offer:button("done") end, done = function(turn) turn:next() end }
)";

} // namespace

/// A decision that names its `take`: what a piece can do in hand can be done at once.
class tst_TakingUp : public QObject, private TrialGame
{
    Q_OBJECT

private slots:
    void init();
    void isOneStep();
    void isSavedAndReplayed();
    void isNoWayRoundTheRules_data();
    void isNoWayRoundTheRules();
    void isTold();
    void goesOnInAnotherQuestion();

private:
    Action action(const char *verb, const char *piece, const char *space) const;
    QByteArray say(const char *line) const;
};

void tst_TakingUp::init()
{
    auto files = smallModule();
    files["rules/main.lua"] = c_rules;
    files["scenarios/battle.json"].replace(R"("0101": ["B-1"],)",
                                           R"("0101": ["B-1"], "0301": ["R-2"],)");
    files["scenarios/battle.json"].replace(
        R"(  "arrivals": [{"turn": 3, "entry": "A", "pieces": ["R-2"]}])", R"(  "arrivals": [])");
    QVERIFY2(start(files), qPrintable(m_failure));
}

Action tst_TakingUp::action(const char *verb, const char *piece, const char *space) const
{
    Action action;
    action.verb = m_game->state().names().intern(QByteArray(verb));
    for (size_t i = 0; i < m_module->pieces.size(); ++i) {
        if (m_module->pieces[i].id == QLatin1String(piece))
            action.piece = PieceId(int(i));
    }
    action.space = m_module->map.find(QLatin1String(space));
    return action;
}

QByteArray tst_TakingUp::say(const char *line) const
{
    const Translator translator(*m_module, m_module->language);
    Session session(*m_game, translator, Session::Kind::Test);
    return session.handle(QByteArray(line)).write(Json::Style::Compact);
}

void tst_TakingUp::isOneStep()
{
    const Action move = action("move", "R-1", "0201");
    const QByteArray before = m_game->state().hash();
    QCOMPARE(m_game->find(move), -1);
    QVERIFY(m_game->possible(move));
    QCOMPARE(m_game->state().hash(), before);
    QVERIFY(bool(m_game->perform(move)));
    QCOMPARE(m_game->state().piece(move.piece).space, move.space);
    QCOMPARE(m_game->commandCount(), 1);
    QVERIFY(m_game->history().front().action->sameChoice(move));
    const QByteArray after = m_game->state().hash();
    QVERIFY(bool(m_game->undo()));
    QCOMPARE(m_game->state().hash(), before);
    // The same as both steps one by one.
    QVERIFY(bool(m_game->perform(action("pick", "R-1", ""))));
    QVERIFY(bool(m_game->perform(move)));
    QCOMPARE(m_game->state().hash(), after);
    QCOMPARE(m_game->commandCount(), 2);
}

void tst_TakingUp::isSavedAndReplayed()
{
    QVERIFY(bool(m_game->perform(action("move", "R-1", "0201"))));
    QVERIFY(bool(m_game->perform(action("move", "R-1", "0202"))));
    const auto report = replay(SaveGame::of(*m_game), *m_module, *m_rules);
    QVERIFY(bool(report));
    QVERIFY(report->isFaithful());
    QCOMPARE(report->game->state().hash(), m_game->state().hash());
}

void tst_TakingUp::isNoWayRoundTheRules_data()
{
    QTest::addColumn<QByteArray>("piece");
    QTest::addColumn<QByteArray>("space");
    QTest::addColumn<bool>("isHeld"); // R-1 is in hand
    QTest::newRow("a place that is not offered")
        << QByteArray("R-1") << QByteArray("0103") << false;
    QTest::newRow("a piece that can't be taken")
        << QByteArray("B-1") << QByteArray("0201") << false;
    QTest::newRow("another question comes first")
        << QByteArray("R-2") << QByteArray("0201") << false;
    QTest::newRow("another piece is in hand") << QByteArray("R-2") << QByteArray("0201") << true;
    QTest::newRow("nobody") << QByteArray() << QByteArray("0201") << false;
}

void tst_TakingUp::isNoWayRoundTheRules()
{
    QFETCH(const QByteArray, piece);
    QFETCH(const QByteArray, space);
    QFETCH(const bool, isHeld);
    if (isHeld)
        QVERIFY(bool(m_game->perform(action("pick", "R-1", ""))));
    const QByteArray before = m_game->state().hash();
    const auto offered = m_game->offer().actions.size();
    const Action wrong = action("move", piece, space);
    const auto done = m_game->perform(wrong);
    QVERIFY(!done);
    QCOMPARE(done.error().code, Error::Code::IllegalAction);
    QVERIFY(!m_game->possible(wrong));
    const auto verdict = m_game->explain(wrong);
    QVERIFY(verdict && !verdict->legal);
    QCOMPARE(m_game->state().hash(), before);
    QCOMPARE(m_game->offer().actions.size(), offered);
    QCOMPARE(m_game->commandCount(), isHeld ? 1 : 0);
}

void tst_TakingUp::isTold()
{
    QVERIFY(say(R"({"cmd":"actions"})").contains(R"("take":"pick")"));
    QVERIFY(say(R"({"cmd":"explain","verb":"move","piece":"R-1","space":"0201"})")
                .contains(R"("legal":true,"rule":"1.1")"));
    const QByteArray refused = say(R"({"cmd":"do","verb":"move","piece":"R-1","space":"0103"})");
    QVERIFY2(refused.contains("Nobody stays there."), refused);
    QVERIFY(say(R"({"cmd":"do","verb":"move","piece":"R-1","space":"0201"})")
                .startsWith(R"({"ok":true,"events":)"));
    QCOMPARE(say(R"({"cmd":"undo"})"), QByteArray(R"({"ok":true})"));
    QCOMPARE(m_game->commandCount(), 0);
}

// The question that follows is about the piece in hand: it says so by `chosen`.
void tst_TakingUp::goesOnInAnotherQuestion()
{
    auto files = smallModule();
    QByteArray rules = c_rules;
    rules.replace("turn:push(\"sworn\", turn.side)",
                  "turn:push(\"sworn\", { side = turn.side, hand = { action.piece } })");
    rules.replace("prompt = _\"Well?\",", "prompt = _\"Well?\", chosen = \"hand\",");
    rules.replace(
        "move = function(turn) turn:pop() end,",
        "move = function(turn, action) turn:pop() turn:move(action.piece, action.space) end,");
    files["rules/main.lua"] = rules;
    files["scenarios/battle.json"].replace(R"("0101": ["B-1"],)",
                                           R"("0101": ["B-1"], "0301": ["R-2"],)");
    files["scenarios/battle.json"].replace(
        R"(  "arrivals": [{"turn": 3, "entry": "A", "pieces": ["R-2"]}])", R"(  "arrivals": [])");
    QVERIFY2(start(files), qPrintable(m_failure));
    const Action move = action("move", "R-2", "0201");
    const QByteArray before = m_game->state().hash();
    QVERIFY(m_game->possible(move));
    QVERIFY(!m_game->possible(action("move", "R-2", "0202")));
    QCOMPARE(m_game->state().hash(), before);
    QVERIFY(bool(m_game->perform(move)));
    QCOMPARE(m_game->state().piece(move.piece).space, move.space);
    QCOMPARE(m_game->commandCount(), 1);
    QVERIFY(bool(m_game->undo()));
    QCOMPARE(m_game->state().hash(), before);
}

QTEST_APPLESS_MAIN(tst_TakingUp)
#include "tst_takingup.moc"
