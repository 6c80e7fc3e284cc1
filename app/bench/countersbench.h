// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench/measure.h"

namespace app {

/// Filters, scrolls and edits a table of 600 counters at 1400×900; needs a QApplication.
std::vector<Measure> measureCounters();

} // namespace app
