// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/save/savefile.h"
#include "engine/game/save/savereplay.h"
#include "tests/engine/game/fordgame.h"

#include <QTest>

using namespace engine;
using Kind = ReplayReport::Difference::Kind;

class tst_SaveReplay : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void same_data();
    void same();
    void undoneCanBeRedone();
    void editedPositions();
    void positionWithoutAnswer();
    void newerModule();
    void otherWords();
    void otherConsequences();
    void missingSpace();
    void missingOptions();
    void changedDefault();
    void otherModule();
    void missingScenario();
    void wrongHash();
    void wrongDecision();
    void unknownPiece();
    void harmfulEdit_data();
    void harmfulEdit();

private:
    std::unique_ptr<Game> play(const Module &module, Rules &rules, int commands, quint64 seed = 7);
    void act(Game &game, const char *verb, const char *piece = nullptr,
             const char *space = nullptr);

    std::shared_ptr<const Module> m_module;
    FordRules m_rules;
};

void tst_SaveReplay::initTestCase()
{
    m_module = fordModule();
    QVERIFY(m_module);
}

std::unique_ptr<Game> tst_SaveReplay::play(const Module &module, Rules &rules, int commands,
                                           quint64 seed)
{
    auto game = Game::start(module, rules, {QStringLiteral("battle"), {}, seed}).value();
    Random random(seed);
    while (game->history().size() < size_t(commands))
        click(*game, random);
    return game;
}

void tst_SaveReplay::act(Game &game, const char *verb, const char *piece, const char *space)
{
    Action action;
    action.verb = game.state().names().intern(QByteArray(verb));
    if (piece)
        action.piece = game.module().piece(QString::fromLatin1(piece));
    if (space)
        action.space = game.module().map.find(QString::fromLatin1(space));
    const auto done = game.perform(action);
    QVERIFY2(bool(done), verb);
}

void tst_SaveReplay::same_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 20; ++seed)
        QTest::addRow("seed %llu", seed) << seed;
}

void tst_SaveReplay::same()
{
    QFETCH(quint64, seed);
    const auto game = play(*m_module, m_rules, 40, seed);
    const SaveGame save = SaveGame::of(*game);
    const auto report = replay(save, *m_module, m_rules);
    QVERIFY(bool(report));
    QVERIFY(report->isFaithful());
    QVERIFY(report->moduleDifferences.isEmpty());
    QCOMPARE(report->replayed, qsizetype(save.commands.size()));
    QCOMPARE(report->game->commandCount(), game->commandCount());
    QCOMPARE(report->game->state().hash(), game->state().hash());
    QVERIFY(SaveGame::of(*report->game) == save);
}

void tst_SaveReplay::undoneCanBeRedone()
{
    const auto game = play(*m_module, m_rules, 10);
    while (game->canRedo())
        QVERIFY(bool(game->redo()));
    const QByteArray last = game->state().hash();
    for (int i = 0; i < 3; ++i)
        QVERIFY(bool(game->undo(Game::Barriers::Ignore)));
    const auto report = replay(SaveGame::of(*game), *m_module, m_rules);
    QVERIFY(bool(report));
    QCOMPARE(report->game->state().hash(), game->state().hash());
    for (int i = 0; i < 3; ++i)
        QVERIFY(bool(report->game->redo()));
    QVERIFY(!report->game->canRedo());
    QCOMPARE(report->game->state().hash(), last);
}

void tst_SaveReplay::editedPositions()
{
    const auto game = play(*m_module, m_rules, 3);
    const PieceId red = m_module->piece(QStringLiteral("R-2"));
    QVERIFY(bool(game->edit({change::MovePiece{red, SpaceId(4), -1}, change::SetSteps{red, 1},
                             change::ScriptDice{{6, 1}, 0}})));
    act(*game, "roll");
    const auto report = replay(SaveGame::of(*game), *m_module, m_rules);
    QVERIFY(bool(report));
    QVERIFY(report->isFaithful());
    QCOMPARE(report->game->state().hash(), game->state().hash());
    QCOMPARE(report->game->state().piece(red).space, SpaceId(4));
    QVERIFY(!report->game->history()[3].action);
}

