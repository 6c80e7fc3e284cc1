// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace engine {

/// Why a picture would take far more than its pixels do; empty when it would not.
///
/// A PNG may carry texts of a few bytes that unpack to gigabytes, and a JPEG may go over the same
/// points thousands of times. Decoders limit neither.
QString hiddenBurden(QByteArrayView image);

} // namespace engine
