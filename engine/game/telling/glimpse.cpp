// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/telling/glimpse.h"

#include "engine/module/model/module.h"

namespace engine {

bool Glimpse::speaks() const
{
    using enum Beat::Kind;
    return kind == Move || kind == Arrival || kind == Loss || kind == Eliminate || kind == Reveal
        || kind == Turn || kind == Result;
}

Watcher::Watcher(const Module &module, const GameState &before, Viewer viewer)
    : m_module(module)
    , m_state(before)
    , m_view(module, m_state, viewer)
{
}

bool Watcher::isOnMap(SpaceId space) const
{
    return space && m_module.map.space(space).kind <= Space::Kind::Area;
}

Glimpse Watcher::moved(PieceId piece, const Change &change)
{
    using enum Beat::Kind;
    const SpaceId from = m_state.piece(piece).space;
    const bool wasOnMap = isOnMap(from);
    const bool wasThere = m_view.seesPresence(piece);
    const bool wasSeen = m_view.seesFace(piece);
    m_state.apply(change);
    const SpaceId to = m_state.piece(piece).space;
    const bool isOnMapNow = isOnMap(to);
    const bool isThere = m_view.seesPresence(piece);
    Glimpse seen;
    if (from == to || !((wasOnMap && wasThere) || (isOnMapNow && isThere)))
        return seen;
    const bool isKnown = wasSeen || m_view.seesFace(piece);
    seen.kind = !wasOnMap || !wasThere ? Arrival : !isOnMapNow || !isThere ? Eliminate : Move;
    seen.way = {isKnown ? piece : PieceId(), m_state.piece(piece).side,
                wasOnMap && wasThere ? from : SpaceId(), isOnMapNow && isThere ? to : SpaceId()};
    seen.space = seen.way.to ? seen.way.to : seen.way.from;
    return seen;
}

Glimpse Watcher::hurt(const change::SetSteps &change)
{
    const GameState::PieceState before = m_state.piece(change.piece);
    m_state.apply(change);
    Glimpse seen;
    if (change.steps >= before.steps || !m_view.seesFace(change.piece))
        return seen;
    seen.kind = Beat::Kind::Loss;
    seen.way = {change.piece, before.side, {}, {}};
    seen.space = isOnMap(before.space) ? before.space : SpaceId();
    seen.steps = before.steps - change.steps;
    return seen;
}

Glimpse Watcher::revealed(const change::SetSeen &change)
{
    const bool wasSeen = m_view.seesFace(change.piece);
    m_state.apply(change);
    Glimpse seen;
    const GameState::PieceState &piece = m_state.piece(change.piece);
    if (wasSeen || !isOnMap(piece.space) || !m_view.seesFace(change.piece))
        return seen;
    seen.kind = Beat::Kind::Reveal;
    seen.way = {change.piece, piece.side, {}, {}};
    seen.space = piece.space;
    return seen;
}

Glimpse Watcher::set(const change::SetSpaceProperty &change)
{
    const SideId before = m_state.control(change.space);
    m_state.apply(change);
    Glimpse seen;
    const bool isSecret = m_module.state.spaceProperties[size_t(change.property)].secret;
    if (m_state.control(change.space) == before || (isSecret && !m_view.seesEverything()))
        return seen;
    seen.kind = Beat::Kind::Control;
    seen.way.side = m_state.control(change.space);
    seen.space = change.space;
    return seen;
}

Glimpse Watcher::set(const change::SetVariable &change)
{
    const bool isOther = m_state.variable(change.variable) != change.data;
    m_state.apply(change);
    Glimpse seen;
    if (!isOther || !m_view.seesVariable(change.variable))
        return seen;
    if (change.variable == 0)
        seen.kind = Beat::Kind::Turn;
    else if (!m_module.state.variables[size_t(change.variable)].title.isEmpty())
        seen.kind = Beat::Kind::Track;
    return seen;
}

Glimpse Watcher::see(const Change &change)
{
    if (const auto *move = std::get_if<change::MovePiece>(&change))
        return moved(move->piece, change);
    if (const auto *attach = std::get_if<change::Attach>(&change))
        return moved(attach->piece, change);
    if (const auto *steps = std::get_if<change::SetSteps>(&change))
        return hurt(*steps);
    if (const auto *seenBy = std::get_if<change::SetSeen>(&change))
        return revealed(*seenBy);
    if (const auto *property = std::get_if<change::SetSpaceProperty>(&change))
        return set(*property);
    if (const auto *variable = std::get_if<change::SetVariable>(&change))
        return set(*variable);
    Glimpse seen;
    if (std::holds_alternative<change::SetPhase>(change))
        seen.kind = Beat::Kind::Phase;
    else if (std::holds_alternative<change::SetResult>(change))
        seen.kind = Beat::Kind::Result;
    m_state.apply(change);
    return seen;
}

} // namespace engine
