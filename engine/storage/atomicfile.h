// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <QByteArray>
#include <QMap>

namespace engine {

/// Replaces the file \a path by \a content at once: readers, a program that dies and a machine that
/// loses its power find the old file or the new one. When it can't be written, on a full disk for
/// example, the old one stays and the error says what can be done.
///
/// Everything that the program writes goes this way, or through AppendFile.
Result<Done> writeAtomically(const QString &path, const QByteArray &content);

/// The same for files that belong together: none is replaced before all are on the disk.
Result<Done> writeAtomically(const QMap<QString, QByteArray> &contentByPath);

/// The content of \a path, refused when it is larger than \a limit bytes.
Result<QByteArray> readBounded(const QString &path, qint64 limit);

} // namespace engine
