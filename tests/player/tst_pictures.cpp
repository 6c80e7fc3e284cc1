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
    void keepSecrets();
};

void tst_Pictures::keepSecrets()
{
    const auto files =
        ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/leningrad41"));
    QVERIFY(bool(files));
    const auto module = loadModule(files.value()).module;
    QVERIFY(module);
    auto rules = scripting::LuaRules::load(*module);
    QVERIFY(bool(rules));
    auto started = Game::start(*module, *rules.value(), {QStringLiteral("in_sight"), {}, 3});
    QVERIFY(bool(started));
    Game &game = *started.value();
    Random random(3);
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
