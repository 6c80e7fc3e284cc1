// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <QStringList>

namespace engine {

/// Finds modules: those that ship with the program and those in further folders.
class ModuleFinder
{
public:
    /// \a programFolder is where the program lies; modules are looked for around it.
    explicit ModuleFinder(const QString &programFolder);

    void addFolder(const QString &folder);

    /// Whether \a folder holds a module, be it whole or not.
    static bool isModule(const QString &folder);

    /// Module folders and .hexmod files, a folder before a pack of the same name.
    QStringList paths() const;
    /// \a what is a path, or the id of a module that was found.
    Result<QString> find(const QString &what) const;

private:
    QStringList m_folders;
};

} // namespace engine
