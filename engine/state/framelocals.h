// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/frame.h"

namespace engine {

/// Notes \a data under \a name in \a frame, at its place in the order of the names.
void addLocal(Frame &frame, NameId name, Data data);

} // namespace engine
