// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mappalette.h"
#include "app/view/map/sheet/mappicture.h"
#include "app/view/map/sheet/mapsource.h"

#include <QImage>

namespace engine {
struct Module;
class GameState;
} // namespace engine

namespace view {

/// Board \a board of a module for the map painter; the module must outlive it.
MapSource mapSource(const engine::Module &module, int board);

/// Which look of a board's style counts in \a state; null: at the start of a game.
QString mapLook(const engine::Module &module, int board, const engine::GameState *state);

/// Paints a hex board, or areas with shapes; needs a QGuiApplication, because names are measured.
MapPicture paintMap(const engine::Module &module, int board, MapTheme theme);
MapPicture paintMap(const MapSource &source, MapTheme theme);

/// The whole sheet; \a scale 1 draws one px per unit of the page. Null when it is too large.
QImage mapImage(const MapPicture &picture, double scale);

/// A part of the sheet, \a part in units of the page.
QImage mapImage(const MapPicture &picture, double scale, QRectF part);

} // namespace view
