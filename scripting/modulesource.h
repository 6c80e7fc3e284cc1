// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/modulefiles.h"

#include <optional>

namespace scripting {

/// Reads the files that a module's Lua can require: its own, and those of the standard library in
/// the version that it names, which the file "std/version" tells.
class ModuleSource
{
public:
    explicit ModuleSource(const engine::ModuleFiles &files);

    std::optional<QByteArray> operator()(const QString &path) const;

private:
    engine::ModuleFiles m_files;
    QByteArray m_version; ///< Empty: none.
    QString m_standard; ///< Its folder, with a '/' at the end.
};

} // namespace scripting
