// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

namespace view {

/// Reads path data as SVG writes it: M L H V Q C A Z, large and small letters, arcs without a turn.
///
/// Data with an error gives an empty path.
QPainterPath pathFromData(QStringView data);

} // namespace view
