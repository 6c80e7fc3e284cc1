// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace editor {

// Keys of what stands in the file of a board.
inline const QString c_edges = QStringLiteral("edges");
inline const QString c_features = QStringLiteral("features");
inline const QString c_label = QStringLiteral("label");
inline const QString c_shape = QStringLiteral("shape");
inline const QString c_spaces = QStringLiteral("spaces");
inline const QString c_terrain = QStringLiteral("terrain");
inline const QString c_values = QStringLiteral("values");

} // namespace editor
