// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/drawingprogram.h"
#include "engine/core/issuejson.h"
#include "engine/module/folder/modulefinder.h"
#include "scripting/modulelint.h"

namespace app {

namespace {

// Of such a module less is checked: hands reach every space and ask no paragraph.
bool isFreePlay(const QString &path)
{
    const auto files = engine::ModuleFiles::open(path);
    return files && files->contains(QStringLiteral("module.json"))
        && !files->contains(QStringLiteral("rules/main.lua"));
}

void printIssues(const engine::Issues &issues, bool asJson, bool isFreePlay)
{
    if (!asJson) {
        if (isFreePlay)
            print("free play: the module has no rules");
        for (const engine::Issue &issue : issues) {
            const bool isError = issue.severity == engine::Issue::Severity::Error;
            print((isError ? "error: " : "warning: ") + issue.toString().toUtf8());
        }
        return;
    }
    engine::Json list = engine::Json::array();
    for (const engine::Issue &issue : issues)
        list.append(engine::toJson(issue));
    engine::Json json = engine::Json::object();
    json.insert(QStringLiteral("issues"), list);
    if (isFreePlay)
        json.insert(QStringLiteral("free_play"), true);
    printJson(json);
}

// The art is looked at by the program that draws it, which knows what is found here.
engine::Issues drawnIssues(const QString &path)
{
    engine::Issues issues;
    if (!hasDrawingProgram())
        return issues;
    const auto reply = runDrawingProgram({QStringLiteral("--check-art"), path});
    if (!reply)
        return {{engine::Issue::Severity::Error, path, 0, reply.error().message}};
    const auto list = engine::Json::parse(reply->out, QStringLiteral("art"));
    for (qsizetype i = 0; list && i < list->size(); ++i)
        issues.append(engine::issueFromJson(list->at(i)));
    return issues;
}

engine::Issues issuesOf(const QString &path)
{
    const auto files = engine::ModuleFiles::open(path);
    if (!files)
        return {{engine::Issue::Severity::Error, path, 0, files.error().message}};
    return scripting::lint(files.value(), [&](const engine::Module &, const engine::Issues &) {
        return drawnIssues(path);
    });
}

Exit runLint(const Arguments &arguments)
{
    const engine::ModuleFinder finder(QCoreApplication::applicationDirPath());
    const auto path = finder.find(arguments.plain().first());
    if (!path)
        return fail(Exit::CalledWrongly, path.error().message);
    const engine::Issues issues = issuesOf(path.value());
    printIssues(issues, arguments.has(QStringLiteral("--json")), isFreePlay(path.value()));
    return issues.isEmpty() ? Exit::Good : Exit::DoesNotHold;
}

} // namespace

Command lintCommand()
{
    return {"lint",
            "<module>",
            "every problem in one run; 0 when there is none",
            {1, 1, {}, {}},
            runLint};
}

} // namespace app
