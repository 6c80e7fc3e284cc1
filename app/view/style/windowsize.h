// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QWidget;

namespace view {

/// Gives a window the size that it wants, or what its screen has room for, with its frame.
void resizeOnScreen(QWidget &window, QSize wanted);

} // namespace view
