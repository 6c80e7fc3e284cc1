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
    void keepSecrets_data();
    void keepSecrets();

private:
    void open(const QString &id);

    std::shared_ptr<const Module> m_module;
    std::unique_ptr<scripting::LuaRules> m_rules;
    std::unique_ptr<view::BoardView> m_board;
};

void tst_PictureSecrets::open(const QString &id)
{
    if (m_module && m_module->id == id)
        return;
    m_board.reset();
    m_rules.reset();
    const auto files = ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/") + id);
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
    QTest::addColumn<QString>("module");
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("seed");
    const int asked = qEnvironmentVariableIntValue("HEXSMITH_TEST_GAMES");
    const QMap<QString, QStringList> scenarios{
        {u"leningrad41"_s, {u"in_sight"_s, u"campaign"_s, u"closing_ring"_s, u"preludes"_s}},
        {u"whitedeath"_s, {u"s1"_s, u"s4"_s, u"s2"_s, u"s3"_s, u"s5"_s}}};
    for (auto it = scenarios.begin(); it != scenarios.end(); ++it) {
        // A map of many hexes is long painted.
        const int usual = it.key() == u"whitedeath" ? 1 : 2;
        const int games = asked ? std::min(asked, 100) : usual;
        for (int i = 0; i < games; ++i) {
            const QString scenario = it->at(i % it->size());
            QTest::addRow("%s, %s, %d", qPrintable(it.key()), qPrintable(scenario), i + 1)
                << it.key() << scenario << i + 1;
        }
    }
}

void tst_PictureSecrets::keepSecrets()
{
    QFETCH(QString, module);
    QFETCH(QString, scenario);
    QFETCH(int, seed);
    open(module);
    QVERIFY(m_board);
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
