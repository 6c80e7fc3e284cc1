// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/save/savereplay.h"
#include "engine/i18n/translator.h"
#include "tests/scripting/trialgame.h"

#include <QTest>

using namespace engine;

namespace {

/// Before each draw both sides may use a point, Blue first, then Red may hide; `plan` notes what
/// was done, and nobody is asked who has nothing to use.
const char *const c_rules = R"(
local function note(turn, word)
  local list = turn.vars.plan
  list[#list + 1] = word
  turn.vars.plan = list
end
decision "move.choose" {
  rule = "1.1", prompt = _"Draw.",
  actions = function(game, offer) offer:button("draw") offer:button("next") end,
  draw = function(turn) note(turn, "draw") end,
  next = function(turn) turn:next() end,
}
decision "hide" {
  rule = "1.1", prompt = _"Hide?", pass = "no",
  interrupts = { decision = "move.choose", side = "red", priority = 2 },
  actions = function(game, offer) offer:button("yes") offer:button("no") end,
  yes = function(turn) turn:pop() note(turn, "hide") end,
  no = function(turn) turn:pop() end,
}
decision "spend" {
  rule = "1.1", prompt = _"Spend?", pass = "no",
  interrupts = { decision = "move.choose", priority = 1, when = function(game, side) return game.vars.points > (side == "red" and 2 or 1) end },
  actions = function(game, offer) offer:button("yes") offer:button("no") end,
  yes = function(turn)
    note(turn, turn.side)
    turn:pop()
    turn.vars.points = turn.vars.points - 1
  end,
  no = function(turn) turn:pop() end,
}
decision "combat.target" { rule = "1.1", prompt = _"Go on.", actions = function(game, offer) offer:button("done") end, done = function(turn) turn:next() end }
)";

} // namespace

/// Questions that come before another one, by priority, until all have passed.
class tst_Interruptions : public QObject, private TrialGame
{
    Q_OBJECT

private slots:
    void init();
    void areAskedByPriority();
    void whoActsLetsAllBeAskedAgain();
    void areAskedBeforeEachAnswer();
    void arePassedOverByCondition();
    void areUndoneSavedAndReplayed();
    void standAfterAnEdit();
    void areTold();
    void mustBeRight_data();
    void mustBeRight();

private:
    /// The question and who is asked.
    QString asked() const;
    /// Answers one after the other, each "verb@question of side" that must stand there.
    QString play(const QStringList &steps);
    void setPoints(int points);
    QByteArray say(const char *line) const;
};

void tst_Interruptions::init()
{
    auto files = smallModule();
    files["rules/main.lua"] = c_rules;
    files["scenarios/battle.json"].replace(R"("plan": ["left", 2])", R"("plan": [])");
    QVERIFY2(start(files), qPrintable(m_failure));
}

QString tst_Interruptions::asked() const
{
    const Offer &offer = m_game->offer();
    return m_game->state().names().text(offer.decision) + QStringLiteral(" of ")
        + m_module->sides[size_t(offer.side.value)].id;
}

QString tst_Interruptions::play(const QStringList &steps)
{
    for (const QString &step : steps) {
        if (asked() != step.section(u'@', 1))
            return step + QStringLiteral(": ") + asked();
        if (const auto done = perform(step.section(u'@', 0, 0).toUtf8()); !done)
            return step + QStringLiteral(": ") + done.error().message;
    }
    return {};
}

void tst_Interruptions::setPoints(int points)
{
    std::vector<Change> changes;
    for (size_t i = 0; i < m_module->state.variables.size(); ++i) {
        if (m_game->state().names().text(m_module->state.variables[i].name) == u"points")
            changes.push_back(change::SetVariable{int32_t(i), Value::integer(points)});
    }
    QCOMPARE(changes.size(), size_t(1));
    QVERIFY(bool(m_game->edit(changes)));
}

QByteArray tst_Interruptions::say(const char *line) const
{
    const Translator translator(*m_module, m_module->language);
    Session session(*m_game, translator, Session::Kind::Test);
    return session.handle(QByteArray(line)).write(Json::Style::Compact);
}

void tst_Interruptions::areAskedByPriority()
{
    QCOMPARE(
        play({"no@spend of blue", "no@spend of red", "no@hide of red", "draw@move.choose of blue"}),
        QString());
    QCOMPARE(m_game->commandCount(), 4);
}

