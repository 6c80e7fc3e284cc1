// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/rulescheck.h"

#include "engine/game/play/game.h"
#include "scripting/answercheck.h"
#include "scripting/luarules.h"
#include "scripting/source/namescheck.h"

#include <QCoreApplication>
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

} // namespace

// Files that main.lua never reaches, tests among them, are at least read.
engine::Issues checkSyntax(const engine::ModuleFiles &files)
{
    engine::Issues issues;
    const QString ending = QStringLiteral(".lua");
    const QStringList names = files.namesIn(QStringLiteral("rules"), ending)
        + files.namesIn(QStringLiteral("tests"), ending);
    for (const QString &name : names) {
        const auto content = files.read(name);
        if (!content)
            continue;
        LuaRuntime runtime([](const QString &) { return std::nullopt; });
        // Only the reading counts: the chunk is wrapped so that running it does nothing.
        const auto failed = runtime.runText("do return end " + content.value(), name);
        if (failed)
            issues.append({engine::Issue::Severity::Error,
                           failed->file.isEmpty() ? name : failed->file, failed->line,
                           failed->message});
        else if (!content.value().isValidUtf8())
            issues.append({engine::Issue::Severity::Error, name, 0,
                           QCoreApplication::translate("RulesCheck", "The file is not UTF-8.")});
    }
    return issues;
}

engine::Issues checkRules(const engine::Module &module)
{
    engine::Issues issues = checkSyntax(module.files);
    if (!issues.isEmpty())
        return issues;
    if (!module.hasRules())
        return issues;
    issues += NamesCheck::run(module);
    const auto rules = LuaRules::load(module);
    if (!rules) {
        issues.append(issueOf(rules.error().message));
        return issues;
    }
    issues += rules.value()->definitions().check(module);
    AnswerCheck answers(*rules.value());
    for (const engine::Scenario &scenario : module.scenarios) {
        const auto game = engine::Game::start(module, *rules.value(), {scenario.id, {}, 1});
        if (game)
            answers.play(*game.value());
        else
            issues.append(issueOf(game.error().message));
    }
    return issues + answers.issues();
}

} // namespace scripting
