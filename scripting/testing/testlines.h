// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"
#include "engine/game/play/command.h"
#include "engine/game/play/game.h"

namespace scripting {

/// The lines of module tests, as tests/*.lua has them.
namespace TestLines {

/// Everything that the command `state` tells somebody who sees all.
engine::Json stateOf(engine::Game &game);

/// Sets what differs between two states: places of pieces, their values, spaces, variables.
QStringList position(const engine::Game &game, const engine::Json &from, const engine::Json &to);
/// Goes to the decision at which the game stands.
QString decision(const engine::Game &game);
QString action(const engine::Game &game, const engine::Action &action);
QString dice(const std::vector<int> &numbers);
/// Expects what differs between two states.
QStringList expectations(const engine::Game &game, const engine::Json &from,
                         const engine::Json &to);
/// Expects the decision, or the result, at which the game stands.
QStringList end(const engine::Game &game);

} // namespace TestLines

} // namespace scripting
