// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"
#include "engine/state/valuecodec.h"

namespace engine {

/// Looks whether the arguments of the queries that every module answers alike make sense, so that
/// no module has to: pieces, sides and spaces are there and exist. What else a module is asked is
/// its own.
Result<Done> checkQueryArguments(const QString &name, const Json &arguments,
                                 const ValueCodec &values);

/// What was given, for telling it back; a line may be very long.
QString shown(const Json &given);

} // namespace engine
