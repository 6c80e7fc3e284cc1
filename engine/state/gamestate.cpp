// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/gamestate.h"

#include "engine/board/facings.h"
#include "engine/module/model/module.h"

namespace engine {

GameState::GameState(const Module &module, std::shared_ptr<const GameSetting> setting)
    : m_setting(std::move(setting))
    , m_names(std::make_shared<Names>(module.names))
{
    m_data.pieces.resize(module.pieces.size());
    m_data.first.resize(size_t(module.map.spaceCount()));
    m_data.piecePropertyCount = module.state.pieceProperties.size();
    m_data.spacePropertyCount = module.state.spaceProperties.size();
    for (size_t i = 0; i < m_data.pieces.size(); ++i) {
        m_data.pieces[i].side = module.pieces[i].side;
        m_data.pieces[i].steps = int16_t(module.pieces[i].maxSteps);
        m_data.pieces[i].facing = Facings::none;
        for (const auto &property : module.state.pieceProperties)
            m_data.pieceProperties.push_back(property.initial);
    }
    for (size_t i = 0; i < m_data.first.size(); ++i) {
        for (const auto &property : module.state.spaceProperties)
            m_data.spaceProperties.push_back(property.initial);
    }
    for (const auto &variable : module.state.variables)
        m_data.variables.push_back(variable.initial);
}

PieceId GameState::top(SpaceId id) const
{
    PieceId piece = bottom(id);
    while (piece && m_data.piece(piece).next)
        piece = m_data.piece(piece).next;
    return piece;
}

SideId GameState::control(SpaceId id) const
{
    const Value value = spaceProperty(id, 0);
    return value.type == Value::Type::Side ? SideId(value.number) : SideId();
}

int GameState::turn() const
{
    const auto *value = std::get_if<Value>(&m_data.variables.front());
    return value ? value->number : 0;
}

} // namespace engine
