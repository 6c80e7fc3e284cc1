// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <QByteArray>

namespace engine {

/// Whether \a bytes begin as a file compressed with gzip does.
bool isGzip(QByteArrayView bytes);

/// What a file compressed with gzip holds; refused as soon as it is more than \a most bytes.
Result<QByteArray> gunzip(const QByteArray &bytes, qint64 most);

/// To how many bytes zlib's form of packing unpacks: one above \a most where it is more; where it
/// is damaged, as far as it goes.
qint64 inflatedSize(QByteArrayView packed, qint64 most);

/// Of the library that does this, as it is installed.
QString zlibVersion();

} // namespace engine
