// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/moduleloader.h"
#include "scripting/mutation/mutationtest.h"
#include "tests/scripting/trialgame.h"

#include <QTest>

using scripting::MutationTest;

namespace {

const QByteArray c_rules = R"(
query "far" (function(game, args) return args.n > 3 end)
query "near" (function(game, args) return args.n < 3 end)
query "count" (function(game, args)
  local sum = 0
  while sum < args.n do
    sum = sum + 1
  end
  return sum
end)
)";

const QByteArray c_tests = R"(
test("far", function()
  local game = newGame()
  expect(game:query("far", { n = 4 }), true)
  expect(game:query("far", { n = 3 }), false)
end)
test("count", function()
  for _, n in ipairs{ 0, 3 } do expect(newGame():query("count", { n = n }), n) end
end)
)";

std::shared_ptr<const engine::Module> moduleWith(const QByteArray &rules, const QByteArray &tests)
{
    auto files = withRules("turn:next()", "return nil", rules);
    files.insert(QStringLiteral("tests/all.lua"), tests);
    return engine::loadModule(engine::ModuleFiles::fromMap(files)).module;
}

QStringList missedBy(const MutationTest::Report &report)
{
    QStringList list;
    for (const auto &missed : report.missed)
        list.append(missed.mutant.source + u'|' + missed.mutant.before
                    + (missed.isReached ? QString() : QStringLiteral("|unreached")));
    return list;
}

} // namespace

/// What is told of tests that notice much, little or nothing.
class tst_MutationTest : public QObject
{
    Q_OBJECT

private slots:
    void missed();
    void moreJobsSameReport();
    void samples();
    void filters();
    void failingTest();
    void brokenRules();
    void noTests();

private:
    static MutationTest::Report reportOf(const engine::Module &module,
                                         const MutationTest::Selection &selection = {})
    {
        return MutationTest(module).run(selection).value();
    }
};

void tst_MutationTest::missed()
{
    const auto module = moduleWith(c_rules, c_tests);
    const auto report = reportOf(*module);
    const QString near =
        QStringLiteral("query \"near\" (function(game, args) return args.n < 3 end)|");
    QStringList queries = missedBy(report).filter(QStringLiteral("query"));
    QCOMPARE(queries, QStringList({near + u"<|unreached", near + u"3|unreached"}));
    // A loop that never ends runs out of its budget, and is noticed.
    QVERIFY(missedBy(report).filter(QStringLiteral("sum")).isEmpty());
    QCOMPARE(report.caught + int(report.missed.size()), report.tried);
    QVERIFY(report.caught > 4);
}

void tst_MutationTest::moreJobsSameReport()
{
    const auto module = moduleWith(c_rules, c_tests);
    MutationTest::Selection many;
    many.jobs = 3;
    const auto one = reportOf(*module);
    const auto three = reportOf(*module, many);
    QCOMPARE(missedBy(three), missedBy(one));
    QCOMPARE(three.caught, one.caught);
    MutationTest test(*module);
    qsizetype told = 0;
    test.setProgress([&](qsizetype done, qsizetype all) {
        QCOMPARE(done, ++told);
        QCOMPARE(all, one.tried + one.broken);
    });
    QVERIFY(test.run(many));
    QCOMPARE(told, qsizetype(one.tried + one.broken));
}

void tst_MutationTest::samples()
{
    const auto module = moduleWith(c_rules, c_tests);
    const auto all = scripting::MutantFinder(*module).mutants();
    MutationTest::Selection selection;
    selection.sample = 5;
    const auto placesOf = [](const QList<scripting::Mutant> &mutants) {
        QList<int> places;
        for (const auto &mutant : mutants)
            places.append(mutant.range.from);
        return places;
    };
    const QList<int> first = placesOf(MutationTest::select(all, selection));
    QCOMPARE(first.size(), 5);
    QVERIFY(std::is_sorted(first.begin(), first.end()));
    QCOMPARE(placesOf(MutationTest::select(all, selection)), first);
    selection.seed = 2;
    QVERIFY(placesOf(MutationTest::select(all, selection)) != first);
    selection.sample = 1000;
    QCOMPARE(MutationTest::select(all, selection).size(), all.size());
}

void tst_MutationTest::filters()
{
    scripting::Mutant combat;
    combat.file = QStringLiteral("rules/combat.lua");
    combat.rule = QStringLiteral("6.3");
    scripting::Mutant supply;
    supply.file = QStringLiteral("rules/supply.lua");
    supply.rule = QStringLiteral("6.31");
    const QList<scripting::Mutant> all{combat, supply};
    const auto count = [&](const char *file, const char *rule) {
        MutationTest::Selection selection;
        selection.file = QString::fromLatin1(file);
        selection.rule = QString::fromLatin1(rule);
        return MutationTest::select(all, selection).size();
    };
    QCOMPARE(count("", ""), 2);
    QCOMPARE(count("combat", ""), 1);
    QCOMPARE(count("", "6"), 2);
    QCOMPARE(count("", "6.3"), 1);
    QCOMPARE(count("supply", "6.3"), 0);
}

void tst_MutationTest::failingTest()
{
    const auto module = moduleWith(c_rules, "test('no', function() expect(1, 2) end)");
    const auto report = MutationTest(*module).run({});
    QVERIFY(!report);
    QVERIFY2(report.error().message.contains(QLatin1String("no (tests/all.lua:1")),
             qPrintable(report.error().message));
}

void tst_MutationTest::brokenRules()
{
    const auto module = moduleWith("query 'a' (nonsense())", c_tests);
    QVERIFY(!MutationTest(*module).run({}));
    // A change after which the rules do not load any more is not counted.
    const auto picky = moduleWith("if 2 ~= 2 then error('no') end", "");
    QVERIFY(reportOf(*picky).broken > 0);
}

void tst_MutationTest::noTests()
{
    const auto module = moduleWith(c_rules, "");
    const auto report = reportOf(*module);
    QCOMPARE(report.caught, 0);
    QVERIFY(report.tried > 8);
}

QTEST_GUILESS_MAIN(tst_MutationTest)

#include "tst_mutationtest.moc"
