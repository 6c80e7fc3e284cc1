// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/save/savereplay.h"
#include "tests/scripting/trialgame.h"

#include <QTest>

using namespace engine;

namespace {

/// Pieces are marked as moved, as long as points last; M-2 is asked about, and M-3 ends the phase.
const char *const c_rules = R"(
local function fresh(game)
  if game.vars.points == 0 then return {} end
  return game:pieces{ moved = false, type = "marker", onMap = true }
end
decision "move.choose" {
  rule = "1.1", prompt = _"Mark.",
  actions = function(game, offer)
    offer:piece("mark", fresh(game))
    offer:piece("put", fresh(game), { value = "full" })
    offer:button("done")
  end,
  mark = {
    label = _"Mark {piece}", all = _"Mark all", rule = "1.1",
    run = function(turn, action)
      turn:set(action.piece, "moved", true)
      turn.vars.points = turn.vars.points - 1
      if action.piece.id == "M-2" and turn.options.weather == "dry" then turn:push("sure", turn.side) end
      if action.piece.id == "M-2" and turn.vars.target then turn:next() end
    end,
  },
  put = function(turn, action) turn:set(action.piece, "moved", true) end,
  done = function(turn) turn:next() end,
}
decision "sure" {
  rule = "1.1", prompt = _"Sure?",
  actions = function(game, offer) offer:button("yes") end,
  yes = function(turn) turn:pop() end,
}
decision "combat.target" { rule = "1.1", prompt = _"Go on.", actions = function(game, offer) offer:button("done") end, done = function(turn) turn:next() end }
)";

} // namespace

/// A verb with `all`: one answer does it for every piece for which it is offered.
class tst_GroupVerbs : public QObject, private TrialGame
{
    Q_OBJECT

private slots:
    void init();
    void isOfferedForSeveral();
    void doesAll();
    void doesAsMuchAsItCan();
    void stopsWhereSomethingIsAsked();
    void stopsWhereThePhaseEnds();
    void failsAsAWhole();
    void isSavedAndReplayed();

private:
    bool begin(const QByteArray &right = {}, const QByteArray &wrong = {});
    void setPoints(int points);
    QString marked() const;
    QStringList offered() const;
};

bool tst_GroupVerbs::begin(const QByteArray &right, const QByteArray &wrong)
{
    auto files = smallModule();
    QByteArray rules = c_rules;
    if (!right.isEmpty())
        rules.replace(right, wrong);
    files["rules/main.lua"] = rules;
    files["scenarios/battle.json"].replace(R"("0101": ["B-1"],)",
                                           R"("0101": ["B-1"], "0201": ["M-1", "M-2", "M-3"],)");
    files["scenarios/battle.json"].replace(R"(, "carries": ["M-1"]}, "M-2"])", "}]");
    return start(files);
}

void tst_GroupVerbs::init()
{
    QVERIFY2(begin(), qPrintable(m_failure));
}

void tst_GroupVerbs::setPoints(int points)
{
    for (size_t i = 0; i < m_module->state.variables.size(); ++i) {
        if (m_game->state().names().text(m_module->state.variables[i].name) == u"points")
            QVERIFY(bool(m_game->edit({change::SetVariable{int32_t(i), Value::integer(points)}})));
    }
}

QString tst_GroupVerbs::marked() const
{
    QString found;
    for (size_t i = 0; i < m_module->pieces.size(); ++i) {
        const QString &id = m_module->pieces[i].id;
        if (id.startsWith(u'M') && m_game->state().pieceProperty(PieceId(int(i)), 1).isTrue())
            found += id.back();
    }
    return found;
}

QStringList tst_GroupVerbs::offered() const
{
    QStringList verbs;
    for (const Action &action : m_game->offer().actions)
        verbs.append(m_game->state().names().text(action.verb));
    return verbs;
}

void tst_GroupVerbs::isOfferedForSeveral()
{
    QCOMPARE(offered(),
             QStringList({"mark", "mark", "mark", "mark_all", "put", "put", "put", "done"}));
    const Action &all = m_game->offer().actions[3];
    QVERIFY(!all.piece && !all.space);
    QCOMPARE(m_game->state().names().text(all.label.source), QStringLiteral("Mark all"));
    QCOMPARE(m_game->state().names().text(all.rule), QStringLiteral("1.1"));
    // One alone needs no other answer.
    QVERIFY(bool(m_game->perform(m_game->offer().actions[0])));
    QVERIFY(bool(m_game->perform(m_game->offer().actions[0])));
    QCOMPARE(offered(), QStringList({"mark", "put", "done"}));
    QVERIFY(!perform("mark_all"));
}

void tst_GroupVerbs::doesAll()
{
    const QByteArray before = m_game->state().hash();
    QVERIFY(bool(perform("mark_all")));
    QCOMPARE(marked(), QStringLiteral("123"));
    QCOMPARE(m_game->commandCount(), 1);
    QCOMPARE(offered(), QStringList({"done"}));
    QVERIFY(bool(m_game->undo()));
    QCOMPARE(m_game->state().hash(), before);
    QCOMPARE(marked(), QString());
}

void tst_GroupVerbs::doesAsMuchAsItCan()
{
    setPoints(2);
    QVERIFY(bool(perform("mark_all")));
    QCOMPARE(marked(), QStringLiteral("12"));
}

void tst_GroupVerbs::stopsWhereSomethingIsAsked()
{
    QVERIFY2(begin("turn.options.weather == \"dry\"", "true"), qPrintable(m_failure));
    QVERIFY(bool(perform("mark_all")));
    QCOMPARE(marked(), QStringLiteral("12"));
    QCOMPARE(offered(), QStringList({"yes"}));
    QVERIFY(bool(perform("yes")));
    QCOMPARE(offered(), QStringList({"mark", "put", "done"}));
}

void tst_GroupVerbs::stopsWhereThePhaseEnds()
{
    QVERIFY2(begin("turn.vars.target", "true"), qPrintable(m_failure));
    QVERIFY(bool(perform("mark_all")));
    QCOMPARE(marked(), QStringLiteral("12"));
    QCOMPARE(m_game->state().names().text(m_game->offer().decision),
             QStringLiteral("combat.target"));
}

void tst_GroupVerbs::failsAsAWhole()
{
    QVERIFY2(begin("turn.vars.points = turn.vars.points - 1",
                   "need(action.piece.id ~= \"M-3\", \"1.1\", _\"Not that one.\")"),
             qPrintable(m_failure));
    const QByteArray before = m_game->state().hash();
    const auto done = perform("mark_all");
    QVERIFY(!done);
    QVERIFY2(done.error().message.contains(QLatin1String("Not that one.")),
             qPrintable(done.error().message));
    QCOMPARE(m_game->state().hash(), before);
    QCOMPARE(m_game->commandCount(), 0);
    QCOMPARE(offered().size(), 8);
}

void tst_GroupVerbs::isSavedAndReplayed()
{
    QVERIFY(bool(perform("mark_all")));
    const auto report = replay(SaveGame::of(*m_game), *m_module, *m_rules);
    QVERIFY(bool(report));
    QVERIFY(report->isFaithful());
    QCOMPARE(report->game->state().hash(), m_game->state().hash());
}

QTEST_APPLESS_MAIN(tst_GroupVerbs)
#include "tst_groupverbs.moc"
