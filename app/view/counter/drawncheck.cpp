// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/drawncheck.h"

#include "app/view/counter/counterartreader.h"
#include "app/view/picture/picturecheck.h"

namespace view {

engine::Issues checkDrawn(const engine::Module &module, const engine::Issues &known)
{
    const engine::Issues art = checkArt(module);
    return art + checkPictures(module, known + art);
}

} // namespace view
