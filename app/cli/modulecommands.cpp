// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "engine/module/folder/modulefinder.h"
#include "engine/storage/archive.h"

#include <QFileInfo>

namespace app {

namespace {

engine::Json moduleJson(const engine::Module &module)
{
    engine::Json json = engine::Json::object();
    json.insert(QStringLiteral("id"), module.id);
    json.insert(QStringLiteral("version"), module.version);
    json.insert(QStringLiteral("title"), module.title);
    json.insert(QStringLiteral("languages"), engine::Json::array(module.languages));
    QStringList scenarios;
    for (const engine::Scenario &scenario : module.scenarios)
        scenarios.append(scenario.id);
    json.insert(QStringLiteral("scenarios"), engine::Json::array(scenarios));
    if (!module.hasRules())
        json.insert(QStringLiteral("free_play"), true);
    return json;
}

Exit runList(const Arguments &arguments)
{
    const engine::ModuleFinder finder(QCoreApplication::applicationDirPath());
    engine::Json list = engine::Json::array();
    for (const QString &path : finder.paths()) {
        const auto files = engine::ModuleFiles::open(path);
        const auto loaded = files ? engine::loadModule(files.value()) : engine::LoadedModule();
        if (!loaded.isGood()) {
            fail(Exit::DoesNotHold,
                 files ? path + QStringLiteral(": ")
                         + (loaded.issues.isEmpty() ? QString() : loaded.issues.first().toString())
                       : files.error().message);
            continue;
        }
        engine::Json json = moduleJson(*loaded.module);
        json.insert(QStringLiteral("path"), path);
        if (!arguments.has(QStringLiteral("--json"))) {
            QStringList scenarios;
            for (const engine::Scenario &scenario : loaded.module->scenarios)
                scenarios.append(scenario.id);
            print((loaded.module->id + u'\t' + loaded.module->version + u'\t' + loaded.module->title
                   + u'\t' + loaded.module->languages.join(u',') + u'\t' + scenarios.join(u',')
                   + (loaded.module->hasRules() ? QString() : QStringLiteral("\tfree play")))
                      .toUtf8());
        }
        list.append(std::move(json));
    }
    if (arguments.has(QStringLiteral("--json"))) {
        engine::Json json = engine::Json::object();
        json.insert(QStringLiteral("modules"), list);
        printJson(json);
    }
    return Exit::Good;
}

Exit runPack(const Arguments &arguments)
{
    const QString target = arguments.value(QStringLiteral("-o"));
    if (target.isEmpty())
        return fail(Exit::CalledWrongly,
                    QCoreApplication::translate("Command", "Say where to: -o <file.hexmod>."));
    const QString folder = arguments.plain().first();
    if (!QFileInfo(folder).isDir())
        return fail(Exit::CalledWrongly,
                    QCoreApplication::translate("Command", "%1 is no folder.").arg(folder));
    const auto files = engine::ModuleFiles::open(folder);
    if (!files)
        return fail(Exit::DoesNotHold, folder + QStringLiteral(": ") + files.error().message);
    const auto loaded = engine::loadModule(files.value());
    if (!loaded.isGood()) {
        for (const engine::Issue &issue : loaded.issues) {
            if (issue.severity == engine::Issue::Severity::Error)
                return fail(Exit::DoesNotHold, issue.toString());
        }
    }
    if (const auto done = files->pack(target); !done)
        return fail(Exit::DoesNotHold, done.error().message);
    if (arguments.has(QStringLiteral("--json"))) {
        engine::Json json = engine::Json::object();
        json.insert(QStringLiteral("file"), target);
        json.insert(QStringLiteral("bytes"), QFileInfo(target).size());
        json.insert(QStringLiteral("content_hash"), QString::fromLatin1(files->contentHash()));
        printJson(json);
    }
    return Exit::Good;
}

Exit runUnpack(const Arguments &arguments)
{
    const QString target = arguments.value(QStringLiteral("-o"));
    if (target.isEmpty())
        return fail(Exit::CalledWrongly,
                    QCoreApplication::translate("Command", "Say where to: -o <folder>."));
    if (!QFileInfo(arguments.plain().first()).isFile())
        return fail(Exit::CalledWrongly,
                    QCoreApplication::translate("Command", "%1 is no file.")
                        .arg(arguments.plain().first()));
    if (const auto done = engine::archive::unpack(arguments.plain().first(), target); !done)
        return fail(Exit::DoesNotHold,
                    arguments.plain().first() + QStringLiteral(": ") + done.error().message);
    if (arguments.has(QStringLiteral("--json"))) {
        engine::Json json = engine::Json::object();
        json.insert(QStringLiteral("folder"), target);
        printJson(json);
    }
    return Exit::Good;
}

} // namespace

Command listCommand()
{
    return {"list", "", "the modules found", {0, 0, {}, {}}, runList};
}

Command packCommand()
{
    return {"pack",
            "<folder> -o <file.hexmod>",
            "zips a module; equal files give equal bytes",
            {1, 1, {}, {QStringLiteral("-o")}},
            runPack};
}

Command unpackCommand()
{
    return {"unpack",
            "<file> -o <folder>",
            "the other way round",
            {1, 1, {}, {QStringLiteral("-o")}},
            runUnpack};
}

} // namespace app
