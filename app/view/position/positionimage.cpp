// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/position/positionimage.h"

#include "app/view/mapimage.h"
#include "app/view/position/positionsheet.h"
#include "engine/module/model/module.h"

namespace view {

QImage positionImage(const engine::Module &module, const engine::GameState *state,
                     engine::Viewer viewer, int board, MapTheme theme,
                     const engine::Translator &translator, QSize atMost)
{
    if (board < 0 || board >= int(module.map.boards().size()))
        return {};
    return PositionSheet::fitting(module, board, theme, translator, atMost,
                                  mapLook(module, board, state))
        .whole(state, viewer);
}

} // namespace view
