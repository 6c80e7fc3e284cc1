// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/moduleloader.h"
#include "scripting/mutation/mutantfinder.h"
#include "tests/engine/module/smallmodule.h"

#include <QTest>

using scripting::Mutant;
using scripting::MutantFinder;
using scripting::Purpose;

namespace {

/// A module with blue and red, the rules 1.1 and 2.0, and these files of Lua.
std::shared_ptr<const engine::Module> moduleWith(const QMap<QString, QByteArray> &lua)
{
    auto files = smallModule();
    files.remove(QStringLiteral("rules/main.lua"));
    files.insert(lua);
    return engine::loadModule(engine::ModuleFiles::fromMap(files)).module;
}

QStringList changesOf(const MutantFinder &finder)
{
    QStringList list;
    for (const Mutant &mutant : finder.mutants())
        list.append(mutant.before + u'>' + mutant.after);
    return list;
}

} // namespace

/// Which changes of a module are worth trying, and what is told of them.
class tst_MutantFinder : public QObject
{
    Q_OBJECT

private slots:
    void sides_data();
    void sides();
    void leftOut_data();
    void leftOut();
    void usedByRulesToo();
    void rules_data();
    void rules();
    void placesInOrder();
    void linesOfTheStep();
    void loading();
    void noLua();
};

void tst_MutantFinder::sides_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const char *text, const QStringList &expected) {
        QTest::newRow(name) << QByteArray(text) << expected;
    };
    row("name of a side", "return 'blue'", {"'blue'>'red'"});
    row("part of a name that is there", "return 'red-lost', 'blue-lost'",
        {"'red-lost'>'blue-lost'", "'blue-lost'>'red-lost'"});
    row("part of a name that is not", "return 'red-lost'", {});
    row("part of a word", "return 'reduced', 'blueuced'", {});
    row("enemy", "return f(enemyOf(a.b))", {"enemyOf(a.b)>(a.b)"});
    row("own", "return f(game.side)", {"game.side>enemyOf(game.side)"});
    row("compared", "return game.side == a.side", {"==>~="});
    row("variables", "local function f(attackers, defenders) return #attackers end query 'a' (f)",
        {"attackers>defenders"});
    row("a variable alone", "local function f(attackers) return #attackers end query 'a' (f)", {});
    row("fields", "return a.attacker_steps, { defender_steps = b }",
        {"attacker_steps>defender_steps"});
    row("values", "return p.attack, p.defence", {"attack>defence", "defence>attack"});
}

void tst_MutantFinder::sides()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, expected);
    const auto module = moduleWith({{QStringLiteral("rules/main.lua"), text}});
    QCOMPARE(changesOf(MutantFinder(*module)), expected);
}

void tst_MutantFinder::leftOut_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("use");
    const auto row = [](const char *name, const char *text, Purpose::Use use) {
        QTest::newRow(name) << QByteArray(text) << int(use);
    };
    row("log", "phase 'a' { enter = function(turn) turn:log(x, { dice = 3 }) end }",
        Purpose::Use::Texts);
    row("prompt", "decision 'a' { prompt = function(game) return { x, 3 } end }",
        Purpose::Use::Texts);
    row("words", "f({ _'{1} points', 3 })", Purpose::Use::Texts);
    row("evaluate", "evaluate(function(game) return 3 end)", Purpose::Use::Computer);
    row("what only evaluate uses",
        "local weight = 3\nlocal function value() return weight end evaluate(function() return "
        "value() end)",
        Purpose::Use::Computer);
    row("hint for the computer", "decision 'a' { worth = function(game) return 3 end }",
        Purpose::Use::Computer);
    row("invariant", "invariant 'a' (function(game) return 3 end)", Purpose::Use::Invariants);
    row("nobody", "local function value() return 3 end", Purpose::Use::Nobody);
}

void tst_MutantFinder::leftOut()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, use);
    const auto module = moduleWith({{QStringLiteral("rules/main.lua"), text}});
    const MutantFinder finder(*module);
    QCOMPARE(changesOf(finder), QStringList());
    QVERIFY(finder.leftOut().value(Purpose::Use(use)) > 0);
    QCOMPARE(finder.leftOut().size(), 1);
}

