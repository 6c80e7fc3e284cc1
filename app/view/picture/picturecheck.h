// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/issue.h"

namespace engine {
struct Module;
}

namespace view {

/// The cover, the pictures of boards and those of counters that the gate refuses: in their places
/// something else is drawn. What \a known finds wrong with a picture is not said again.
engine::Issues checkPictures(const engine::Module &module, const engine::Issues &known = {});

} // namespace view