void tst_SaveReplay::positionWithoutAnswer()
{
    const auto game = play(*m_module, m_rules, 2);
    Names &names = game->state().names();
    QVERIFY(
        !game->edit({change::PushFrame{{names.intern(QStringLiteral("nowhere")), SideId(0), {}}}}));
    QVERIFY(bool(game->edit({change::PopFrame{}})));
    act(*game, "roll");
    const auto report = replay(SaveGame::of(*game), *m_module, m_rules);
    QVERIFY(bool(report));
    QVERIFY(report->isFaithful());
    QCOMPARE(report->game->state().hash(), game->state().hash());
}

// A piece more makes every position another one, and yet the game goes on.
void tst_SaveReplay::newerModule()
{
    auto files = fordFiles();
    files["module.json"].replace("\"1.2.0\"", "\"1.3.0\"");
    files["pieces.json"].replace("\"count\": 3", "\"count\": 4");
    const auto newer = fordModule(files);
    QVERIFY(newer);
    const auto game = play(*m_module, m_rules, 30);
    const SaveGame save = SaveGame::of(*game);
    const auto report = replay(save, *newer, m_rules);
    QVERIFY(bool(report));
    QVERIFY(!report->stop);
    QCOMPARE(report->replayed, qsizetype(30));
    QVERIFY(report->difference);
    QCOMPARE(report->difference->kind, Kind::Hash);
    QCOMPARE(report->difference->command, qsizetype(-1));
    QCOMPARE(report->moduleDifferences.size(), 1);
    QVERIFY(report->moduleDifferences.first().contains(QStringLiteral("1.2.0")));
    QVERIFY(report->moduleDifferences.first().contains(QStringLiteral("1.3.0")));
    QCOMPARE(report->game->commandCount(), game->commandCount());
}

void tst_SaveReplay::otherWords()
{
    auto files = fordFiles();
    files["rules/main.lua"] += "-- corrected\n";
    const auto corrected = fordModule(files);
    FordRules rules;
    rules.remark = QStringLiteral("{1} marches.");
    const auto game = play(*m_module, m_rules, 30);
    const auto report = replay(SaveGame::of(*game), *corrected, rules);
    QVERIFY(bool(report));
    QVERIFY(report->isFaithful());
    QCOMPARE(report->moduleDifferences.size(), 1);
    QVERIFY(report->moduleDifferences.first().contains(QStringLiteral("Files of the module")));
}

void tst_SaveReplay::otherConsequences()
{
    auto game = Game::start(*m_module, m_rules, {QStringLiteral("battle"), {}, 1}).value();
    act(*game, "move", "B-1", "0201");
    const QByteArray before = game->state().hash();
    act(*game, "roll");
    act(*game, "pass");
    FordRules rules;
    rules.bonus = 1;
    const auto report = replay(SaveGame::of(*game), *m_module, rules);
    QVERIFY(bool(report));
    QCOMPARE(report->replayed, qsizetype(1));
    QVERIFY(report->stop);
    QCOMPARE(report->stop->kind, Kind::Changes);
    QCOMPARE(report->stop->command, qsizetype(1));
    QCOMPARE(report->game->state().hash(), before);
    // The question is still there, and the game goes on from it.
    act(*report->game, "roll");
    QCOMPARE(report->game->commandCount(), qsizetype(2));
    QVERIFY(report->game->state().hash() != before);
}

