// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

namespace engine {

/// Replaces the file \a path by \a content at once: readers see the old file or the new one.
Result<Done> writeAtomically(const QString &path, const QByteArray &content);

/// The content of \a path, refused when it is larger than \a limit bytes.
Result<QByteArray> readBounded(const QString &path, qint64 limit);

} // namespace engine
