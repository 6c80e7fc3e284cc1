// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <QByteArray>
#include <QMap>
#include <QString>

/// Zip files: read from strangers with every suspicion, written so that equal files give equal
/// bytes.
namespace engine::archive {

/// Content by path, with '/' between folders.
using Files = QMap<QString, QByteArray>;

/// Unpacks the zip file \a path into memory.
Result<Files> read(const QString &path);
/// Unpacks the bytes of a zip file.
Result<Files> unpacked(const QByteArray &zip);

/// Modules are packed once and carried far, games are saved again and again.
enum class Effort { Small, Fast };
/// The bytes of a zip file with \a files.
Result<QByteArray> packed(const Files &files, Effort effort = Effort::Small);
/// Writes \a files as a zip file to \a path, all or nothing.
Result<Done> write(const Files &files, const QString &path);

/// Unpacks the zip file \a path into \a folder, which must be empty or missing, all or nothing.
Result<Done> unpack(const QString &path, const QString &folder);

} // namespace engine::archive
