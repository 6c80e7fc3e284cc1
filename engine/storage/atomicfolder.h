// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <QByteArray>
#include <QMap>

namespace engine {

/// Makes the folder \a path with \a files ("boards/map.json") in it, or nothing at all. Refuses a
/// place where something is already; an empty folder is nothing.
Result<Done> writeFolderAtomically(const QString &path, const QMap<QString, QByteArray> &files);

} // namespace engine
