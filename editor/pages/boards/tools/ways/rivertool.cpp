// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/ways/rivertool.h"

#include "app/view/map/sheet/maplook.h"

namespace editor {

using view::MapLook;

QString RiverTool::hint() const
{
    if (!cells())
        return tr("Click border after border, or drag; the river takes the shortest way along the "
                  "borders between. Enter ends it, Backspace takes one back, Escape all of it, "
                  "Alt erases.");
    return tr("Click side after side, or drag; the river takes the shortest way between. Enter "
              "ends it, Backspace takes one back, Escape all of it, Alt erases.");
}

bool RiverTool::isMine(const engine::TerrainTable::EdgeKind &kind) const
{
    const int known = session().terrain().edge(kind.id);
    const engine::Json values =
        known < 0 ? kind.values : session().terrain().edges[size_t(known)].values;
    const MapLook::Edge look = MapLook::edge(MapLook::lookOf(kind.id, values));
    return MapLook::isRiver(look);
}

} // namespace editor
