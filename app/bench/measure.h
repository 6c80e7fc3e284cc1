// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace app {

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

} // namespace app
