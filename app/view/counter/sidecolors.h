// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/countercolors.h"

namespace engine {
struct Module;
}

namespace view {

/// Which of the safe colours a side of the module has; \a side from 0.
int safeSideIndex(const engine::Module &module, int side);
CounterColors safeSideColors(const engine::Module &module, int side);

} // namespace view
