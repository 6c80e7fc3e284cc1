// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/testing/testwriter.h"

#include "engine/game/save/savereplay.h"
#include "scripting/luatext.h"
#include "scripting/testing/testlines.h"
#include "scripting/testing/testrunner.h"

#include <QCoreApplication>

namespace scripting {

using engine::Error;
using engine::Result;

namespace {

/// What is done for a command without an action: dice or a position that were set by hand.
QStringList editLines(engine::Game &game, const engine::Command &command)
{
    for (const engine::Change &change : command.changes) {
        if (const auto *dice = std::get_if<engine::change::ScriptDice>(&change))
            return {TestLines::dice({dice->numbers.begin(), dice->numbers.end()})};
    }
    const engine::Json before = TestLines::stateOf(game);
    const auto frames = game.state().frames();
    if (const auto done = game.edit(command.changes); !done)
        return {};
    QStringList lines = TestLines::position(game, before, TestLines::stateOf(game));
    if (frames != game.state().frames())
        lines.append(TestLines::decision(game));
    return lines;
}

} // namespace

Result<QStringList> TestWriter::perform(engine::Game &game,
                                        const std::vector<engine::Command> &commands, size_t from,
                                        size_t to, Dice dice)
{
    QStringList lines;
    for (size_t i = from; i < to; ++i) {
        const engine::Command &command = commands[i];
        if (!command.action) {
            lines += editLines(game, command);
            continue;
        }
        std::vector<int> rolled;
        m_rules.context().rolled = &rolled;
        const auto done = game.perform(*command.action);
        m_rules.context().rolled = nullptr;
        if (!done)
            return done.error();
        if (!rolled.empty() && dice == Dice::Set)
            lines.append(TestLines::dice(rolled));
        lines.append(TestLines::action(game, *command.action));
    }
    return lines;
}

Result<TestWriter::Stations> TestWriter::stations(qsizetype from, qsizetype to)
{
    auto report = engine::replay(engine::SaveGame::of(m_game), m_game.module(), m_rules);
    if (!report)
        return report.error();
    engine::Game &copy = *report.value().game;
    if (report.value().stop || copy.history().size() < size_t(to))
        return Error{Error::Code::ScriptFailed,
                     QCoreApplication::translate(
                         "TestWriter", "The game does not go as it went, so that no test can.")};
    const std::vector<engine::Command> commands = copy.history();
    Stations all;
    if (const auto gone = copy.goTo(0); !gone)
        return gone.error();
    all.start = TestLines::stateOf(copy);
    auto before = perform(copy, commands, 0, size_t(from), Dice::FromSeed);
    if (!before)
        return before.error();
    all.before = TestLines::stateOf(copy);
    all.position = TestLines::position(copy, all.start, all.before);
    if (from > 0)
        all.position.append(TestLines::decision(copy));
    auto steps = perform(copy, commands, size_t(from), size_t(to), Dice::Set);
    if (!steps)
        return steps.error();
    all.steps = steps.value();
    all.after = TestLines::stateOf(copy);
    all.end = TestLines::expectations(copy, all.before, all.after) + TestLines::end(copy);
    all.allSteps = before.value();
    for (const QString &line : std::as_const(all.steps)) {
        if (!line.startsWith(QLatin1String("game:dice(")))
            all.allSteps.append(line);
    }
    return all;
}

QString TestWriter::newGame() const
{
    engine::Json setup = engine::Json::object();
    setup.insert(QStringLiteral("scenario"), m_game.setup().scenario);
    setup.insert(QStringLiteral("seed"), qint64(m_game.setup().seed));
    QStringList options = m_game.setup().options.keys();
    options.sort();
    engine::Json chosen = engine::Json::object();
    for (const QString &option : std::as_const(options))
        chosen.insert(option, m_game.setup().options.value(option));
    if (chosen.size() > 0)
        setup.insert(QStringLiteral("options"), chosen);
    return QStringLiteral("local game = newGame") + luaText(setup);
}

QString TestWriter::assembled(const QString &name, const QStringList &lines) const
{
    QString text = QStringLiteral("test(%1, function()\n").arg(luaString(name));
    text += QStringLiteral("  %1\n").arg(newGame());
    for (const QString &line : lines)
        text += QStringLiteral("  %1\n").arg(line);
    return text + QStringLiteral("end)\n");
}

bool TestWriter::passes(const QString &test)
{
    bool isGood = false;
    TestRunner(m_game.module(), m_rules)
        .runText(QStringLiteral("tests/recorded.lua"), test.toUtf8(),
                 [&](const TestRunner::TestResult &result) { isGood = result.passed; });
    return isGood;
}

Result<QString> TestWriter::write(const QString &name, qsizetype from, qsizetype to)
{
    const auto all = stations(from, to);
    if (!all)
        return all.error();
    const QString brief =
        assembled(name, all.value().position + all.value().steps + all.value().end);
    if (passes(brief))
        return brief;
    // Something of the position can't be set: draws to come, pieces on others, open questions.
    const QString whole = assembled(name, all.value().allSteps + all.value().end);
    if (passes(whole))
        return whole;
    return Error{Error::Code::ScriptFailed,
                 QCoreApplication::translate(
                     "TestWriter", "What was played can't be put into a test that passes.")};
}

} // namespace scripting
