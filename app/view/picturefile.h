// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

class QImage;

namespace view {

/// Writes \a image to \a path, all or nothing; how the name ends says in which format.
engine::Result<engine::Done> writePicture(const QImage &image, const QString &path);

} // namespace view
