// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/scenariosetup.h"

#include "engine/board/facings.h"
#include "engine/module/model/module.h"

namespace engine {

namespace {

void place(std::vector<Change> &changes, const Scenario::Placement &placement)
{
    if (placement.carrier)
        changes.push_back(change::Attach{placement.piece, placement.carrier, -1});
    else
        changes.push_back(change::MovePiece{placement.piece, placement.space, -1});
    if (placement.steps)
        changes.push_back(change::SetSteps{placement.piece, placement.steps});
    if (placement.facing != Facings::none)
        changes.push_back(change::SetFacing{placement.piece, placement.facing});
    uint32_t seen = ~0u;
    for (const SideId side : placement.hiddenFrom)
        seen &= ~(1u << side.value);
    if (seen != ~0u)
        changes.push_back(change::SetSeen{placement.piece, seen});
    for (const auto &[property, value] : placement.properties)
        changes.push_back(change::SetPieceProperty{placement.piece, property, value});
}

} // namespace

std::shared_ptr<const GameSetting> settingOf(const Module &module, const Scenario &scenario,
                                             const QHash<QString, QString> &chosen)
{
    auto setting = std::make_shared<GameSetting>();
    setting->scenario = &scenario;
    for (const Option &option : module.options)
        setting->options.insert(option.id, option.initial);
    setting->options.insert(scenario.options);
    setting->options.insert(chosen);
    return setting;
}

std::vector<Change> setupChanges(const Scenario &scenario)
{
    std::vector<Change> changes;
    changes.push_back(change::SetVariable{0, Value::integer(scenario.firstTurn)});
    for (const auto &[index, data] : scenario.variables)
        changes.push_back(change::SetVariable{index, data});
    for (const auto &[space, property] : scenario.spaces)
        changes.push_back(change::SetSpaceProperty{space, property.first, property.second});
    for (const Scenario::Placement &placement : scenario.placements)
        place(changes, placement);
    return changes;
}

} // namespace engine
