// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scripting/trialgame.h"

#include <QTest>

using namespace engine;

/// Rules that are wrong, go on for ever or refuse: the game stays as it was.
class tst_RuleFailures : public QObject, private TrialGame
{
    Q_OBJECT

private slots:
    void badDefinitions_data();
    void badDefinitions();
    void errorsLeaveTheGameAsItWas_data();
    void errorsLeaveTheGameAsItWas();
    void budgets_data();
    void budgets();
    void refusals();
    void refusalByAutomaticAction();
    void explanations();
    void staleSearches();
};

void tst_RuleFailures::badDefinitions_data()
{
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *more, const char *error) {
        QTest::newRow(more) << QByteArray(more) << QString::fromUtf8(error);
    };
    row("decision 'end' (verbs)", "'end'");
    row("decision 'a' {}", "has no 'actions'");
    row("decision 'a' { actions = 5 }", "must be a function");
    row("decision 'a' { actions = choose, v = 5 }", "'v' must be a function or a table");
    row("decision 'a' { actions = choose, v = {} }", "'v' has no 'run'");
    row("decision 'a' { actions = choose, [1] = choose }", "key that is no name");
    row("decision 'a' (5)", "table expected");
    row("decision()", "");
    row("phase 'nosuch' {}", "no phase 'nosuch'");
    row("phase 'end' {} phase 'end' {}", "defined twice");
    row("phase 'end' { when = 5 }", "must be a function");
    row("query 'ask' (choose)", "defined twice");
    row("query 'b' (5)", "function expected");
    row("invariant 'a' (choose) invariant 'a' (choose)", "defined twice");
    row("setup(choose) setup(choose)", "defined twice");
    row("setup(5)", "function expected");
    row("setup(function(turn) error 'no set-up' end)", "no set-up");
    row("local x = = 5", "rules/main.lua:");
    row("error 'while loading'", "while loading");
    row("require 'nosuch'", "nosuch");
    row("while true do end", "rules/main.lua:");
}

void tst_RuleFailures::badDefinitions()
{
    QFETCH(QByteArray, more);
    QFETCH(QString, error);
    QVERIFY(!start(withRules({}, {}, more)));
    QVERIFY2(m_failure.contains(error), qPrintable(m_failure));
}

void tst_RuleFailures::errorsLeaveTheGameAsItWas_data()
{
    QTest::addColumn<QByteArray>("run");
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<QString>("error");
    QTest::newRow("error after changes") << QByteArray(
        "turn:move(turn:piece('B-1'), turn:space('0103')) turn:roll() turn.vars.points "
        "= 1 turn:push('end') error('half done')")
                                         << QByteArray() << QStringLiteral("half done");
    QTest::newRow("error on leaving the phase")
        << QByteArray("turn.vars.points = 1 turn:next()")
        << QByteArray(
               "phase 'movement' { leave = function(turn) turn.vars.points = 2 error('left') "
               "end }")
        << QStringLiteral("left");
    QTest::newRow("error on entering the phase")
        << QByteArray("turn:go('end')")
        << QByteArray("phase 'end' { enter = function(turn) turn.vars.points = 2 error('entered') "
                      "end }")
        << QStringLiteral("entered");
    QTest::newRow("error in when")
        << QByteArray("turn:go('end')")
        << QByteArray("phase 'end' { when = function(game) error('asked') end }")
        << QStringLiteral("asked");
    QTest::newRow("a refusal in a phase is an error")
        << QByteArray("turn:go('end')")
        << QByteArray("phase 'end' { enter = function(turn) need(false, '1.1', _'No.') end }")
        << QStringLiteral("refused by rule 1.1");
    QTest::newRow("no phase applies")
        << QByteArray("turn.vars.points = 9 turn:next()")
        << QByteArray("local function quiet(game) return game.vars.points < 9 end "
                      "phase 'player_turn' { when = quiet } phase 'end' { when = quiet }")
        << QStringLiteral("No phase");
    QTest::newRow("decisions without end")
        << QByteArray("turn:push('loop')")
        << QByteArray("decision 'loop' { auto = true, actions = function(game, offer) "
                      "offer:button('again') end, again = function(turn) end }")
        << QStringLiteral("without ever asking");
    QTest::newRow("a kept variable")
        << QByteArray("count = count + 1 turn.vars.points = count") << QByteArray() << QString();
    QTest::newRow("a caught refusal and another error")
        << QByteArray("pcall(need, false, '1.1', 'x') error('other')") << QByteArray()
        << QStringLiteral("other");
    QTest::newRow("need without a rule")
        << QByteArray("need(false)") << QByteArray() << QStringLiteral("string expected");
    QTest::newRow("need without a reason")
        << QByteArray("need(false, '1.1')") << QByteArray() << QStringLiteral("a reason expected");
}

