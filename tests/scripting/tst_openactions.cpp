// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/save/savereplay.h"
#include "scripting/opening.h"
#include "tests/scripting/trialgame.h"

#include <QTest>

using namespace engine;

namespace {

QByteArray line(const char *text)
{
    return QByteArray(text).replace('\'', '"');
}

/// Any unit of one's own goes anywhere, but not into the town.
const char *const c_rules = R"(
local function choose(game, offer)
  offer:open("march", OPEN)
  offer:button("done")
end
decision "move.choose" {
  rule = "1.1", prompt = _"March.", actions = choose, main = "done",
  march = {
    label = _"March",
    why = function(game, action)
      need(action.space and action.space.id ~= "0101", "1.1", { _"{1} keeps out of the town.", action.piece })
    end,
    run = function(turn, action)
      turn:move(action.piece, action.space)
      for _, one in ipairs(action.also or {}) do turn:move(one, action.space) end
    end,
  },
  done = function(turn) turn:next() end,
}
decision "combat.target" { actions = function(game, offer) offer:button("done") end, done = function(turn) turn:next() end }
)";

} // namespace

/// Open actions that rules offer, phases that are played by hand between rules, and what rules do
/// after a change by hand.
class tst_OpenActions : public QObject, private TrialGame
{
    Q_OBJECT

private slots:
    void does();
    void refuses_data();
    void refuses();
    void badOffers_data();
    void badOffers();
    void freePhase();
    void noRules();
    void noRulesAtAll();
    void adjusted();
    void adjustedFails();

private:
    bool begin(const QByteArray &open = R"({ pieces = "own", spaces = "any", many = true })",
               const QByteArray &more = {})
    {
        auto files = smallModule();
        files["rules/main.lua"] = QByteArray(c_rules).replace("OPEN", open) + more;
        return start(files);
    }
    Json send(const char *text)
    {
        return Session(*m_game, m_translator, Session::Kind::Real).handle(line(text));
    }
    QString spaceOf(const char *id) const
    {
        const SpaceId space = m_game->state().piece(m_module->piece(QString::fromLatin1(id))).space;
        return space ? m_module->map.space(space).id : QString();
    }

    Translator m_translator;
};

void tst_OpenActions::does()
{
    QVERIFY2(begin(), qPrintable(m_failure));
    const Json asked = send("{'cmd':'actions'}");
    QCOMPARE(asked[u"open"].write(Json::Style::Compact),
             line("[{'verb':'march','pieces':'own','spaces':'any','many':true,'label':'March',"
                  "'rule':'1.1'}]"));
    const Json done = send("{'cmd':'do','verb':'march','piece':'B-1','space':'0202','as':'blue'}");
    QVERIFY2(done[u"ok"].toBool(), done.write(Json::Style::Compact).constData());
    QCOMPARE(spaceOf("B-1"), QStringLiteral("0202"));
    QVERIFY(m_game->history().back().action->rule);
    QVERIFY(
        send("{'cmd':'explain','verb':'march','piece':'B-1','space':'0103'}")[u"legal"].toBool());
    const auto report = replay(SaveGame::of(*m_game), *m_module, *m_rules);
    QVERIFY(report && report->isFaithful());
}

void tst_OpenActions::refuses_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QString>("code");
    QTest::newRow("the rule says no")
        << line("{'cmd':'do','verb':'march','piece':'B-1','space':'0101'}")
        << QStringLiteral("illegal");
    QTest::newRow("the other side's")
        << line("{'cmd':'do','verb':'march','piece':'R-1','space':'0202'}")
        << QStringLiteral("illegal");
    QTest::newRow("hidden") << line(
        "{'cmd':'do','verb':'march','piece':'R-1','space':'0202','as':'blue'}")
                            << QStringLiteral("notyours");
    QTest::newRow("nobody decides")
        << line("{'cmd':'do','verb':'march','piece':'R-1','space':'0202','as':'red'}")
        << QStringLiteral("notyours");
    QTest::newRow("nowhere") << line("{'cmd':'do','verb':'march','piece':'B-1'}")
                             << QStringLiteral("illegal");
}

void tst_OpenActions::refuses()
{
    QFETCH(QByteArray, command);
    QVERIFY2(begin(), qPrintable(m_failure));
    const QByteArray before = m_game->state().hash();
    const Json reply = send(command.constData());
    QTEST(reply[u"error"][u"code"].toString(), "code");
    QCOMPARE(m_game->state().hash(), before);
    if (QByteArray(QTest::currentDataTag()) != "the rule says no")
        return;
    QCOMPARE(reply[u"error"][u"rule"].toString(), QStringLiteral("1.1"));
    QCOMPARE(reply[u"error"][u"text"].toString(),
             QStringLiteral("1st Foot keeps out of the town."));
    const Json why = send("{'cmd':'explain','verb':'march','piece':'B-1','space':'0101'}");
    QVERIFY(!why[u"legal"].toBool());
    QCOMPARE(why[u"text"].toString(), QStringLiteral("1st Foot keeps out of the town."));
}

