// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "engine/module/read/moduleloader.h"
#include "scripting/luarules.h"

#include <QDir>
#include <QFileInfo>

/// Games of all modules and templates in a controller.
namespace anygame {

inline QStringList folders()
{
    QStringList found;
    for (const char *name : {"modules", "resources/templates"}) {
        const QDir folder(QStringLiteral(HEXSMITH_SOURCE_DIR "/") + QLatin1String(name));
        for (const QString &entry : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            if (QFileInfo::exists(folder.filePath(entry) + QStringLiteral("/module.json")))
                found.append(folder.filePath(entry));
        }
    }
    return found;
}

inline std::shared_ptr<const engine::Module> module(const QString &folder)
{
    const auto files = engine::ModuleFiles::open(folder);
    return files ? engine::loadModule(files.value()).module : nullptr;
}

/// Null: it does not start.
inline std::unique_ptr<app::GameController> started(const QString &folder, const QString &scenario,
                                                    quint64 seed)
{
    const auto loaded = module(folder);
    auto rules = loaded ? scripting::LuaRules::load(*loaded) : engine::Error();
    if (!rules)
        return {};
    std::shared_ptr<engine::Rules> shared = std::move(rules).value();
    auto game = engine::Game::start(*loaded, *shared, {scenario, {}, seed});
    if (!game)
        return {};
    return std::make_unique<app::GameController>(loaded, shared, std::move(game).value());
}

} // namespace anygame
