// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/sight.h"

#include "engine/module/model/module.h"

namespace engine {

bool Sight::onlyTops(const Module &module, const GameState &state)
{
    const auto isOn = [&](const Option &option) {
        return option.effect == Option::Effect::OnlyTopsSeen
            && state.setting().options.value(option.id) == QLatin1String("on");
    };
    return module.onlyTopsSeen || std::any_of(module.options.begin(), module.options.end(), isOn);
}

Sight::Sight(const Module &module, const GameState &state, Viewer viewer)
    : m_module(module)
    , m_state(state)
    , m_viewer(viewer)
    , m_onlyTops(!viewer.seesEverything() && onlyTops(module, state))
{
}

bool Sight::isAmong(uint32_t sides) const
{
    if (m_viewer.seesEverything())
        return true;
    const uint32_t everybody = (1u << m_module.sides.size()) - 1;
    const uint32_t wanted = m_viewer.side() ? 1u << m_viewer.side().value : everybody;
    return (sides & wanted) == wanted;
}

bool Sight::seesFace(PieceId id) const
{
    if (m_viewer.seesEverything())
        return true;
    const GameState::PieceState &piece = m_state.piece(id);
    if (!isAmong(piece.seenBy))
        return false;
    if (!piece.space)
        return true;
    const Space &space = m_module.map.space(piece.space);
    switch (space.contents) {
    case Space::Contents::Open:
        break;
    case Space::Contents::Owner:
        return m_viewer.isOf(space.owner);
    case Space::Contents::Counted:
    case Space::Contents::Hidden:
        return false;
    }
    if (!m_onlyTops || m_viewer.isOf(piece.side) || space.kind > Space::Kind::Area)
        return true;
    const uint32_t own = piece.side ? 1u << piece.side.value : 0;
    if (piece.shownTo && isAmong(piece.shownTo | own))
        return true;
    const PieceId carrier = piece.carrier ? piece.carrier : id;
    return !m_state.piece(carrier).next;
}

} // namespace engine
