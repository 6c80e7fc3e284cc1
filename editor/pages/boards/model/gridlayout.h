// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/hexgrid.h"
#include "engine/core/json.h"

namespace editor {

/// The "grid" of a board as the editor reads it: with a grid wherever one can be made of it.
namespace gridlayout {

/// Nothing when there is no use in it.
std::optional<engine::HexGrid::Layout> read(const engine::Json &grid);
double side(const engine::Json &grid);
/// Why there can't be a grid of this size; empty: there can.
QString refusal(qint64 columns, qint64 rows);

} // namespace gridlayout

} // namespace editor
