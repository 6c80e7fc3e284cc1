// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

namespace editor {

class BoardModel;

/// The sheet that is needed for all that is on a board whose file does not say how large it is.
QRectF neededPage(const BoardModel &model);

} // namespace editor
