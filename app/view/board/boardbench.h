// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace view {

/// One thing that was measured, and what it must not exceed.
struct Measure
{
    QString name;
    double value = 0;
    QString unit;
    double limit = 0; ///< 0: none.
    bool ok = true;
    QString beside; ///< What else was seen: spread, conditions.
};

/// Draws a board of 5,000 hexes with 1,000 counters at 1600×1000; needs a QApplication. Takes
/// some seconds. \a started is how long the program has run until it could open a board, in ms.
std::vector<Measure> measureBoard(double started = 0);

} // namespace view
