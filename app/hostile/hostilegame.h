// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/module.h"

#include <QImage>
#include <QMap>

/// Games with such pictures.
namespace hostile {

using Files = QMap<QString, QByteArray>;

/// The template of a game on hexes, in \a folder.
Files goodGame(const QString &folder);
/// The good game with \a picture as its cover, on its board and on its counters.
Files gameWith(Files good, const QString &picture, const QByteArray &bytes);
bool write(const Files &files, const QString &folder);

/// All counters side by side.
QImage countersOf(const engine::Module &module);

} // namespace hostile
