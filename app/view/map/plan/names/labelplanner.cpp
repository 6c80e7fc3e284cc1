// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/plan/names/labelplanner.h"

#include "app/view/map/plan/names/lettersetter.h"

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
            || label.style == QLatin1String("lake") || label.style == QLatin1String("water")
            || label.style == QLatin1String("river");
        LetterSetter::Setting setting;
        MapText letter;
        letter.italic = water;
        letter.role = water ? MapText::Role::Water : MapText::Role::Region;
        letter.color = water ? "water_name" : "region";
        letter.opacity = water ? 1.0 : 0.34;
        if (water)
            setting = sea ? LetterSetter::Setting{54, 0.6, 18} : LetterSetter::Setting{18, 0.22, 7};
        if (label.size > 0)
            setting.size = label.size * scale;
        const QString written = m_plan.sheet.boardText(label.text);
        const QString text = water && !sea ? written : written.toUpper();
        auto letters = LetterSetter::onArc(letter, text, label.at * scale, label.angle, setting);
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
        const bool water =
            hex.ground == MapLook::Ground::Sea || hex.ground == MapLook::Ground::Lake;
        if (space && water && hex.settlement == MapLook::Settlement::None && !hex.spit
            && !space->name.isEmpty())
            byName[m_plan.sheet.boardText(space->name)].push_back(hex.centre);
    }
    for (const engine::BoardLabel &label : m_plan.sheet.board().labels)
        byName.erase(m_plan.sheet.boardText(label.text));
    for (const auto &[name, centres] : byName) {
        QPointF middle;
        for (const QPointF centre : centres)
            middle += centre / double(centres.size());
        MapText letter;
        letter.italic = true;
        letter.role = MapText::Role::Water;
        letter.color = "water_name";
        const double size = centres.size() > 6 ? 24 : centres.size() > 1 ? 17 : 13;
        auto letters = LetterSetter::onArc(letter, name, middle, 0,
                                           {size, centres.size() > 1 ? 0.2 : 0.02, 4});
        m_plan.waterNames.insert(m_plan.waterNames.end(), letters.begin(), letters.end());
    }
}

} // namespace view