// A function in another file that a decision needs stays, although the computer asks it, too.
void tst_MutantFinder::usedByRulesToo()
{
    const auto module = moduleWith({{QStringLiteral("rules/units.lua"),
                                     "local units = {}\nfunction units.limit() return 3 end\n"
                                     "function units.worth() return 4 end\nreturn units"},
                                    {QStringLiteral("rules/main.lua"),
                                     "local units = require 'units'\nevaluate(function() return "
                                     "units.limit() + units.worth() end)\n"
                                     "decision 'a' { actions = function(game, offer) "
                                     "offer:space('go', units.limit()) end }"}});
    const MutantFinder finder(*module);
    QCOMPARE(changesOf(finder), QStringList({"offer:space('go', units.limit())>", "3>4"}));
}

void tst_MutantFinder::rules_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rule");
    QTest::newRow("in the step") << QByteArray("-- 1.1\nneed(a < b, '2.0', c)") << "2.0";
    QTest::newRow("in the function") << QByteArray(
        "need(true, '2.0')\nquery 'a' (function()\n  local r = '1.1'\n  return a < b\nend)")
                                     << "1.1";
    QTest::newRow("remark of the function") << QByteArray(
        "local f = '2.0'\n---Far enough (1.1)?\nlocal function g() return a < b end query 'a' (g)")
                                            << "1.1";
    QTest::newRow("of the decision") << QByteArray(
        "local f = '2.0'\ndecision 'a' {\n  rule = '1.1',\n  run = function() return a < b end }")
                                     << "1.1";
    QTest::newRow("of the file") << QByteArray("-- Section 1.1: all\nreturn a < b") << "1.1";
    QTest::newRow("no rule of the book") << QByteArray("-- GPL-2.0, 9.9\nreturn a < b") << "";
}

void tst_MutantFinder::rules()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, rule);
    const auto module = moduleWith({{QStringLiteral("rules/main.lua"), text}});
    const MutantFinder finder(*module);
    const auto &all = finder.mutants();
    const auto it = std::find_if(all.begin(), all.end(),
                                 [](const Mutant &mutant) { return mutant.before == u"<"; });
    QVERIFY(it != all.end());
    QCOMPARE(it->rule, rule);
}

void tst_MutantFinder::placesInOrder()
{
    const auto module = moduleWith({{QStringLiteral("rules/main.lua"), "return a < 'blue', 1"},
                                    {QStringLiteral("rules/b.lua"), "\n\nreturn 2"}});
    const MutantFinder finder(*module);
    QStringList places;
    for (const Mutant &mutant : finder.mutants())
        places.append(
            QStringLiteral("%1:%2 %3").arg(mutant.file).arg(mutant.line).arg(mutant.before));
    QCOMPARE(places,
             QStringList({"rules/b.lua:3 2", "rules/main.lua:1 <", "rules/main.lua:1 'blue'",
                          "rules/main.lua:1 1"}));
    QCOMPARE(finder.mutants().first().apply(finder.textOf(QStringLiteral("rules/b.lua"))),
             QByteArray("\n\nreturn 3"));
    QCOMPARE(finder.mutants().first().source, QStringLiteral("return 2"));
}

// Lua tells of one line of a step that goes over several.
void tst_MutantFinder::linesOfTheStep()
{
    const auto module = moduleWith(
        {{QStringLiteral("rules/main.lua"), "query 'a' (function()\n  return a\n    < b\nend)"}});
    const MutantFinder finder(*module);
    QCOMPARE(finder.mutants().size(), 1);
    QCOMPARE(finder.mutants().first().line, 3);
    QCOMPARE(finder.mutants().first().firstLine, 2);
    QCOMPARE(finder.mutants().first().lastLine, 3);
    QVERIFY(!finder.mutants().first().runsInLoading);
}

void tst_MutantFinder::loading()
{
    const auto module =
        moduleWith({{QStringLiteral("rules/main.lua"),
                     "local function make() return 1 end\nlocal function later() return 2 end\n"
                     "local a = make()\nquery 'a' { a, later }"}});
    const MutantFinder finder(*module);
    QCOMPARE(changesOf(finder), QStringList({"1>2", "2>3"}));
    QVERIFY(finder.mutants()[0].runsInLoading);
    QVERIFY(!finder.mutants()[1].runsInLoading);
}

void tst_MutantFinder::noLua()
{
    QVERIFY(MutantFinder(*moduleWith({})).mutants().isEmpty());
    QVERIFY(MutantFinder(*moduleWith({{QStringLiteral("rules/main.lua"), "\xff\xfe if if ) ("}}))
                .mutants()
                .isEmpty());
}

QTEST_GUILESS_MAIN(tst_MutantFinder)

#include "tst_mutantfinder.moc"
