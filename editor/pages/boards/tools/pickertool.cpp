// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/pickertool.h"

namespace editor {

QString PickerTool::status(const ToolPoint &point) const
{
    if (point.space.isEmpty())
        return {};
    return tr("%1: take %2").arg(placeName(point.space), terrainName(model().terrain(point.space)));
}

void PickerTool::press(const ToolPoint &point)
{
    if (point.space.isEmpty() || point.button != Qt::LeftButton)
        return;
    session().setGround(model().terrain(point.space));
    emit picked();
}

void PickerTool::move(const ToolPoint &point)
{
    if (point.buttons & Qt::LeftButton && !point.space.isEmpty())
        session().setGround(model().terrain(point.space));
}

} // namespace editor
