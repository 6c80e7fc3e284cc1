// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/rulescheck.h"

#include "engine/game/game.h"
#include "scripting/luarules.h"

#include <QRegularExpression>

namespace scripting {

namespace {

// "rules/combat.lua:12: text" as an issue with its place.
engine::Issue issueOf(const QString &message)
{
    static const QRegularExpression place(QStringLiteral("^([\\w./-]+\\.lua):(\\d+): (.*)$"),
                                          QRegularExpression::DotMatchesEverythingOption);
    const auto match = place.match(message);
    engine::Issue issue;
    issue.message = match.hasMatch() ? match.captured(3) : message;
    issue.file = match.hasMatch() ? match.captured(1) : QStringLiteral("rules/main.lua");
    issue.line = match.hasMatch() ? match.captured(2).toInt() : 0;
    return issue;
}

// Files that main.lua never reaches, tests among them, are at least read.
void checkSyntax(const engine::Module &module, engine::Issues &issues)
{
    QStringList files = module.files.namesIn(QStringLiteral("rules"), QStringLiteral(".lua"));
    files += module.files.namesIn(QStringLiteral("tests"), QStringLiteral(".lua"));
    for (const QString &file : files) {
        const auto content = module.files.read(file);
        if (!content)
            continue;
        LuaRuntime runtime([](const QString &) { return std::nullopt; });
        // Only the reading counts: the chunk is wrapped so that running it does nothing.
        const auto failed
            = runtime.runText("do return end " + content.value(), file);
        if (failed)
            issues.append({engine::Issue::Severity::Error, failed->file.isEmpty() ? file : failed->file,
                           failed->line, failed->message});
    }
}

} // namespace

engine::Issues checkRules(const engine::Module &module)
{
    engine::Issues issues;
    checkSyntax(module, issues);
    if (!issues.isEmpty())
        return issues;
    const auto rules = LuaRules::load(module);
    if (!rules) {
        issues.append(issueOf(rules.error().message));
        return issues;
    }
    issues += rules.value()->check();
    for (const engine::Scenario &scenario : module.scenarios) {
        const auto game = engine::Game::start(module, *rules.value(), {scenario.id, {}, 1});
        if (!game)
            issues.append(issueOf(game.error().message));
    }
    return issues;
}

} // namespace scripting
