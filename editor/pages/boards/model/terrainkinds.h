// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/filecontent.h"
#include "engine/board/terraintable.h"

namespace editor {

/// Kinds of ground, edges and ways as the terrain table names them now; costs are left out. Also
/// of a table with mistakes as much as can be drawn with.
engine::TerrainTable terrainKinds(const FileContents &files);

/// Where the table is.
QString terrainFile();

} // namespace editor
