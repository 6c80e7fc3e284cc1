// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/sight.h"

#include "engine/module/model/module.h"

namespace engine {

namespace {

bool onlyTops(const Module &module, const GameState &state)
{
    return std::any_of(module.options.begin(), module.options.end(), [&](const Option &option) {
        return option.effect == Option::Effect::OnlyTopsSeen
            && state.setting().options.value(option.id) == QLatin1String("on");
    });
}

} // namespace

Sight::Sight(const Module &module, const GameState &state, SideId side)
    : m_module(module)
    , m_state(state)
    , m_side(side)
    , m_onlyTops(side && onlyTops(module, state))
{
}

bool Sight::seesFace(PieceId id) const
{
    if (!m_side)
        return true;
    const GameState::PieceState &piece = m_state.piece(id);
    if (!(piece.seenBy >> m_side.value & 1u))
        return false;
    if (!piece.space)
        return true;
    const Space &space = m_module.map.space(piece.space);
    switch (space.contents) {
    case Space::Contents::Open:
        break;
    case Space::Contents::Owner:
        return space.owner == m_side;
    case Space::Contents::Counted:
    case Space::Contents::Hidden:
        return false;
    }
    if (!m_onlyTops || piece.side == m_side || space.kind > Space::Kind::Area)
        return true;
    const PieceId carrier = piece.carrier ? piece.carrier : id;
    return !m_state.piece(carrier).next;
}

} // namespace engine
