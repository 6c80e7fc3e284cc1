// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/sidecolors.h"

#include "engine/module/model/module.h"

namespace view {

int safeSideIndex(const engine::Module &module, int side)
{
    std::vector<QColor> own;
    for (const engine::Side &one : module.sides)
        own.push_back(colorFromText(one.color).value_or(QColor(Qt::gray)));
    const std::vector<int> order = safeColorOrder(own);
    return side >= 0 && size_t(side) < order.size() ? order[size_t(side)] : 0;
}

CounterColors safeSideColors(const engine::Module &module, int side)
{
    return safeCounterColors(safeSideIndex(module, side));
}

} // namespace view
