// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/opening.h"

#include "engine/module/read/moduleloader.h"
#include "tests/engine/module/smallmodule.h"

#include <QTest>

using namespace engine;
using scripting::Opening;

/// Games that are begun, and games that are played again.
class tst_Opening : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void starts();
    void refuses_data();
    void refuses();
    void replays();
    void saysWhatDiffers_data();
    void saysWhatDiffers();
    void makesRules();

private:
    SaveGame played() const;

    static constexpr int c_steps = 6;
    std::shared_ptr<const Module> m_module;
};

void tst_Opening::initTestCase()
{
    const auto files = ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/tutorial"));
    QVERIFY(bool(files));
    m_module = loadModule(files.value()).module;
    QVERIFY(m_module);
}

SaveGame tst_Opening::played() const
{
    const auto opening = Opening::start(m_module, {QStringLiteral("battle"), {}, 7});
    for (int i = 0; i < c_steps; ++i) {
        const Action action = opening->game->offer().actions.back();
        if (!opening->game->perform(action))
            qFatal("the tutorial can't be played");
    }
    return SaveGame::of(*opening->game);
}

void tst_Opening::starts()
{
    const auto opening = Opening::start(m_module, {QStringLiteral("battle"), {}, 7});
    QVERIFY(bool(opening));
    QCOMPARE(opening->module, m_module);
    QVERIFY(!opening->game->offer().actions.empty());
    QCOMPARE(&opening->game->rules(), opening->rules.get());
    QCOMPARE(opening->differsAt(), -1);
    QVERIFY(opening->differences().isEmpty());
}

void tst_Opening::refuses_data()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QString>("scenario");
    QTest::newRow("no such scenario") << QByteArray("-- nothing\n") << "nowhere";
    QTest::newRow("no scenario") << QByteArray("-- nothing\n") << "";
    QTest::newRow("not Lua") << QByteArray("decision(") << "battle";
    QTest::newRow("fails at once") << QByteArray("error('no')") << "battle";
}

void tst_Opening::refuses()
{
    QFETCH(QByteArray, rules);
    QFETCH(QString, scenario);
    auto files = smallModule();
    files["rules/main.lua"] = rules;
    const auto module = loadModule(ModuleFiles::fromMap(files)).module;
    QVERIFY(module);
    const auto opening = Opening::start(module, {scenario, {}, 1});
    QVERIFY(!opening && !opening.error().message.isEmpty());
}

void tst_Opening::replays()
{
    const SaveGame save = played();
    const auto opening = Opening::replay(m_module, save);
    QVERIFY(bool(opening));
    QCOMPARE(opening->differsAt(), -1);
    QCOMPARE(opening->replayed, c_steps);
    QVERIFY(opening->differences().isEmpty());
    QCOMPARE(SaveGame::of(*opening->game), save);
}

void tst_Opening::saysWhatDiffers_data()
{
    QTest::addColumn<int>("command");
    QTest::addColumn<bool>("isStopped");
    QTest::newRow("the set-up") << -1 << false;
    QTest::newRow("the first command") << 0 << true;
    QTest::newRow("one in the middle") << 3 << true;
    QTest::newRow("the last one") << c_steps - 1 << true;
}

void tst_Opening::saysWhatDiffers()
{
    QFETCH(int, command);
    QFETCH(bool, isStopped);
    SaveGame save = played();
    if (command < 0)
        save.openingHash = "another";
    else
        save.commands[size_t(command)].action.insert(QStringLiteral("verb"), QStringLiteral("fly"));
    const auto opening = Opening::replay(m_module, save);
    QVERIFY(bool(opening));
    QCOMPARE(opening->differsAt(), std::max(0, command));
    QCOMPARE(opening->stop.has_value(), isStopped);
    QCOMPARE(opening->differences().size(), isStopped ? 1 : 0);
    QCOMPARE(opening->game->commandCount(), isStopped ? command : c_steps);
    save.moduleId = QStringLiteral("another");
    QVERIFY(!Opening::replay(m_module, save));
}

void tst_Opening::makesRules()
{
    const auto make = scripting::rulesMaker(*m_module);
    const auto one = make();
    const auto other = make();
    QVERIFY(bool(one) && bool(other));
    QVERIFY(one.value() != other.value());
    QVERIFY(bool(Game::start(*m_module, *one.value(), {QStringLiteral("battle"), {}, 1})));
}

QTEST_GUILESS_MAIN(tst_Opening)
#include "tst_opening.moc"
