// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace app {

/// Paints the ground of something that lies over the map: a card with a shadow below.
void paintFloatingCard(QWidget &widget);

} // namespace app
