// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardview.h"
#include "engine/bot/guessedposition.h"
#include "engine/module/moduleloader.h"
#include "scripting/luarules.h"

#include <QTest>

using namespace engine;

/// A picture for one side shows nothing that this side may not know.
class tst_Pictures : public QObject
{
    Q_OBJECT

private slots:
    void keepSecrets_data();
    void keepSecrets();
};

void tst_Pictures::keepSecrets_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("seed");
    const int games = std::clamp(qEnvironmentVariableIntValue("HEXSMITH_TEST_GAMES") / 4, 1, 25);
    for (const char *scenario : {"preludes", "in_sight", "closing_ring", "campaign"}) {
        for (int seed = 1; seed <= games; ++seed)
            QTest::addRow("%s, %d", scenario, seed) << scenario << seed;
    }
}

void tst_Pictures::keepSecrets()
{
    QFETCH(QString, scenario);
    QFETCH(int, seed);
    const auto files =
        ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/leningrad41"));
    QVERIFY(bool(files));
    const auto module = loadModule(files.value()).module;
    QVERIFY(module);
    auto rules = scripting::LuaRules::load(*module);
    QVERIFY(bool(rules));
    auto started = Game::start(*module, *rules.value(), {scenario, {}, quint64(seed)});
    QVERIFY(bool(started));
    Game &game = *started.value();
    Random random{quint64(seed)};
    for (int i = 0; i < 60 && !game.state().isOver(); ++i) {
        const auto &actions = game.offer().actions;
        const Action action = actions[random.below(uint32_t(actions.size()))];
        QVERIFY(bool(game.perform(action)));
    }
    view::BoardView board;
    board.setModule(module, view::MapTheme::Light);
    for (int side = 0; side < int(module->sides.size()); ++side) {
        board.setPosition(&game.state(), SideId(side));
        const QImage before = board.wholeMap(0.25);
        const auto other = guessedPosition(game, SideId(side), random);
        QVERIFY(!other.empty());
        const QByteArray hash = game.state().hash();
        (void)bool(game.edit(other));
        QVERIFY(game.state().hash() != hash);
        board.refresh();
        QVERIFY(board.wholeMap(0.25) == before);
        // Who sees everything sees that something is different.
        board.setPosition(&game.state(), SideId());
        const QImage all = board.wholeMap(0.25);
        QVERIFY(all != before);
        QVERIFY(bool(game.undo(Game::Barriers::Ignore)));
    }
}

QTEST_MAIN(tst_Pictures)
#include "tst_pictures.moc"