void tst_SaveReplay::missingSpace()
{
    auto files = fordFiles();
    files["boards/map.json"].replace("\"missing\": [\"0403\"]",
                                     "\"missing\": [\"0403\", \"0301\"]");
    const auto newer = fordModule(files);
    QVERIFY(newer);
    auto game = Game::start(*m_module, m_rules, {QStringLiteral("battle"), {}, 1}).value();
    act(*game, "roll");
    act(*game, "move", "B-1", "0301");
    act(*game, "pass");
    const auto report = replay(SaveGame::of(*game), *newer, m_rules);
    QVERIFY(bool(report));
    QCOMPARE(report->replayed, qsizetype(1));
    QCOMPARE(report->game->commandCount(), qsizetype(1));
    QCOMPARE(report->stop->kind, Kind::Refused);
    QVERIFY(report->stop->text.contains(QStringLiteral("0301")));
    QVERIFY(report->moduleDifferences.last().contains(QStringLiteral("0301")));
}

void tst_SaveReplay::missingOptions()
{
    auto files = fordFiles();
    files["module.json"].replace("\"choices\": [\"dry\", \"wet\"]",
                                 "\"choices\": [\"wet\", \"mud\"]");
    files["module.json"].replace(
        "{\"id\": \"fog\", \"name\": \"Fog of war\", \"text\": \"Units are hidden.\", "
        "\"rule\": \"1.1\", \"effect\": \"only_tops\", \"initial\": \"off\"},",
        "");
    files["scenarios/battle.json"].replace("\"options\": {\"fog\": \"on\"},", "");
    // Seats depend on these options.
    QByteArray &about = files["module.json"];
    const qsizetype seats = about.indexOf("\"seats\"");
    about.remove(seats, about.indexOf(']', seats) + 2 - seats);
    const auto newer = fordModule(files);
    QVERIFY(newer);
    auto game =
        Game::start(
            *m_module, m_rules,
            {QStringLiteral("battle"), {{QStringLiteral("weather"), QStringLiteral("dry")}}, 1})
            .value();
    act(*game, "roll");
    const auto report = replay(SaveGame::of(*game), *newer, m_rules);
    QVERIFY(bool(report));
    QCOMPARE(report->replayed, qsizetype(1));
    const QString all = report->moduleDifferences.join(u'\n');
    QVERIFY(all.contains(QStringLiteral("no option “fog”")));
    QVERIFY(all.contains(QStringLiteral("“weather” can't be “dry”")));
}

void tst_SaveReplay::changedDefault()
{
    auto files = fordFiles();
    files["module.json"].replace("\"initial\": \"wet\"", "\"initial\": \"dry\"");
    const auto newer = fordModule(files);
    const auto game = play(*m_module, m_rules, 1);
    const auto report = replay(SaveGame::of(*game), *newer, m_rules);
    QVERIFY(bool(report));
    QCOMPARE(report->game->options().value(QStringLiteral("weather")), QStringLiteral("wet"));
}

void tst_SaveReplay::otherModule()
{
    auto files = fordFiles();
    files["module.json"].replace("\"id\": \"small\"", "\"id\": \"large\"");
    const auto other = fordModule(files);
    QVERIFY(other);
    const auto report = replay(SaveGame::of(*play(*m_module, m_rules, 1)), *other, m_rules);
    QVERIFY(!report);
    QVERIFY(report.error().message.contains(QStringLiteral("small")));
    QVERIFY(report.error().message.contains(QStringLiteral("large")));
}

void tst_SaveReplay::missingScenario()
{
    SaveGame save = SaveGame::of(*play(*m_module, m_rules, 1));
    save.setup.scenario = QStringLiteral("siege");
    const auto report = replay(save, *m_module, m_rules);
    QVERIFY(!report);
    QVERIFY(report.error().message.contains(QStringLiteral("siege")));
}

void tst_SaveReplay::wrongHash()
{
    SaveGame save = SaveGame::of(*play(*m_module, m_rules, 8));
    save.commands[4].hash = "00000000000000000000000000000000";
    const auto report = replay(save, *m_module, m_rules);
    QVERIFY(bool(report));
    QVERIFY(!report->isFaithful());
    QVERIFY(!report->stop);
    QCOMPARE(report->difference->command, qsizetype(4));
    QCOMPARE(report->difference->kind, Kind::Hash);
    QCOMPARE(report->replayed, qsizetype(8));
}

