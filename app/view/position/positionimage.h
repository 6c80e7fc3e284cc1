// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mappalette.h"
#include "engine/state/viewer.h"

#include <QImage>

namespace engine {
class GameState;
class Translator;
struct Module;
} // namespace engine

namespace view {

/// A small picture of a position without any window: the map of a board and its counters.
///
/// May be called from every thread. \a viewer is whose eyes it is seen with.
QImage positionImage(const engine::Module &module, const engine::GameState *state,
                     engine::Viewer viewer, int board, MapTheme theme,
                     const engine::Translator &translator, QSize atMost);

} // namespace view
