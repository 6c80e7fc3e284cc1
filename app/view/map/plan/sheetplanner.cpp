// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/plan/sheetplanner.h"

namespace view {

namespace {

constexpr QSizeF cartoucheSize(372, 232);
constexpr QSizeF compassSize(150, 150);
constexpr double gap = 36;

} // namespace

void SheetPlanner::run()
{
    const engine::Json &style = m_plan.sheet.board().style;
    const QSizeF titleSize = cartoucheSize * m_plan.sheet.plateScale();
    const QSizeF roseSize = compassSize * m_plan.sheet.plateScale();
    if (m_plan.sheet.area().width() < 2 * titleSize.width()
        || m_plan.sheet.area().height() < 2 * titleSize.height())
        return;
    if (!style[u"title"].toString().isEmpty())
        m_plan.cartouche = placed(style[u"cartouche"], titleSize, corners(titleSize));
    if (!style[u"north"].isNumber())
        return;
    std::vector<QPointF> spots = corners(roseSize);
    const QRectF title = m_plan.cartouche;
    if (!title.isEmpty()) {
        const double x = title.left() + 24;
        spots.insert(spots.begin(),
                     {{x, title.bottom() + 30}, {x, title.top() - 30 - roseSize.height()}});
    }
    m_plan.compass = placed(style[u"compass"], roseSize, spots);
}

std::vector<QPointF> SheetPlanner::corners(QSizeF size) const
{
    const QRectF inner =
        m_plan.sheet.area().adjusted(gap, gap, -gap - size.width(), -gap - size.height());
    return {inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight()};
}

QRectF SheetPlanner::placed(const engine::Json &wish, QSizeF size,
                            const std::vector<QPointF> &spots) const
{
    if (wish.isArray() && wish.size() == 2) {
        return {QPointF(wish.at(0).toReal(), wish.at(1).toReal()) * m_plan.sheet.scale(), size};
    }
    QRectF best;
    double least = 1e18;
    for (const QPointF spot : spots) {
        const QRectF rect(spot, size);
        const double cost = hidden(rect);
        if (cost < least) {
            least = cost;
            best = rect;
        }
    }
    return best;
}

double SheetPlanner::hidden(QRectF rect) const
{
    const MapMask &mask = m_plan.mask;
    if (!m_plan.sheet.area().contains(rect) || rect.intersects(m_plan.cartouche))
        return 1e9;
    return 0.02 * mask.count(rect, MapMask::Land) + 2.0 * mask.count(rect, MapMask::Settlement)
        + 3.0 * mask.count(rect, MapMask::WayLine) + 2.0 * mask.count(rect, MapMask::RiverLine)
        + 1.0 * mask.count(rect, MapMask::Sign);
}

} // namespace view
