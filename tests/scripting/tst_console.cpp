// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/game.h"
#include "engine/module/read/moduleloader.h"
#include "scripting/console.h"

#include <QTest>

using namespace scripting;

/// Lines of Lua that look at a running game.
class tst_Console : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void answers_data();
    void answers();
    void failures_data();
    void failures();
    void changesNothing();
    void goesOnAfterAnEndlessLoop();

private:
    std::shared_ptr<const engine::Module> m_module;
    std::unique_ptr<LuaRules> m_rules;
    std::unique_ptr<engine::Game> m_game;
};

void tst_Console::initTestCase()
{
    const auto files =
        engine::ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/templates/hex"));
    QVERIFY(bool(files));
    m_module = engine::loadModule(files.value()).module;
    QVERIFY(m_module);
    auto rules = LuaRules::load(*m_module);
    QVERIFY(bool(rules));
    m_rules = std::move(rules).value();
    auto game = engine::Game::start(*m_module, *m_rules, {m_module->scenarios.front().id, {}, 1});
    QVERIFY(bool(game));
    m_game = std::move(game).value();
}

void tst_Console::answers_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("answer");
    QTest::newRow("number") << "1 + 2"
                            << "3";
    QTest::newRow("text") << "'a \"b\"'"
                          << "\"a \\\"b\\\"\"";
    QTest::newRow("nothing") << "local x = 1"
                             << "";
    QTest::newRow("nil") << "nil"
                         << "nil";
    QTest::newRow("several") << "1, true"
                             << "1, true";
    QTest::newRow("table") << "{ a = 1, ['b c'] = 2 }"
                           << "{ a = 1, [\"b c\"] = 2 }";
    QTest::newRow("list") << "{ 'x', 2 }"
                          << "{ \"x\", 2 }";
    QTest::newRow("piece") << "game:piece('BL-1')"
                           << "\"BL-1\"";
    QTest::newRow("field") << "game:piece('BL-1').steps"
                           << "2";
    QTest::newRow("set") << "game:setOf{ game:space('0101') }"
                         << "{ \"0101\" }";
    QTest::newRow("turn") << "game.turn"
                          << "1";
    QTest::newRow("function") << "print"
                              << "function";
    QTest::newRow("printed") << "print('one') print('two') return 3"
                             << "one\ntwo\n3";
    QTest::newRow("query") << "query('stacking', { space = '0101' }).limit"
                           << "1";
    QTest::newRow("other file") << "require('fight').crt.last"
                                << "3";
    QTest::newRow("two lines") << "local a = 1\nreturn a + 1"
                               << "2";
}

void tst_Console::answers()
{
    QFETCH(QString, line);
    const auto answer = Console(*m_rules).evaluate(m_game->state(), line);
    QVERIFY2(bool(answer), answer ? "" : qPrintable(answer.error().message));
    QTEST(answer.value(), "answer");
}

void tst_Console::failures_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("part");
    QTest::newRow("no Lua") << "local = 1"
                            << "near '='";
    QTest::newRow("stopped") << "error('stop')"
                             << "stop";
    QTest::newRow("no such piece") << "game:piece('nobody')"
                                   << "nobody";
    QTest::newRow("endless") << "while true do end"
                             << "too long";
    QTest::newRow("endless text") << "local s = 'x' while true do s = s .. s end"
                                  << "too long";
    QTest::newRow("new rules") << "decision 'x' {}"
                               << "loaded";
    QTest::newRow("no such query") << "query('nothing')"
                                   << "nothing";
    QTest::newRow("global") << "x = 1"
                            << "frozen";
    QTest::newRow("itself") << "local t = {} t.t = t return t"
                            << "";
}

void tst_Console::failures()
{
    QFETCH(QString, line);
    QFETCH(QString, part);
    const auto answer = Console(*m_rules).evaluate(m_game->state(), line);
    QVERIFY(!answer);
    QVERIFY2(answer.error().message.contains(part), qPrintable(answer.error().message));
}

void tst_Console::changesNothing()
{
    const QByteArray before = m_game->state().hash();
    for (const char *line :
         {"game:move(game:piece('BL-1'), game:space('0101'))", "game.vars.turn = 5",
          "game:piece('BL-1').steps = 1", "sides[1] = 'nobody'", "require('fight').column = 1"})
        QVERIFY2(!Console(*m_rules).evaluate(m_game->state(), QLatin1String(line)), line);
    QCOMPARE(m_game->state().hash(), before);
    QVERIFY(bool(m_game->perform(m_game->offer().actions.front())));
}

void tst_Console::goesOnAfterAnEndlessLoop()
{
    QVERIFY(!Console(*m_rules).evaluate(m_game->state(), QStringLiteral("while true do end")));
    const auto answer = Console(*m_rules).evaluate(m_game->state(), QStringLiteral("1"));
    QVERIFY(bool(answer));
    QCOMPARE(answer.value(), QStringLiteral("1"));
}

QTEST_GUILESS_MAIN(tst_Console)
#include "tst_console.moc"
