// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QWidget;

namespace app {

/// Shows those of \a spare that have room in a row, the first ones being given up first. The row
/// \a needs so much width as it is now, has \a room, and leaves \a spacing between widgets.
void showWhatFits(const QList<QWidget *> &spare, int needs, int room, int spacing);

} // namespace app
