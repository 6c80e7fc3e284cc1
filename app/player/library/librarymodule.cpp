// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/librarymodule.h"

#include "app/view/counter/drawncheck.h"
#include "app/view/picture/picturecheck.h"
#include "scripting/luarules.h"
#include "scripting/modulelint.h"

#include <QFileInfo>

namespace app {

LibraryModule LibraryModule::read(const QString &path)
{
    auto files = engine::ModuleFiles::open(path);
    LibraryModule entry;
    if (files)
        entry = read(std::move(files).value());
    else
        entry.issues.append({engine::Issue::Severity::Error, {}, 0, files.error().message});
    entry.path = path;
    return entry;
}

LibraryModule LibraryModule::read(engine::ModuleFiles files)
{
    LibraryModule entry;
    entry.path = files.path();
    entry.hash = files.contentHash();
    engine::LoadedModule loaded = engine::loadModule(std::move(files));
    entry.module = loaded.module;
    entry.issues = loaded.issues;
    if (!entry.isGood())
        return entry;
    if (const auto rules = scripting::LuaRules::load(*entry.module); !rules)
        entry.issues.append({engine::Issue::Severity::Error, {}, 0, rules.error().message});
    entry.refused = view::checkPictures(*entry.module);
    return entry;
}

engine::Issues LibraryModule::errors() const
{
    engine::Issues found = issues;
    if (module)
        found = scripting::lint(module->files, view::checkDrawn);
    found.removeIf([](const engine::Issue &issue) {
        return issue.severity != engine::Issue::Severity::Error;
    });
    return found;
}

QString LibraryModule::title() const
{
    return module && !module->title.isEmpty() ? module->title : QFileInfo(path).completeBaseName();
}

QString LibraryModule::details(const engine::Issues &issues)
{
    QStringList lines;
    for (const engine::Issue &issue : issues)
        lines << issue.toString();
    return lines.join(u'\n');
}

QString LibraryModule::reason() const
{
    for (const engine::Issue &issue : issues) {
        if (issue.severity == engine::Issue::Severity::Error)
            return issue.toString();
    }
    return {};
}

} // namespace app
