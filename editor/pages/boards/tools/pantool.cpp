// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/pantool.h"

namespace editor {

QString PanTool::hint() const
{
    return tr("Drag the board. With every other tool Space or the middle button does the same.");
}

} // namespace editor
