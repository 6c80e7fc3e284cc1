// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/save/savefile.h"
#include "engine/game/save/savereplay.h"
#include "engine/module/read/moduleloader.h"
#include "scripting/luarules.h"
#include "tests/engine/module/smallmodule.h"

#include <QDir>
#include <QTest>

using namespace engine;
using scripting::LuaRules;

namespace {

const QByteArray c_rules = R"(
local function actions(game, offer)
  for _, piece in ipairs(game:pieces{ side = game.side, onMap = true }) do
    for _, space in ipairs(piece.space.neighbours) do
      if space.kind == "hex" then offer:piece("march", piece, { space = space }) end
    end
  end
  offer:button("roll")
  offer:button("plan", { value = "left" })
  offer:button("plan", { value = 3 })
  offer:button("done")
end
local verbs = {
  prompt = _"Choose.",
  actions = actions,
  march = function(turn, action)
    turn:move(action.piece, action.space)
    turn:set(action.piece, "moved", true)
    turn:log({ _"{1} moves.", action.piece })
  end,
  roll = function(turn) turn.vars.points = turn:roll(SIDES) end,
  plan = function(turn, action) turn.vars.plan = { action.value, turn.side } end,
  done = function(turn) turn:next() end,
}
decision "move.choose" (verbs)
decision "combat.target" (verbs)
decision "end" (verbs)
)";

/// The small module with rules; in another version the die has \a sides.
QMap<QString, QByteArray> filesWithRules(const char *sides = "6")
{
    auto files = smallModule();
    files["rules/main.lua"] = QByteArray(c_rules).replace("SIDES", sides);
    files["rules/sequence.json"].replace(R"("side": "red"})",
                                         R"("side": "red", "decision": "end"})");
    return files;
}

/// Clicks at random, also on undo; stops when the game is over.
void play(Game &game, quint64 seed, int clicks)
{
    Random random(seed);
    for (int i = 0; i < clicks; ++i) {
        if (random.below(8) == 0 && game.canUndo()) {
            QVERIFY(bool(game.undo()));
            continue;
        }
        const auto &actions = game.offer().actions;
        if (actions.empty())
            return;
        const Action action = actions[random.below(uint32_t(actions.size()))];
        const auto done = game.perform(action);
        QVERIFY2(bool(done), done ? "" : qPrintable(done.error().message));
    }
}

} // namespace

class tst_LuaSaves : public QObject
{
    Q_OBJECT

private slots:
    void sameAfterLoading_data();
    void sameAfterLoading();
    void otherRules();

private:
    struct Loaded
    {
        std::shared_ptr<const Module> module;
        std::unique_ptr<LuaRules> rules;
    };
    static Loaded load(const ModuleFiles &files);
};

tst_LuaSaves::Loaded tst_LuaSaves::load(const ModuleFiles &files)
{
    const auto loaded = loadModule(files);
    if (!loaded.isGood()) {
        for (const Issue &issue : loaded.issues)
            qWarning() << issue.toString();
        return {};
    }
    auto rules = LuaRules::load(*loaded.module);
    if (!rules) {
        qWarning() << rules.error().message;
        return {};
    }
    return {loaded.module, std::move(rules).value()};
}

void tst_LuaSaves::sameAfterLoading_data()
{
    QTest::addColumn<QString>("folder"); // empty: the small one
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 5; ++seed)
        QTest::addRow("small, seed %llu", seed) << QString() << seed;
    const QDir modules(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules"));
    const QStringList names = modules.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &name : names) {
        if (!QFile::exists(modules.filePath(name + QStringLiteral("/rules/main.lua"))))
            continue;
        for (quint64 seed = 1; seed <= 3; ++seed)
            QTest::addRow("%s, seed %llu", qPrintable(name), seed)
                << modules.filePath(name) << seed;
    }
}

void tst_LuaSaves::sameAfterLoading()
{
    QFETCH(QString, folder);
    QFETCH(quint64, seed);
    const auto files = folder.isEmpty() ? Result(ModuleFiles::fromMap(filesWithRules()))
                                        : ModuleFiles::open(folder);
    QVERIFY(bool(files));
    const Loaded first = load(files.value());
    const Loaded second = load(files.value());
    QVERIFY(first.rules && second.rules);
    const QString scenario = first.module->scenarios.front().id;
    auto game = Game::start(*first.module, *first.rules, {scenario, {}, seed});
    QVERIFY2(bool(game), game ? "" : qPrintable(game.error().message));
    play(*game.value(), seed, 120);
    const SaveGame save = SaveGame::of(*game.value());
    const auto bytes = packedSave(save);
    QVERIFY(bool(bytes));

    const auto loaded = readSave(bytes.value(), QStringLiteral("save"));
    QVERIFY(bool(loaded));
    QVERIFY(!loaded->damaged);
    QVERIFY(loaded->save == save);
    const auto report = replay(loaded->save, *second.module, *second.rules);
    QVERIFY(bool(report));
    QVERIFY2(report->isFaithful(), report->difference ? qPrintable(report->difference->text) : "");
    QVERIFY(report->moduleDifferences.isEmpty());
    QCOMPARE(report->game->state().hash(), game.value()->state().hash());
    QVERIFY(SaveGame::of(*report->game) == save);
}

void tst_LuaSaves::otherRules()
{
    const Loaded old = load(ModuleFiles::fromMap(filesWithRules()));
    const Loaded corrected = load(ModuleFiles::fromMap(filesWithRules("2")));
    QVERIFY(old.rules && corrected.rules);
    auto game = Game::start(*old.module, *old.rules, {QStringLiteral("battle"), {}, 1});
    QVERIFY(bool(game));
    Action roll;
    roll.verb = game.value()->state().names().intern(QByteArray("roll"));
    for (int i = 0; i < 8; ++i)
        QVERIFY(bool(game.value()->perform(roll)));
    const auto report = replay(SaveGame::of(*game.value()), *corrected.module, *corrected.rules);
    QVERIFY(bool(report));
    QVERIFY(report->stop);
    QCOMPARE(report->stop->kind, ReplayReport::Difference::Kind::Changes);
    QVERIFY(report->replayed < 8);
    QCOMPARE(report->game->commandCount(), report->replayed);
    QVERIFY(report->moduleDifferences.first().contains(QStringLiteral("Files of the module")));
    QVERIFY(bool(report->game->perform(roll)));
}

QTEST_GUILESS_MAIN(tst_LuaSaves)
#include "tst_luasaves.moc"
