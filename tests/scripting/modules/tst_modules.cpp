// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/playout.h"
#include "engine/game/save/savefile.h"
#include "engine/i18n/textrenderer.h"
#include "engine/i18n/translator.h"
#include "engine/rules/protocol.h"
#include "scripting/luarules.h"
#include "scripting/modulelint.h"
#include "tests/scripting/modules/shipped.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace engine;
using scripting::LuaRules;

namespace {

constexpr int c_games = 200;
constexpr int c_manyScenarios = 3; ///< Twice as many of them share what is played.
constexpr size_t c_manyPieces = 600; ///< The scenarios of such a module count
constexpr int c_heavy = 4; ///< so many times.
constexpr int c_refusals = 1000; ///< At each point.
constexpr int c_guessesPerExplanation = 50; ///< So many refusals for one that is explained.
constexpr int c_reasons = 50; ///< Offered actions and near misses whose reasons are asked at each.
constexpr int c_closeGames = 5; ///< Whose every position has to keep the invariants.

/// How much of everything.
struct Effort
{
    int decisions; ///< About so many of a scenario: long games are played less,
    int fewestGames; ///< but so many are.
    int deepGames; ///< Looked into at random points,
    int deepCommands; ///< or until so much was looked into.
    int points; ///< Of each game that is looked into.
    int sameGames; ///< Played by one and by two at once.
};

constexpr Effort c_usual{15'000, 2, 4, 4000, 4, 2};
constexpr Effort c_full{150'000, 10, 200, 10'000'000, 20, 8};

/// Usually what takes minutes; hours when more is asked for.
Effort effort()
{
    const int asked = qEnvironmentVariableIntValue("HEXSMITH_TEST_GAMES");
    Effort effort = asked > 0 ? c_full : c_usual;
    if (asked > 0)
        effort.deepGames = asked;
    return effort;
}

/// Every verb, value, piece and space that a game knows: what a wild guess is made from.
class Guesser
{
public:
    explicit Guesser(quint64 seed)
        : m_random(seed)
    {
    }

    void learn(const Offer &offer)
    {
        for (const Action &action : offer.actions) {
            if (std::find(m_verbs.begin(), m_verbs.end(), action.verb) == m_verbs.end())
                m_verbs.push_back(action.verb);
            if (m_values.size() < 200
                && std::find(m_values.begin(), m_values.end(), action.value) == m_values.end())
                m_values.push_back(action.value);
        }
    }

    Action guess(const Game &game)
    {
        const GameState &state = game.state();
        Action action;
        action.verb = m_random.below(20) ? m_verbs[m_random.below(uint32_t(m_verbs.size()))]
                                         : state.names().intern(QByteArray("no such verb"));
        if (m_random.below(4) && state.pieceCount())
            action.piece = PieceId(int32_t(m_random.below(uint32_t(state.pieceCount()))));
        if (m_random.below(3) && state.spaceCount())
            action.space = SpaceId(int32_t(m_random.below(uint32_t(state.spaceCount()))));
        if (!m_random.below(3))
            action.value = m_values[m_random.below(uint32_t(m_values.size()))];
        else if (!m_random.below(4))
            action.value = Value::integer(int32_t(m_random.below(100)) - 50);
        return action;
    }

    /// One that is not possible.
    Action wrongGuess(Game &game)
    {
        Action action = guess(game);
        while (game.possible(action))
            action = guess(game);
        return action;
    }

    const Action &oneOf(const std::vector<Action> &actions)
    {
        return actions[m_random.below(uint32_t(actions.size()))];
    }

    /// Like an offered action but for its piece or its place, which a person could have pointed at,
    /// and not possible itself.
    std::optional<Action> nearMiss(Game &game, const Action &offered)
    {
        const GameState &state = game.state();
        for (int tries = 0; tries < 10; ++tries) {
            Action action = offered;
            if (offered.piece && (!offered.space || m_random.below(2)))
                action.piece = PieceId(int32_t(m_random.below(uint32_t(state.pieceCount()))));
            else if (offered.space)
                action.space = SpaceId(int32_t(m_random.below(uint32_t(state.spaceCount()))));
            if (!game.possible(action))
                return action;
        }
        return std::nullopt;
    }

private:
    Random m_random;
    std::vector<NameId> m_verbs;
    std::vector<Value> m_values{Value()};
};

/// A game played to its end, with the hash of every position.
struct Played
{
    std::unique_ptr<Game> game;
    std::vector<QByteArray> hashes; ///< [n]: after n commands.
};

} // namespace

/// What every module has to stand, whatever its game is.
class tst_Modules : public QObject
{
    Q_OBJECT

private slots:
    void lints_data();
    void lints();
    void answersOnlyWhatIsAsked_data() { shipped::addScenarios(); }
    void answersOnlyWhatIsAsked();
    void plays_data() { shipped::addScenarios(); }
    void plays();
    void holdsAtRandomPoints_data() { shipped::addScenarios(); }
    void holdsAtRandomPoints();
    void sameForAnyJobs_data() { shipped::addScenarios(); }
    void sameForAnyJobs();

private:
    bool open(const QString &folder);
    /// What is played of a scenario is divided by it.
    int share() const
    {
        const int heft = m_module->pieces.size() > c_manyPieces ? c_heavy : 1;
        return std::max(1, int(m_module->scenarios.size()) * heft / c_manyScenarios);
    }
    /// So many of a number that is made smaller by the share, but at least two.
    int shared(int number) const { return std::max(2, number / share()); }
    void play(const QString &scenario, quint64 seed, Guesser &guesser, Played &played);
    void undoesStepByStep(Played &played);
    void undoesAndRedoesAll(Played &played, qsizetype point);
    void savesAndLoads(Played &played);
    void replaysInNewProcess(const SaveGame &save, const Played &played, const QString &file);
    void acceptsWhatIsOffered(Played &played);
    void refusesTheRest(Played &played, Guesser &guesser);
    void agreesWithItsReasons(Played &played, Guesser &guesser);
    QByteArray runProgram(const QStringList &words);

    std::shared_ptr<const Module> m_module;
    std::unique_ptr<LuaRules> m_rules;
    QString m_folder;
};

bool tst_Modules::open(const QString &folder)
{
    if (m_folder == folder)
        return true;
    m_folder.clear();
    m_rules.reset();
    const auto loaded = shipped::load(folder);
    if (!loaded.isGood())
        return false;
    m_module = loaded.module;
    auto rules = LuaRules::load(*m_module);
    if (!rules) {
        qWarning().noquote() << rules.error().message;
        return false;
    }
    m_rules = std::move(rules).value();
    m_folder = folder;
    return true;
}

void tst_Modules::lints_data()
{
    QTest::addColumn<QString>("folder");
    for (const QString &folder : shipped::folders())
        QTest::addRow("%s", qPrintable(QDir(folder).dirName())) << folder;
}

void tst_Modules::lints()
{
    QFETCH(QString, folder);
    const auto files = ModuleFiles::open(folder);
    QVERIFY(bool(files));
    const auto loaded = loadModule(files.value());
    // The art of the counters is looked at by tst_livemodule, which can draw.
    const Issues issues = scripting::lint(files.value(), loaded, {});
    QVERIFY2(issues.isEmpty(), issues.isEmpty() ? "" : qPrintable(issues.first().toString()));
    QVERIFY(loaded.isGood());
    QVERIFY(!loaded.module->scenarios.empty());
    QCOMPARE(loaded.module->id, QDir(folder).dirName());
}

void tst_Modules::answersOnlyWhatIsAsked()
{
    QFETCH(QString, folder);
    QFETCH(QString, scenario);
    QVERIFY(open(folder));
    const auto game = Game::start(*m_module, *m_rules, {scenario, {}, 1});
    QVERIFY2(bool(game), game ? "" : qPrintable(game.error().message));
    // Besides the standard ones the window asks those that the bar names as areas.
    QStringList asked;
    if (m_rules->queries().contains(QStringLiteral("status"))) {
        const auto status = m_rules->query(game.value()->state(), QStringLiteral("status"),
                                           Json::object(), SideId());
        QVERIFY2(bool(status), status ? "" : qPrintable(status.error().message));
        const Json areas = status.value()[u"areas"];
        for (qsizetype i = 0; i < areas.size(); ++i)
            asked.append(areas.at(i)[u"query"].toString());
    }
    for (const QString &name : m_rules->queries())
        QVERIFY2(protocol::query(name) || asked.contains(name), qPrintable(name));
}

void tst_Modules::plays()
{
    QFETCH(QString, folder);
    QFETCH(QString, scenario);
    QVERIFY(open(folder));
    Playout playout(*m_module);
    playout.setWatch([](Game &game) {
        const bool closely = game.setup().seed <= c_closeGames;
        if (!closely && game.commandCount() % 10)
            return QString();
        const auto broken = game.rules().broken(game.state());
        return broken ? broken->join(u'\n') : broken.error().message;
    });
    const auto makeRules = [this]() -> Result<std::unique_ptr<Rules>> {
        auto rules = LuaRules::load(*m_module);
        if (!rules)
            return rules.error();
        return std::unique_ptr<Rules>(std::move(rules).value());
    };
    const auto first = playout.run(scenario, 1, 1, 1, makeRules);
    QVERIFY2(bool(first), first ? "" : qPrintable(first.error().message));
    const auto length = std::max<qint64>(1, qint64(first->decisions));
    const int games = int(std::clamp<qint64>(effort().decisions / share() / length,
                                             shared(effort().fewestGames), c_games));
    const auto summary = playout.run(scenario, games, 1, 2, makeRules);
    QVERIFY2(bool(summary), summary ? "" : qPrintable(summary.error().message));
    QVERIFY2(!summary->errors, qPrintable(summary->firstError));
    QCOMPARE(summary->finished, games);
    QVERIFY(summary->decisions >= games);
}

void tst_Modules::play(const QString &scenario, quint64 seed, Guesser &guesser, Played &played)
{
    auto game = Game::start(*m_module, *m_rules, {scenario, {}, seed});
    QVERIFY2(bool(game), game ? "" : qPrintable(game.error().message));
    played.game = std::move(game).value();
    played.hashes.push_back(played.game->state().hash());
    Random random(seed);
    while (!played.game->state().isOver()) {
        const auto &actions = played.game->offer().actions;
        QVERIFY(!actions.empty());
        guesser.learn(played.game->offer());
        const Action action = actions[random.below(uint32_t(actions.size()))];
        const auto done = played.game->perform(action);
        QVERIFY2(bool(done), done ? "" : qPrintable(done.error().message));
        played.hashes.push_back(played.game->state().hash());
    }
    QVERIFY(played.game->offer().actions.empty());
}

void tst_Modules::undoesStepByStep(Played &played)
{
    Game &game = *played.game;
    while (game.canUndo(Game::Barriers::Ignore)) {
        QVERIFY(bool(game.undo(Game::Barriers::Ignore)));
        QCOMPARE(game.state().hash(), played.hashes[size_t(game.commandCount())]);
    }
    QCOMPARE(game.commandCount(), 0);
    while (game.canRedo()) {
        QVERIFY(bool(game.redo()));
        QCOMPARE(game.state().hash(), played.hashes[size_t(game.commandCount())]);
    }
    QCOMPARE(size_t(game.commandCount()) + 1, played.hashes.size());
}

void tst_Modules::undoesAndRedoesAll(Played &played, qsizetype point)
{
    Game &game = *played.game;
    QVERIFY(bool(game.goTo(point)));
    QCOMPARE(game.state().hash(), played.hashes[size_t(point)]);
    const auto offered = game.offer().actions.size();
    QVERIFY(bool(game.goTo(0)));
    QCOMPARE(game.state().hash(), played.hashes.front());
    QVERIFY(bool(game.goTo(qsizetype(game.history().size()))));
    QCOMPARE(game.state().hash(), played.hashes.back());
    QVERIFY(bool(game.goTo(point)));
    QCOMPARE(game.state().hash(), played.hashes[size_t(point)]);
    QCOMPARE(game.offer().actions.size(), offered);
}

void tst_Modules::savesAndLoads(Played &played)
{
    const SaveGame save = SaveGame::of(*played.game);
    const auto bytes = packedSave(save);
    QVERIFY(bool(bytes));
    const auto loaded = readSave(bytes.value(), QStringLiteral("save"));
    QVERIFY(bool(loaded));
    QVERIFY(!loaded->damaged);
    QVERIFY(loaded->save == save);
}

void tst_Modules::acceptsWhatIsOffered(Played &played)
{
    Game &game = *played.game;
    const GameState before = game.state();
    const std::vector<Action> actions = game.offer().actions;
    for (const Action &action : actions) {
        bool looked = false;
        const auto done = game.attempt(action, 1, [&](Game &) { looked = true; });
        QVERIFY2(bool(done), done ? "" : qPrintable(done.error().message));
        QVERIFY(looked);
        QVERIFY(game.state() == before);
    }
    QCOMPARE(game.state().hash(), before.hash());
    QCOMPARE(game.offer().actions.size(), actions.size());
}

void tst_Modules::refusesTheRest(Played &played, Guesser &guesser)
{
    Game &game = *played.game;
    const GameState before = game.state();
    const qsizetype commands = game.commandCount();
    for (int i = 0; i < c_refusals; ++i) {
        const Action action = guesser.wrongGuess(game);
        const auto done = game.perform(action);
        QVERIFY(!done);
        QCOMPARE(done.error().code, Error::Code::IllegalAction);
        QCOMPARE(game.commandCount(), commands);
        QVERIFY(game.state() == before);
        if (i % c_guessesPerExplanation)
            continue;
        const auto verdict = game.explain(action);
        QVERIFY2(bool(verdict), verdict ? "" : qPrintable(verdict.error().message));
        QVERIFY(!verdict->legal);
        QVERIFY(!verdict->text.isEmpty());
        QVERIFY(verdict->rule || !game.offer().rule);
        QVERIFY(game.state() == before);
    }
}

/// What `why` says agrees with what is offered: it has nothing against an offered action, and a
/// reason of its own, with a rule, against one that is nearly the same.
void tst_Modules::agreesWithItsReasons(Played &played, Guesser &guesser)
{
    Game &game = *played.game;
    const auto words = [&](const Action &action, const Verdict &verdict) {
        const Translator translator(*m_module, m_module->language);
        const TextRenderer texts(*m_module, game.state().names(), translator);
        const auto id = [&](auto what, const auto &all) {
            return what ? all[size_t(what.value)].id : QStringLiteral("-");
        };
        return QStringLiteral("%1: %2 %3 %4: %5")
            .arg(game.state().names().text(game.offer().decision),
                 game.state().names().text(action.verb), id(action.piece, m_module->pieces),
                 id(action.space, m_module->map.spaces()), texts.render(verdict.text));
    };
    const auto nothingAgainst = [&](const Verdict &verdict) {
        return game.state().names().utf8(verdict.text.source) == "That can't be done here now.";
    };
    std::vector<Action> actions = game.offer().actions;
    for (int i = 0; i < c_reasons && !actions.empty(); ++i) {
        const Action offered = guesser.oneOf(actions);
        const auto verdict = m_rules->explain(game.state(), offered);
        QVERIFY2(bool(verdict), verdict ? "" : qPrintable(verdict.error().message));
        QVERIFY2(nothingAgainst(verdict.value()), qPrintable(words(offered, verdict.value())));
        const auto missed = guesser.nearMiss(game, offered);
        if (!missed)
            continue;
        const auto refusal = m_rules->explain(game.state(), *missed);
        QVERIFY2(bool(refusal), refusal ? "" : qPrintable(refusal.error().message));
        QVERIFY2(refusal->rule && !nothingAgainst(refusal.value()),
                 qPrintable(words(*missed, refusal.value())));
    }
}

void tst_Modules::holdsAtRandomPoints()
{
    QFETCH(QString, folder);
    QFETCH(QString, scenario);
    QVERIFY(open(folder));
    QTemporaryDir dir;
    int commands = 0;
    const Effort most = effort();
    for (int number = 0; number < most.deepGames && commands <= most.deepCommands / share();
         ++number) {
        const quint64 seed = 1000 + quint64(number);
        Guesser guesser(seed);
        Played played;
        play(scenario, seed, guesser, played);
        if (QTest::currentTestFailed())
            return;
        commands += int(played.game->commandCount());
        undoesStepByStep(played);
        const SaveGame save = SaveGame::of(*played.game);
        replaysInNewProcess(save, played, dir.filePath(QStringLiteral("game.hexsave")));
        Random random(seed);
        for (int i = 0; i < most.points && !QTest::currentTestFailed(); ++i) {
            const auto point = qsizetype(random.below(uint32_t(played.hashes.size() - 1)));
            undoesAndRedoesAll(played, point);
            savesAndLoads(played);
            acceptsWhatIsOffered(played);
            refusesTheRest(played, guesser);
            agreesWithItsReasons(played, guesser);
        }
        // After all that the same would be saved.
        QVERIFY(bool(played.game->goTo(qsizetype(played.game->history().size()))));
        QVERIFY(SaveGame::of(*played.game) == save);
        if (QTest::currentTestFailed()) {
            qWarning() << "seed" << seed << "command" << played.game->commandCount();
            return;
        }
    }
}

QByteArray tst_Modules::runProgram(const QStringList &words)
{
    QProcess process;
    process.start(QStringLiteral(HEXSMITH_BIN_DIR "/hexsmith-cli"), words);
    if (!process.waitForFinished(600'000) || process.exitStatus() != QProcess::NormalExit
        || process.exitCode() != 0) {
        qWarning().noquote() << process.errorString() << process.readAllStandardError();
        return {};
    }
    return process.readAllStandardOutput();
}

/// The replay compares the position after every command, hence at every point.
void tst_Modules::replaysInNewProcess(const SaveGame &save, const Played &played,
                                      const QString &file)
{
    QVERIFY(bool(writeSave(save, file)));
    const auto report =
        Json::parse(runProgram({QStringLiteral("replay"), file, QStringLiteral("--module"),
                                m_folder, QStringLiteral("--json")}),
                    QStringLiteral("replay"));
    QVERIFY(bool(report));
    QCOMPARE(report.value()[u"ok"].toBool(), true);
    QCOMPARE(report.value()[u"hash"].toString().toLatin1(), played.hashes.back());
    QCOMPARE(report.value()[u"replayed"].toInteger(), played.game->commandCount());
}

void tst_Modules::sameForAnyJobs()
{
    QFETCH(QString, folder);
    QFETCH(QString, scenario);
    QVERIFY(open(folder));
    const int games = shared(effort().sameGames);
    QStringList hashes;
    for (const char *jobs : {"1", "2"}) {
        const auto summary = Json::parse(
            runProgram({QStringLiteral("simulate"), folder, QStringLiteral("--scenario"), scenario,
                        QStringLiteral("--games"), QString::number(games), QStringLiteral("--jobs"),
                        QLatin1String(jobs)}),
            QStringLiteral("simulate"));
        QVERIFY(bool(summary));
        QCOMPARE(summary.value()[u"finished"].toInteger(), games);
        hashes.append(summary.value()[u"state_hash"].toString());
    }
    QCOMPARE(hashes[0].size(), 32);
    QCOMPARE(hashes[0], hashes[1]);
}

QTEST_GUILESS_MAIN(tst_Modules)
#include "tst_modules.moc"
