// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/names.h"
#include "engine/state/statedata.h"

#include <QByteArray>

namespace engine {

/// Equal states, equal hashes: in every process and on every machine.
QByteArray stateHash(const StateData &data, const Names &names);

} // namespace engine
