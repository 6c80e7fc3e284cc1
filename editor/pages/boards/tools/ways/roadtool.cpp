// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/ways/roadtool.h"

#include "app/view/map/sheet/maplook.h"

namespace editor {

bool RoadTool::isMine(const engine::TerrainTable::WayKind &kind) const
{
    using view::MapLook;
    return MapLook::way(MapLook::lookOf(kind.id, kind.values)) != MapLook::Way::Rail;
}

} // namespace editor
