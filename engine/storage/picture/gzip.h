// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <QByteArray>

namespace engine {

/// Whether \a bytes begin as a file compressed with gzip does.
bool isGzip(QByteArrayView bytes);

/// What a file compressed with gzip holds; refused as soon as it is more than \a most bytes.
Result<QByteArray> gunzip(const QByteArray &bytes, qint64 most);

} // namespace engine