void tst_RuleFailures::errorsLeaveTheGameAsItWas()
{
    QFETCH(QByteArray, run);
    QFETCH(QByteArray, more);
    QFETCH(QString, error);
    auto files = withRules(run, {}, more);
    files["rules/main.lua"].prepend("local count = 0\n");
    QVERIFY2(start(files), qPrintable(m_failure));
    const QByteArray before = m_game->state().hash();
    for (int i = 0; i < 2; ++i) {
        const auto done = perform("try");
        QVERIFY(!done);
        QCOMPARE(done.error().code, Error::Code::ScriptFailed);
        QVERIFY2(done.error().message.contains(error), qPrintable(done.error().message));
        QVERIFY(!done.error().objection);
        QCOMPARE(m_game->state().hash(), before);
        QCOMPARE(m_game->commandCount(), 0);
        QCOMPARE(m_game->offer().actions.size(), size_t(2));
    }
}

void tst_RuleFailures::budgets_data()
{
    QTest::addColumn<QByteArray>("loop");
    QTest::newRow("instructions") << QByteArray("while true do end");
    QTest::newRow("caught") << QByteArray(
        "while true do pcall(function() while true do end end) end");
    QTest::newRow("memory") << QByteArray("local t = {} while true do t[#t + 1] = { t } end");
    QTest::newRow("strings") << QByteArray("local s = 'x' while true do s = s .. s end");
    QTest::newRow("readers") << QByteArray("while true do game:pieces() end");
    QTest::newRow("sets") << QByteArray("local t = {} while true do t[#t + 1] = game:setOf() end");
    QTest::newRow("searches") << QByteArray(
        "local t = {} while true do t[#t + 1] = game:reach(game:piece('B-1'), { allowance = 99 }) "
        "end");
    QTest::newRow("recursion") << QByteArray("local function f() return 1 + f() end f()");
}

void tst_RuleFailures::budgets()
{
    QFETCH(QByteArray, loop);
    const QByteArray run = QByteArray(loop).replace("game:", "turn:");
    QVERIFY2(start(withRules("turn.vars.points = 1\n" + run, loop,
                             "decision 'loop' { actions = function(game, offer)\n" + loop
                                 + "\nend, v = function() end }\n"
                                   "evaluate(function(game)\n"
                                 + loop + "\nend)\n")),
             qPrintable(m_failure));
    const QByteArray before = m_game->state().hash();
    const auto done = perform("try");
    QVERIFY(!done);
    QCOMPARE(done.error().code, Error::Code::ScriptFailed);
    QVERIFY2(done.error().message.startsWith(QLatin1String("rules/main.lua:")),
             qPrintable(done.error().message));
    QCOMPARE(m_game->state().hash(), before);
    QVERIFY(ask().startsWith(QLatin1String("rules/main.lua:")));
    QVERIFY(!m_rules->evaluate(m_game->state(), SideId(0)));
    QCOMPARE(m_game->state().hash(), before);
    QVERIFY(bool(perform("pass")));

    const auto pushed = m_game->edit(
        {change::PushFrame{{m_game->state().names().intern(QByteArray("loop")), SideId(0), {}}}});
    QVERIFY(!pushed);
    QVERIFY(bool(m_game->undo(Game::Barriers::Ignore)));
    QVERIFY(bool(perform("pass")));
}

