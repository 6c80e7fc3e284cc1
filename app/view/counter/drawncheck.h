// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/issue.h"

namespace engine {
struct Module;
}

namespace view {

/// What only a program that draws can find wrong with a module: the art of its counters, and all
/// pictures that are refused. What \a known says of a picture is not said again.
engine::Issues checkDrawn(const engine::Module &module, const engine::Issues &known);

} // namespace view
