// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/plan/names/lakenameplanner.h"

#include "app/view/map/plan/names/nameplanner.h"

#include <map>

namespace view {

namespace {

constexpr double smallName = 13;
constexpr double largeName = 15.5;
constexpr size_t largeFrom = 6; ///< Hexsides.
constexpr double besideShore = 20;

} // namespace

void LakeNamePlanner::run()
{
    std::map<QString, std::vector<QPointF>> byName;
    const HexLattice &lattice = m_plan.sheet.lattice();
    for (const SheetEdge &edge : m_plan.sheet.edges()) {
        const bool lake =
            edge.look == MapLook::Edge::LakeFull || edge.look == MapLook::Edge::LakePartial;
        if (lake && !edge.name.isEmpty())
            byName[edge.name].push_back((lattice.point(edge.start) + lattice.point(edge.end)) / 2);
    }
    for (const engine::BoardLabel &label : m_plan.sheet.board().labels)
        byName.erase(m_plan.sheet.boardText(label.text));
    for (const auto &[name, middles] : byName)
        write(name, middles);
}

double LakeNamePlanner::cost(const QRectF &box) const
{
    const MapMask &mask = m_plan.mask;
    double sum = mask.count(box, MapMask::Name | MapMask::Settlement | MapMask::Sign) > 0 ? 200 : 0;
    sum += 2 * mask.count(box, MapMask::WayLine | MapMask::RiverLine);
    sum += 0.1 * mask.count(box, MapMask::Number) + 0.02 * mask.count(box, MapMask::Forest);
    const bool hidden = box.intersects(m_plan.cartouche) || box.intersects(m_plan.compass);
    return sum + (m_plan.sheet.area().contains(box) && !hidden ? 0 : 5000);
}

void LakeNamePlanner::write(const QString &name, const std::vector<QPointF> &middles)
{
    QRectF extent;
    QPointF centre;
    for (const QPointF middle : middles) {
        extent |= QRectF(middle, QSizeF(1, 1));
        centre += middle / double(middles.size());
    }
    MapText text;
    text.text = name;
    text.size = middles.size() >= largeFrom ? largeName : smallName;
    text.italic = true;
    text.role = MapText::Role::Water;
    text.color = "water_name";
    text.haloColor = "halo";
    text.haloWidth = 2.8;
    text.haloOpacity = 0.75;
    const double width = text.width();
    const double down = extent.bottom() + besideShore + text.size;
    const double up = extent.top() - besideShore - 4;
    const double aside = width / 2 + besideShore + 6;
    const std::vector<QPointF> spots = {{centre.x(), centre.y() + 4},
                                        {centre.x(), down},
                                        {centre.x(), up},
                                        {extent.right() + aside, centre.y() + 4},
                                        {extent.left() - aside, centre.y() + 4}};
    double least = 1e18;
    for (size_t i = 0; i < spots.size(); ++i) {
        MapText tried = text;
        tried.at = spots[i];
        const double sum = 4.0 * double(i) + cost(NamePlanner::box(tried, width));
        if (sum < least) {
            least = sum;
            text.at = spots[i];
        }
    }
    const QRectF taken = NamePlanner::box(text, width);
    m_plan.mask.rect(taken, MapMask::Name);
    m_plan.mask.rect(taken.adjusted(-1, -1, 1, 1), MapMask::Avoid);
    m_plan.waterNames.push_back(std::move(text));
}

} // namespace view