void tst_RuleFailures::refusals()
{
    auto files = withRules("turn.vars.points = 1\n"
                           "need(turn.turn > 5, '2.0', { _'{1} is too far by {2}.', "
                           "turn:piece('B-1'), 3 })",
                           {});
    files["locale/es.ts"].replace("<name>module.json</name>", R"(<name>rules/main.lua</name>
    <message><source>{1} is too far by {2}.</source><translation>{1}: faltan {2}.</translation></message>
</context>
<context>
    <name>module.json</name>)");
    QVERIFY2(start(files), qPrintable(m_failure));
    const QByteArray before = m_game->state().hash();
    const auto done = perform("try");
    QVERIFY(!done);
    QCOMPARE(done.error().code, Error::Code::IllegalAction);
    QCOMPARE(done.error().message, QStringLiteral("1st Foot is too far by 3."));
    QVERIFY(done.error().objection);
    QCOMPARE(m_game->state().names().text(done.error().objection->rule), QStringLiteral("2.0"));
    const Translator spanish(*m_module, QStringLiteral("es"));
    Session session(*m_game, spanish, Session::Kind::Real);
    const Json reply = session.handle(QByteArray(R"({"cmd":"do","verb":"try"})"));
    QCOMPARE(reply.write(Json::Style::Compact),
             QByteArray(R"({"ok":false,"error":{"code":"illegal","rule":"2.0",)"
                        R"("text":"1st Foot: faltan 3."}})"));
    QCOMPARE(m_game->state().hash(), before);
    QVERIFY(bool(perform("pass")));
}

void tst_RuleFailures::refusalByAutomaticAction()
{
    QVERIFY2(
        start(withRules("turn:push('alone')", {},
                        "decision 'alone' { auto = true, actions = function(game, offer) "
                        "offer:button('v') end, v = function() need(false, '1.1', _'No.') end }")),
        qPrintable(m_failure));
    const auto done = perform("try");
    QVERIFY(!done);
    QCOMPARE(done.error().code, Error::Code::ScriptFailed);
    QVERIFY(!done.error().objection);
}

void tst_RuleFailures::explanations()
{
    QVERIFY2(start(withRules("turn:push('asked')", {}, R"(
decision "asked" {
  rule = "1.1",
  actions = function(game, offer) offer:button("plain") end,
  plain = function() end,
  far = { rule = "2.0", run = function() end,
          why = function(game, action) need(action.value ~= 7, "1.0", { _"Not {1}.", action.value }) end },
  broken = { run = function() end, why = function() error("oops") end },
})")),
             qPrintable(m_failure));
    QVERIFY(bool(perform("try")));
    Names &names = m_game->state().names();
    const auto explain = [&](const char *verb, Value value = {}) {
        Action action;
        action.verb = names.intern(QByteArray(verb));
        action.value = value;
        return m_game->explain(action);
    };
    QVERIFY(explain("plain")->legal);
    const auto plain = explain("plain", Value::integer(1));
    QVERIFY(!plain->legal && !plain->text.isEmpty());
    QCOMPARE(names.text(plain->rule), QStringLiteral("1.1"));
    QCOMPARE(names.text(explain("far")->rule), QStringLiteral("2.0"));
    const auto seven = explain("far", Value::integer(7));
    QCOMPARE(names.text(seven->rule), QStringLiteral("1.0"));
    QCOMPARE(names.text(seven->text.source), QStringLiteral("Not {1}."));
    const auto unknown = explain("nosuch");
    QVERIFY(!unknown->legal && !unknown->text.isEmpty());
    QVERIFY(!explain("broken"));
}

void tst_RuleFailures::staleSearches()
{
    // A search can't be kept: neither in a variable of the file nor in a table of it.
    QVERIFY2(start(withRules("kept = turn:reach(turn:piece('B-1'), { allowance = 1 })",
                             "box.reach = game:reach(game:piece('B-1'), { allowance = 1 })",
                             "local kept\nlocal box = {}\n")),
             qPrintable(m_failure));
    QVERIFY(!perform("try"));
    QVERIFY(ask().contains(QLatin1String("rules/main.lua:")));
}

QTEST_GUILESS_MAIN(tst_RuleFailures)
#include "tst_rulefailures.moc"
