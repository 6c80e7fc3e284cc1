// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardview.h"
#include "engine/game/play/guessedposition.h"
#include "engine/module/read/moduleloader.h"
#include "scripting/luarules.h"

#include <QTest>

using namespace engine;
using namespace Qt::StringLiterals;

/// A picture for one side shows nothing that this side may not know.
class tst_PictureSecrets : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void keepSecrets_data();
    void keepSecrets();

private:
    std::shared_ptr<const Module> m_module;
    std::unique_ptr<scripting::LuaRules> m_rules;
    std::unique_ptr<view::BoardView> m_board;
};

void tst_PictureSecrets::initTestCase()
{
    const auto files =
        ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/leningrad41"));
    QVERIFY(bool(files));
    m_module = loadModule(files.value()).module;
    QVERIFY(m_module);
    auto rules = scripting::LuaRules::load(*m_module);
    QVERIFY(bool(rules));
    m_rules = std::move(rules).value();
    m_board = std::make_unique<view::BoardView>();
    m_board->setModule(m_module, view::MapTheme::Light);
}

void tst_PictureSecrets::keepSecrets_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("seed");
    const int asked = qEnvironmentVariableIntValue("HEXSMITH_TEST_GAMES");
    const QStringList scenarios{u"in_sight"_s, u"campaign"_s, u"closing_ring"_s, u"preludes"_s};
    const int games = asked ? std::min(asked, 100) : 2;
    for (int i = 0; i < games; ++i) {
        const QString scenario = scenarios[i % 4];
        QTest::newRow(qPrintable(scenario + u", " + QString::number(i + 1))) << scenario << i + 1;
    }
}

void tst_PictureSecrets::keepSecrets()
{
    QFETCH(QString, scenario);
    QFETCH(int, seed);
    auto started = Game::start(*m_module, *m_rules, {scenario, {}, quint64(seed)});
    QVERIFY(bool(started));
    Game &game = *started.value();
    Random random{quint64(seed)};
    for (int i = 0; i < 60 && !game.state().isOver(); ++i) {
        const auto &actions = game.offer().actions;
        const Action action = actions[random.below(uint32_t(actions.size()))];
        QVERIFY(bool(game.perform(action)));
    }
    view::BoardView &board = *m_board;
    for (int side = 0; side < int(m_module->sides.size()); ++side) {
        board.setPosition(&game.state(), Viewer::everything());
        const QImage all = board.wholeMap(0.25);
        board.setPosition(&game.state(), SideId(side));
        const QImage before = board.wholeMap(0.25);
        const auto other = guessedPosition(game, SideId(side), random);
        QVERIFY(!other.empty());
        const QByteArray hash = game.state().hash();
        (void)bool(game.edit(other));
        QVERIFY(game.state().hash() != hash);
        board.refresh();
        QVERIFY(board.wholeMap(0.25) == before);
        // Who sees everything sees that something else stands there.
        board.setPosition(&game.state(), Viewer::everything());
        QVERIFY(board.wholeMap(0.25) != all);
        QVERIFY(bool(game.undo(Game::Barriers::Ignore)));
    }
}

QTEST_MAIN(tst_PictureSecrets)
#include "tst_picturesecrets.moc"
