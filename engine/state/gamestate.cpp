// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/gamestate.h"

#include "engine/board/facings.h"
#include "engine/module/model/module.h"

namespace engine {

GameState::GameState(const Module &module, std::shared_ptr<const GameSetting> setting)
    : m_pieces(module.pieces.size())
    , m_first(size_t(module.map.spaceCount()))
    , m_piecePropertyCount(module.state.pieceProperties.size())
    , m_spacePropertyCount(module.state.spaceProperties.size())
    , m_setting(std::move(setting))
    , m_names(std::make_shared<Names>(module.names))
{
    for (size_t i = 0; i < m_pieces.size(); ++i) {
        m_pieces[i].side = module.pieces[i].side;
        m_pieces[i].steps = int16_t(module.pieces[i].maxSteps);
        m_pieces[i].facing = Facings::none;
        for (const auto &property : module.state.pieceProperties)
            m_pieceProperties.push_back(property.initial);
    }
    for (size_t i = 0; i < m_first.size(); ++i) {
        for (const auto &property : module.state.spaceProperties)
            m_spaceProperties.push_back(property.initial);
    }
    for (const auto &variable : module.state.variables)
        m_variables.push_back(variable.initial);
}

PieceId GameState::top(SpaceId id) const
{
    PieceId piece = bottom(id);
    while (piece && m_pieces[size_t(piece.value)].next)
        piece = m_pieces[size_t(piece.value)].next;
    return piece;
}

std::vector<PieceId> GameState::stack(SpaceId id) const
{
    std::vector<PieceId> pieces;
    for (PieceId piece = bottom(id); piece; piece = m_pieces[size_t(piece.value)].next)
        pieces.push_back(piece);
    return pieces;
}

std::vector<PieceId> GameState::attached(PieceId carrier) const
{
    std::vector<PieceId> pieces;
    for (size_t i = 0; m_attachedCount && i < m_pieces.size(); ++i) {
        if (m_pieces[i].carrier == carrier)
            pieces.push_back(PieceId(int32_t(i)));
    }
    return pieces;
}

int GameState::position(PieceId id) const
{
    const PieceState &state = piece(id);
    if (!state.space || state.carrier)
        return -1;
    int place = 0;
    for (PieceId other = bottom(state.space); other && other != id;
         other = m_pieces[size_t(other.value)].next)
        ++place;
    return place;
}

SideId GameState::control(SpaceId id) const
{
    const Value value = spaceProperty(id, 0);
    return value.type == Value::Type::Side ? SideId(value.number) : SideId();
}

Value GameState::edgeProperty(EdgeId edge, NameId name) const
{
    const auto it = m_edges.find({edge, name});
    return it == m_edges.end() ? Value() : it->second;
}

int GameState::turn() const
{
    const auto *value = std::get_if<Value>(&m_variables.front());
    return value ? value->number : 0;
}

Change GameState::apply(const Change &change)
{
    return std::visit([this](const auto &one) { return does(one); }, change);
}

} // namespace engine