void tst_Interruptions::whoActsLetsAllBeAskedAgain()
{
    QCOMPARE(play({"no@spend of blue", "yes@spend of red", "yes@spend of blue", "no@spend of blue",
                   "no@hide of red", "draw@move.choose of blue"}),
             QString());
}

void tst_Interruptions::areAskedBeforeEachAnswer()
{
    const QStringList round{"no@spend of blue", "no@spend of red", "no@hide of red",
                            "draw@move.choose of blue"};
    QCOMPARE(play(round + round), QString());
    // What was noted is gone with the question.
    QCOMPARE(play(round.mid(0, 3) + QStringList{"next@move.choose of blue"}), QString());
    for (const Frame &frame : m_game->state().frames())
        QVERIFY(frame.locals.empty());
}

void tst_Interruptions::arePassedOverByCondition()
{
    setPoints(2);
    QCOMPARE(play({"no@spend of blue", "no@hide of red", "draw@move.choose of blue"}), QString());
    QCOMPARE(play({"yes@spend of blue", "no@hide of red", "draw@move.choose of blue",
                   "no@hide of red", "draw@move.choose of blue"}),
             QString());
}

void tst_Interruptions::areUndoneSavedAndReplayed()
{
    const QByteArray before = m_game->state().hash();
    QCOMPARE(play({"no@spend of blue", "yes@spend of red", "no@spend of blue"}), QString());
    const auto report = replay(SaveGame::of(*m_game), *m_module, *m_rules);
    QVERIFY(bool(report));
    QVERIFY(report->isFaithful());
    QCOMPARE(report->game->state().hash(), m_game->state().hash());
    for (int i = 0; i < 3; ++i)
        QVERIFY(bool(m_game->undo()));
    QCOMPARE(m_game->state().hash(), before);
    QCOMPARE(asked(), QStringLiteral("spend of blue"));
}

// A position that is made by hand asks them, too.
void tst_Interruptions::standAfterAnEdit()
{
    QCOMPARE(
        play({"yes@spend of blue", "yes@spend of blue", "yes@spend of blue", "no@hide of red"}),
        QString());
    QCOMPARE(asked(), QStringLiteral("move.choose of blue"));
    setPoints(2);
    QCOMPARE(asked(), QStringLiteral("spend of blue"));
}

void tst_Interruptions::areTold()
{
    const QByteArray told = say(R"({"cmd":"actions"})");
    QVERIFY2(told.contains(R"("interrupts":"move.choose")"), told);
    QCOMPARE(play({"no@spend of blue", "no@spend of red", "no@hide of red"}), QString());
    QVERIFY(!say(R"({"cmd":"actions"})").contains("interrupts"));
}

void tst_Interruptions::mustBeRight_data()
{
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<QByteArray>("wrong");
    QTest::addColumn<QString>("expected");
    QTest::newRow("no decision") << QByteArray("decision = \"move.choose\", side = \"red\"")
                                 << QByteArray("side = \"red\"")
                                 << QStringLiteral("'interrupts' names no 'decision'");
    QTest::newRow("no side") << QByteArray("side = \"red\"") << QByteArray("side = \"green\"")
                             << QStringLiteral("there is no side 'green'");
    QTest::newRow("unknown decision")
        << QByteArray("decision = \"move.choose\", side") << QByteArray("decision = \"move\", side")
        << QStringLiteral("The decision “hide” interrupts “move”, which nobody defines.");
    QTest::newRow("nobody can pass")
        << QByteArray("prompt = _\"Hide?\", pass = \"no\"") << QByteArray("prompt = _\"Hide?\"")
        << QStringLiteral(
               "The decision “hide” interrupts another one but names no verb to “pass”.");
}

void tst_Interruptions::mustBeRight()
{
    QFETCH(const QByteArray, right);
    QFETCH(const QByteArray, wrong);
    QFETCH(const QString, expected);
    auto files = smallModule();
    QByteArray rules = c_rules;
    QVERIFY(rules.contains(right));
    files["rules/main.lua"] = rules.replace(right, wrong);
    if (!start(files)) {
        QVERIFY2(m_failure.contains(expected), qPrintable(m_failure));
        return;
    }
    const Issues issues = m_rules->definitions().check(*m_module);
    QCOMPARE(issues.size(), 1);
    QVERIFY2(issues.first().message.startsWith(expected), qPrintable(issues.first().message));
}

QTEST_APPLESS_MAIN(tst_Interruptions)
#include "tst_interruptions.moc"
