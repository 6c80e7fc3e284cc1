// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/modulefiles.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace engine {

/// What the program ships for the Lua of every module, in versions that never change once they are
/// out. A module names the one that it was written for (`"std": 1`), so that its games replay.
namespace StandardLibrary {

/// From 1 on.
int newest();
bool has(int version);
/// The version that the files of a module ask for; 0: none.
int versionOf(const ModuleFiles &module);

/// "std/1", the folder of a version, as errors of its files name it.
QString folder(int version);
/// The names of the files of a version with their folder: "std/1/odds.lua".
QStringList files(int version);
/// A file of a version ("std/1/odds.lua", "std/1/locale/es.ts"); nothing where there is none.
std::optional<QByteArray> read(const QString &path);

} // namespace StandardLibrary

} // namespace engine
