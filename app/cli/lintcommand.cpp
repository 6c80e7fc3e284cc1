// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/drawingprogram.h"
#include "engine/core/issuejson.h"
#include "engine/i18n/extractor.h"
#include "engine/i18n/i18nstats.h"
#include "engine/module/lint.h"
#include "engine/module/modulefinder.h"
#include "engine/storage/atomicfile.h"
#include "engine/storage/disk.h"
#include "scripting/luarules.h"
#include "scripting/rulescheck.h"

#include <QDir>
#include <QFileInfo>

namespace app {

namespace {

void printIssues(const engine::Issues &issues, bool asJson)
{
    if (!asJson) {
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
    printJson(json);
}

Exit extract(const engine::Module &module, bool asJson)
{
    if (module.files.isPacked())
        return fail(
            Exit::CalledWrongly,
            QCoreApplication::translate("Command",
                                        "Texts are extracted in a module's folder, not in a "
                                        "packed file."));
    const auto files = engine::extractTranslations(module);
    if (!files)
        return fail(Exit::DoesNotHold, files.error().message);
    QMap<QString, QByteArray> byPath;
    for (auto it = files->begin(); it != files->end(); ++it) {
        const QString path = module.files.path() + u'/' + it.key();
        if (const int number = engine::disk::makeFolder(QFileInfo(path).path()))
            return fail(Exit::DoesNotHold, engine::disk::failure(path, number).message);
        byPath.insert(path, it.value());
    }
    if (const auto done = engine::writeAtomically(byPath); !done)
        return fail(Exit::DoesNotHold, done.error().message);
    engine::Json written = engine::Json::array();
    for (const QString &name : files->keys()) {
        written.append(name);
        if (!asJson)
            print(name.toUtf8());
    }
    if (asJson) {
        engine::Json json = engine::Json::object();
        json.insert(QStringLiteral("files"), written);
        printJson(json);
    }
    return Exit::Good;
}

Exit stats(const engine::Module &module, bool asJson)
{
    engine::Json json = engine::Json::object();
    for (const QString &language : module.languages) {
        if (language == module.language)
            continue;
        const auto counted = engine::I18nStats::of(module, language);
        if (!counted)
            return fail(Exit::DoesNotHold, counted.error().message);
        engine::Json one = engine::Json::object();
        one.insert(QStringLiteral("total"), counted->total());
        one.insert(QStringLiteral("done"), counted->done);
        one.insert(QStringLiteral("unfinished"), counted->unfinished);
        one.insert(QStringLiteral("missing"), counted->missing);
        const int percent = counted->total() ? counted->done * 100 / counted->total() : 100;
        one.insert(QStringLiteral("percent"), percent);
        json.insert(language, one);
        if (!asJson)
            print(language.toUtf8() + ": " + QByteArray::number(counted->done) + " of "
                  + QByteArray::number(counted->total()) + " texts (" + QByteArray::number(percent)
                  + " %), " + QByteArray::number(counted->unfinished) + " unfinished, "
                  + QByteArray::number(counted->missing) + " missing");
    }
    if (asJson)
        printJson(json);
    return Exit::Good;
}

// The art of the counters is looked at by the program that draws them.
engine::Issues artIssues(const QString &path)
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
    const engine::LoadedModule loaded = engine::loadModule(files.value());
    // Scripts can be read without the rest, but not run.
    engine::Issues scripts = scripting::checkSyntax(files.value());
    if (!loaded.module)
        return loaded.issues + scripts;
    if (scripts.isEmpty() && !engine::hasErrors(loaded.issues))
        scripts = scripting::checkRules(*loaded.module);
    return engine::lint(*loaded.module, loaded.issues, scripts + artIssues(path));
}

} // namespace

Exit runLint(const Arguments &arguments)
{
    const engine::ModuleFinder finder(QCoreApplication::applicationDirPath());
    const auto path = finder.find(arguments.plain().first());
    if (!path)
        return fail(Exit::CalledWrongly, path.error().message);
    const engine::Issues issues = issuesOf(path.value());
    printIssues(issues, arguments.has(QStringLiteral("--json")));
    return issues.isEmpty() ? Exit::Good : Exit::DoesNotHold;
}

Exit runI18n(const Arguments &arguments)
{
    const QString verb = arguments.plain().first();
    if (verb != QLatin1String("extract") && verb != QLatin1String("stats"))
        return fail(Exit::CalledWrongly,
                    QCoreApplication::translate("Command", "i18n does extract or stats, not '%1'.")
                        .arg(verb));
    const auto [module, issues, exit] = openModule(arguments.plain().last());
    if (!module)
        return exit;
    const bool asJson = arguments.has(QStringLiteral("--json"));
    return verb == QLatin1String("extract") ? extract(*module, asJson) : stats(*module, asJson);
}

} // namespace app
