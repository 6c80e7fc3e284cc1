// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/greedybot.h"
#include "engine/module/read/moduleloader.h"
#include "scripting/opening.h"

#include <QTest>

using namespace engine;

namespace {

constexpr int c_turns = 2; ///< So many are played unless HEXSMITH_WHOLE_GAMES is set.
constexpr int c_decisions = 6000; ///< More in a turn are no game but a circle.

std::shared_ptr<const Module> shipped(const QString &id)
{
    const auto files = ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/") + id);
    return files ? loadModule(files.value()).module : nullptr;
}

/// How the game stands, for who watches a whole one.
QByteArray stand(Game &game)
{
    const auto answer =
        game.rules().query(game.state(), QStringLiteral("victory"), Json::object(), SideId());
    return answer ? answer.value()[u"points"].write(Json::Style::Compact) : QByteArray();
}

} // namespace

/// The computer plays the largest games on: it never goes round in circles, not in a set-up either.
class tst_ComputerGames : public QObject
{
    Q_OBJECT

private slots:
    void playsOn_data();
    void playsOn();
};

void tst_ComputerGames::playsOn_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("turns");
    const QString largest = QStringLiteral("darkvalley");
    const auto module = shipped(largest);
    QVERIFY(module);
    for (const Scenario &scenario : module->scenarios)
        QTest::newRow(qPrintable(scenario.id)) << largest << scenario.id << c_turns;
    QTest::newRow("set-up") << QStringLiteral("whitedeath") << QStringLiteral("campaign") << 1;
}

void tst_ComputerGames::playsOn()
{
    QFETCH(const QString, module);
    QFETCH(const QString, scenario);
    QFETCH(const int, turns);
    const auto opening = scripting::Opening::start(shipped(module), {scenario, {}, 1});
    QVERIFY2(bool(opening), opening ? "" : qPrintable(opening.error().message));
    Game &game = *opening->game;
    const Translator words;
    const GameSeat seat(game, words, Viewer::everything());
    GreedyBot bots[2];
    Random random(1);
    const bool isWhole = qEnvironmentVariableIsSet("HEXSMITH_WHOLE_GAMES");
    const int last = isWhole ? INT_MAX : game.state().turn() + turns;
    int turn = game.state().turn();
    qsizetype begun = 0;
    while (!game.state().isOver() && game.state().turn() < last) {
        if (game.state().turn() != turn) {
            turn = game.state().turn();
            begun = game.commandCount();
            if (isWhole)
                qInfo("turn %d after %d commands: %s", turn, int(begun), stand(game).constData());
        }
        QVERIFY2(game.commandCount() - begun < c_decisions,
                 qPrintable(game.state().names().text(game.offer().decision)));
        const auto chosen = bots[game.offer().side.value % 2].choose(seat, random);
        QVERIFY2(bool(chosen), chosen ? "" : qPrintable(chosen.error().message));
        const Action action = game.offer().actions[size_t(chosen.value())];
        const auto done = game.perform(action);
        QVERIFY2(bool(done), done ? "" : qPrintable(done.error().message));
    }
    if (isWhole)
        qInfo("%d commands: %s", int(game.commandCount()),
              qPrintable(game.state().names().text(game.state().result().outcome)));
}

QTEST_GUILESS_MAIN(tst_ComputerGames)
#include "tst_computergames.moc"
