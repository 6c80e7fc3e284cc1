// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/read/moduleloader.h"

namespace app {

/// A game of the library; a broken one has issues and perhaps no module.
struct LibraryModule
{
    QString path;
    std::shared_ptr<const engine::Module> module;
    QByteArray hash; ///< Of the module's files, when they were read.
    engine::Issues issues;
    engine::Issues refused; ///< Pictures in whose place something else is drawn.
    bool isOwn = false; ///< Installed by the player, who can remove it.
    bool isDesign = false; ///< A folder that the player edits.

    /// Rules that can't be read are an issue, too: they would stop the game at its start.
    static LibraryModule read(const QString &path);
    static LibraryModule read(engine::ModuleFiles files);

    bool isGood() const { return module && !engine::hasErrors(issues); }
    bool isOf(const QString &id) const { return module && module->id == id; }
    QString title() const;
    /// The errors that lint finds: more than what stops a game. Takes long for large modules.
    engine::Issues errors() const;
    /// The first thing that is wrong, with its place.
    QString reason() const;
    /// One to a line.
    static QString details(const engine::Issues &issues);
};

} // namespace app
