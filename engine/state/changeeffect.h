// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/change.h"
#include "engine/state/statedata.h"

namespace engine {

/// Does \a change to the data of a state and returns what takes it back.
Change applyChange(StateData &data, const Change &change);

} // namespace engine
