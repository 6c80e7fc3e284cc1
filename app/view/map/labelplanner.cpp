// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/labelplanner.h"

#include <cmath>
#include <map>

namespace view {

void LabelPlanner::run()
{
    addBoardLabels();
    addNamedWaters();
}

void LabelPlanner::addBoardLabels()
{
    const double scale = m_plan.sheet.scale();
    for (const engine::BoardLabel &label : m_plan.sheet.board().labels) {
        const bool sea = label.style == QLatin1String("sea");
        const bool water = sea || label.style == QLatin1String("bay")
            || label.style == QLatin1String("lake") || label.style == QLatin1String("river");
        Setting setting;
        MapText letter;
        letter.italic = water;
        letter.role = water ? MapText::Role::Water : MapText::Role::Region;
        letter.color = water ? "water_name" : "region";
        letter.opacity = water ? 1.0 : 0.34;
        if (water)
            setting = sea ? Setting{54, 0.6, 18} : Setting{18, 0.22, 7};
        if (label.size > 0)
            setting.size = label.size * scale;
        const QString text = water ? label.text : label.text.toUpper();
        auto letters = onArc(letter, text, label.at * scale, label.angle, setting);
        auto &target = water ? m_plan.waterNames : m_plan.regionNames;
        target.insert(target.end(), letters.begin(), letters.end());
    }
}

// Sea and lake hexes with a name share one label in their middle.
void LabelPlanner::addNamedWaters()
{
    std::map<QString, std::vector<QPointF>> byName;
    for (size_t i = 0; i < m_plan.sheet.hexes().size(); ++i) {
        const SheetHex &hex = m_plan.sheet.hexes()[i];
        const engine::Space *space = m_plan.sheet.space(int(i));
        const bool water
            = hex.ground == MapLook::Ground::Sea || hex.ground == MapLook::Ground::Lake;
        if (space && water && hex.settlement == MapLook::Settlement::None && !hex.spit
            && !space->name.isEmpty())
            byName[space->name].push_back(hex.centre);
    }
    for (const auto &[name, centres] : byName) {
        QPointF middle;
        for (const QPointF centre : centres)
            middle += centre / double(centres.size());
        MapText letter;
        letter.italic = true;
        letter.role = MapText::Role::Water;
        letter.color = "water_name";
        const double size = centres.size() > 6 ? 24 : centres.size() > 1 ? 17 : 13;
        auto letters = onArc(letter, name, middle, 0, {size, centres.size() > 1 ? 0.2 : 0.02, 4});
        m_plan.waterNames.insert(m_plan.waterNames.end(), letters.begin(), letters.end());
    }
}

std::vector<MapText> LabelPlanner::onArc(MapText letter, const QString &text, QPointF centre,
                                         double angle, const Setting &setting) const
{
    std::vector<MapText> letters;
    letter.size = setting.size;
    std::vector<double> widths;
    double whole = 0;
    for (const QChar character : text) {
        letter.text = character;
        widths.push_back(letter.width() + setting.spacing * setting.size);
        whole += widths.back();
    }
    const double half = std::max(1.0, (whole - setting.spacing * setting.size) / 2);
    const double turn = angle * M_PI / 180.0;
    double start = -half;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const double u = start + (widths[size_t(i)] - setting.spacing * setting.size) / 2;
        const double share = u / half;
        const double v = setting.rise * share * share - setting.rise;
        letter.text = text.at(i);
        letter.at = centre
            + QPointF(u * std::cos(turn) - v * std::sin(turn),
                      u * std::sin(turn) + v * std::cos(turn));
        letter.angle
            = angle + std::atan(2 * setting.rise * u / (half * half)) * 180.0 / M_PI;
        start += widths[size_t(i)];
        if (!letter.text.trimmed().isEmpty())
            letters.push_back(letter);
    }
    return letters;
}

} // namespace view
