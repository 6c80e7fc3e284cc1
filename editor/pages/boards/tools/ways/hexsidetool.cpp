// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/ways/hexsidetool.h"

namespace editor {

QString HexsideTool::hint() const
{
    return tr("Click the side that lights up, or drag along the sides. Alt or the right button "
              "erases. A side with a direction counts from the hex under the pointer; a click "
              "from the other hex turns it.");
}

} // namespace editor
