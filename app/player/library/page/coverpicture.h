// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/module.h"

#include <QPixmap>

namespace app {

/// The cover of a module, cropped to fill \a size; a ground of hexes when it has none.
QPixmap coverPicture(const engine::Module &module, QSize size, double ratio);

/// \a image cropped to fill \a size, with the upper corners (or the left ones) rounded.
QPixmap fitted(const QImage &image, QSize size, double ratio);

} // namespace app