void tst_OpenActions::badOffers_data()
{
    QTest::addColumn<QByteArray>("open");
    for (const char *open :
         {R"({ pieces = "all" })", R"({ spaces = 5 })", R"({ values = "many" })",
          R"({ values = 5 })", R"({ who = "me" })", R"({ values = { least = "a" } })", "5"})
        QTest::newRow(open) << QByteArray(open);
}

void tst_OpenActions::badOffers()
{
    QFETCH(QByteArray, open);
    QVERIFY(!begin(open));
    QVERIFY(m_failure.contains(u"main.lua"));
}

void tst_OpenActions::freePhase()
{
    auto files = smallModule();
    files["rules/main.lua"] =
        QByteArray(c_rules).replace("OPEN", R"({ pieces = "own", spaces = "any" })");
    files["rules/sequence.json"].replace("combat.target", "free");
    QVERIFY2(start(files), qPrintable(m_failure));
    QVERIFY(send("{'cmd':'do','verb':'done'}")[u"ok"].toBool());
    const Json asked = send("{'cmd':'actions'}");
    QCOMPARE(asked[u"decision"][u"id"].toString(), QStringLiteral("free"));
    QVERIFY(send("{'cmd':'do','verb':'flip','piece':'B-1'}")[u"ok"].toBool());
    QVERIFY(send("{'cmd':'do','verb':'next'}")[u"ok"].toBool());
    QCOMPARE(m_game->state().names().text(m_game->offer().decision), QStringLiteral("move.choose"));
    const auto report = replay(SaveGame::of(*m_game), *m_module, *m_rules);
    QVERIFY(report && report->isFaithful());
}

void tst_OpenActions::noRules()
{
    auto files = smallModuleWithout(QStringLiteral("rules/main.lua"));
    const auto loaded = loadModule(ModuleFiles::fromMap(files));
    QVERIFY(loaded.isGood());
    auto opening = scripting::Opening::start(loaded.module, {QStringLiteral("battle"), {}, 1});
    QVERIFY2(bool(opening), opening ? "" : qPrintable(opening.error().message));
    // Whatever a phase asks: without rules hands answer.
    QCOMPARE(opening->game->state().names().text(opening->game->offer().decision),
             QStringLiteral("free"));
}

void tst_OpenActions::noRulesAtAll()
{
    auto files = smallModuleWithout(QStringLiteral("rules/main.lua"));
    for (const char *name : {"rules/sequence.json", "rules/state.json", "rules/rulebook.json"})
        files.remove(QString::fromLatin1(name));
    files["scenarios/battle.json"]
        .replace(R"("variables": {"points": 4, "plan": ["left", 2]},)", "")
        .replace(R"("spaces": {"0103": {"fortified": true, "control": "red"}},)", "")
        .replace(R"(, "properties": {"moved": true})", "");
    const auto loaded = loadModule(ModuleFiles::fromMap(files));
    QVERIFY2(loaded.isGood(),
             loaded.issues.isEmpty() ? "" : qPrintable(loaded.issues.first().toString()));
    const auto opening =
        scripting::Opening::start(loaded.module, {QStringLiteral("battle"), {}, 1});
    QVERIFY2(bool(opening), opening ? "" : qPrintable(opening.error().message));
    QCOMPARE(loaded.module->sequence.phases().size(), size_t(2));
    QCOMPARE(opening->game->offer().side, loaded.module->side(u"blue"));
}

void tst_OpenActions::adjusted()
{
    QVERIFY2(begin(R"({ pieces = "own", spaces = "any" })",
                   "adjusted(function(turn) turn.vars.points = 7 end)"),
             qPrintable(m_failure));
    QVERIFY(send("{'cmd':'adjust','verb':'flip','piece':'B-1'}")[u"ok"].toBool());
    const Json state = send("{'cmd':'state'}");
    QCOMPARE(state[u"vars"][u"points"].toInteger(), 7);
}

void tst_OpenActions::adjustedFails()
{
    QVERIFY2(begin(R"({ pieces = "own", spaces = "any" })",
                   "adjusted(function(turn) turn.vars.points = 7 error('no') end)"),
             qPrintable(m_failure));
    QVERIFY(send("{'cmd':'adjust','verb':'flip','piece':'B-1'}")[u"ok"].toBool());
    const Json state = send("{'cmd':'state'}");
    QCOMPARE(state[u"vars"][u"points"].toInteger(), 4);
    QVERIFY(!begin(R"({ pieces = "own", spaces = "any" })", "adjusted(5)"));
}

QTEST_GUILESS_MAIN(tst_OpenActions)
#include "tst_openactions.moc"
