// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random.h"
#include "engine/game/play/game.h"
#include "engine/module/read/moduleloader.h"
#include "scripting/testing/testrunner.h"
#include "scripting/testing/testwriter.h"

#include <QTest>

using namespace scripting;

/// Tests that are written from what was played.
class tst_TestWriter : public QObject
{
    Q_OBJECT

private slots:
    void writtenTestsPass_data();
    void writtenTestsPass();
    void setsPositionAndDice();
    void failsWhenTheRulesChange();
    void stopsAndFilters();
};

namespace {

struct Opened
{
    std::shared_ptr<const engine::Module> module;
    std::unique_ptr<LuaRules> rules;
    std::unique_ptr<engine::Game> game;
};

Opened open(const QString &folder)
{
    Opened opened;
    const auto files = engine::ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR) + folder);
    opened.module = engine::loadModule(files.value()).module;
    opened.rules = std::move(LuaRules::load(*opened.module)).value();
    opened.game = std::move(engine::Game::start(*opened.module, *opened.rules,
                                                {opened.module->scenarios.front().id, {}, 5}))
                      .value();
    return opened;
}

void playOn(engine::Game &game, int steps)
{
    engine::Random random(3);
    for (int i = 0; i < steps && !game.offer().actions.empty(); ++i) {
        const auto &actions = game.offer().actions;
        const engine::Action action = actions[random.below(uint32_t(actions.size()))];
        QVERIFY(bool(game.perform(action)));
    }
}

TestRunner::TestResult run(const engine::Module &module, LuaRules &rules, const QString &test)
{
    TestRunner::TestResult last;
    TestRunner(module, rules)
        .runText(QStringLiteral("tests/x.lua"), test.toUtf8(),
                 [&](const TestRunner::TestResult &result) { last = result; });
    return last;
}

} // namespace

void tst_TestWriter::writtenTestsPass_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<int>("from");
    for (const char *folder :
         {"/resources/templates/hex", "/resources/templates/area", "/modules/tutorial"}) {
        for (const int from : {0, 5, 19})
            QTest::addRow("%s %d", folder, from) << QString::fromLatin1(folder) << from;
    }
}

void tst_TestWriter::writtenTestsPass()
{
    QFETCH(QString, folder);
    QFETCH(int, from);
    Opened opened = open(folder);
    playOn(*opened.game, 20);
    const QByteArray before = opened.game->state().hash();
    const auto count = opened.game->commandCount();
    const auto test = TestWriter(*opened.game, *opened.rules)
                          .write(QStringLiteral("X-001: as played"), from, count);
    QVERIFY2(bool(test), test ? "" : qPrintable(test.error().message));
    QVERIFY2(test.value().contains(QLatin1String("expect(")), qPrintable(test.value()));
    QCOMPARE(opened.game->state().hash(), before);
    const auto result = run(*opened.module, *opened.rules, test.value());
    QVERIFY2(result.passed, qPrintable(test.value() + result.failure));
    QCOMPARE(result.name, QStringLiteral("X-001: as played"));
}

void tst_TestWriter::setsPositionAndDice()
{
    Opened opened = open(QStringLiteral("/resources/templates/hex"));
    playOn(*opened.game, 12);
    qsizetype fight = -1;
    for (qsizetype i = 1; i < opened.game->commandCount(); ++i) {
        if (opened.game->history()[size_t(i)].barrier)
            fight = i;
    }
    if (fight < 0)
        QSKIP("no die was rolled in this game");
    const auto test =
        TestWriter(*opened.game, *opened.rules).write(QStringLiteral("a fight"), fight, fight + 1);
    QVERIFY(bool(test));
    QVERIFY2(test.value().contains(QLatin1String("game:dice(")), qPrintable(test.value()));
    QVERIFY2(test.value().contains(QLatin1String("game:decide(")), qPrintable(test.value()));
    QCOMPARE(test.value().count(QLatin1String("game:act(")), 1);
}

void tst_TestWriter::failsWhenTheRulesChange()
{
    Opened opened = open(QStringLiteral("/resources/templates/hex"));
    playOn(*opened.game, 1);
    const auto test = TestWriter(*opened.game, *opened.rules)
                          .write(QStringLiteral("first"), 0, opened.game->commandCount());
    QVERIFY(bool(test));
    QString other = test.value();
    other.replace(QLatin1String("game:act("), QLatin1String("game:refuse("));
    QVERIFY(!run(*opened.module, *opened.rules, other).passed);
}

void tst_TestWriter::stopsAndFilters()
{
    Opened opened = open(QStringLiteral("/modules/tutorial"));
    int count = 0;
    TestRunner runner(*opened.module, *opened.rules);
    runner.setFilter([](const QString &file, const QString &) {
        return file == QLatin1String("tests/combat.lua");
    });
    runner.watchLines();
    runner.setStop([&] { return count >= 3; });
    runner.run([&](const TestRunner::TestResult &result) {
        QCOMPARE(result.file, QStringLiteral("tests/combat.lua"));
        QVERIFY2(result.passed, qPrintable(result.failure));
        ++count;
    });
    QCOMPARE(count, 3);
    QVERIFY(!runner.covered().value(QStringLiteral("rules/combat.lua")).isEmpty());
    QVERIFY(runner.covered().value(QStringLiteral("rules/nothing.lua")).isEmpty());
}

QTEST_GUILESS_MAIN(tst_TestWriter)
#include "tst_testwriter.moc"
