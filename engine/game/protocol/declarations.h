// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/playerview.h"
#include "engine/i18n/textrenderer.h"
#include "engine/rules/action.h"
#include "engine/state/valuecodec.h"

namespace engine {

/// Writes what a question declares of itself into \a decision: its form (`ask`), the verbs `main`,
/// `back`, `pass` and `take`, the pieces `chosen` so far, and its hints by their names.
void writeDeclarations(Json &decision, const Offer &offer, const ValueCodec &values,
                       const TextRenderer &texts, const PlayerView &view);

} // namespace engine