void tst_SaveReplay::wrongDecision()
{
    SaveGame save = SaveGame::of(*play(*m_module, m_rules, 8));
    save.commands[2].side = QStringLiteral("green");
    const auto report = replay(save, *m_module, m_rules);
    QVERIFY(bool(report));
    QCOMPARE(report->difference->command, qsizetype(2));
    QCOMPARE(report->difference->kind, Kind::Decision);
    QVERIFY(report->difference->text.contains(QStringLiteral("green")));
}

void tst_SaveReplay::unknownPiece()
{
    auto game = Game::start(*m_module, m_rules, {QStringLiteral("battle"), {}, 1}).value();
    act(*game, "move", "B-1", "0201");
    SaveGame save = SaveGame::of(*game);
    save.commands[0].action.insert(QStringLiteral("piece"), QStringLiteral("B-99"));
    const auto report = replay(save, *m_module, m_rules);
    QVERIFY(bool(report));
    QCOMPARE(report->replayed, qsizetype(0));
    QCOMPARE(report->stop->kind, Kind::Refused);
    QVERIFY(report->stop->text.contains(QStringLiteral("B-99")));
}

void tst_SaveReplay::harmfulEdit_data()
{
    QTest::addColumn<QByteArray>("changes");
    const auto row = [](const char *name, const char *changes) {
        QTest::newRow(name) << QByteArray(changes);
    };
    row("no JSON", "[");
    row("no list", "{}");
    row("unknown change", R"([{"change":"explode"}])");
    row("no change", R"([7])");
    row("pop what is not there", R"([{"change":"pop"},{"change":"pop"},{"change":"pop"}])");
    row("local without a decision", R"([{"change":"pop"},{"change":"here","name":"a","value":1}])");
    row("pieces from elsewhere into a stack",
        R"([{"change":"order","space":"0101","pieces":["B-1","R-1"]}])");
    row("a piece twice in a stack",
        R"([{"change":"order","space":"0101","pieces":["B-1","B-1"]}])");
    row("carrying each other",
        R"([{"change":"attach","piece":"B-1","carrier":"R-1","at":-1},{"change":"attach","piece":"R-1","carrier":"B-1","at":-1}])");
    row("carrying itself", R"([{"change":"attach","piece":"B-1","carrier":"B-1","at":-1}])");
    row("unknown piece", R"([{"change":"move","piece":"X","space":"0101","at":-1}])");
    row("unknown space", R"([{"change":"move","piece":"B-1","space":"9999","at":-1}])");
    row("unknown property", R"([{"change":"piece","piece":"B-1","prop":"wings","value":1}])");
    row("unknown variable", R"([{"change":"var","var":"weather","value":1}])");
    row("huge number", R"([{"change":"var","var":"points","value":99999999999}])");
    row("far too many steps", R"([{"change":"steps","piece":"B-1","steps":32767}])");
    row("negative steps", R"([{"change":"steps","piece":"B-1","steps":-1}])");
    row("dice beyond the set ones", R"([{"change":"random","a":"1","b":"2","scripted":9}])");
    row("unknown phase", R"([{"change":"phase","phase":"tea","each":null,"side":null}])");
}

void tst_SaveReplay::harmfulEdit()
{
    QFETCH(QByteArray, changes);
    SaveGame save = SaveGame::of(*play(*m_module, m_rules, 1));
    save.commands.push_back({save.commands[0].decision, save.commands[0].side, {}, changes, "0"});
    save.done = 2;
    const auto report = replay(save, *m_module, m_rules);
    QVERIFY(bool(report));
    QCOMPARE(report->replayed, qsizetype(1));
    QCOMPARE(report->stop->kind, Kind::Refused);
    QCOMPARE(report->game->state().hash(), save.commands[0].hash);
}

QTEST_GUILESS_MAIN(tst_SaveReplay)
#include "tst_savereplay.moc"
