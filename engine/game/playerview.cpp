// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/playerview.h"

#include "engine/module/module.h"

namespace engine {

PlayerView::PlayerView(const Module &module, const GameState &state, SideId side)
    : m_module(module)
    , m_state(state)
    , m_side(side)
    , m_sight(module, state, side)
{
}

bool PlayerView::isOpen(PieceId id) const
{
    const uint32_t everybody = (1u << m_module.sides.size()) - 1;
    return (m_state.piece(id).seenBy & everybody) == everybody;
}

bool PlayerView::seesPresence(PieceId id) const
{
    const GameState::PieceState &piece = m_state.piece(id);
    if (!m_side || !piece.space)
        return true;
    const Space &space = m_module.map.space(piece.space);
    return space.contents != Space::Contents::Hidden
        && (space.contents != Space::Contents::Owner || space.owner == m_side);
}

bool PlayerView::seesVariable(int variable) const
{
    const auto &declared = m_module.state.variables[size_t(variable)];
    if (!m_side || (declared.seenBy.empty() && !declared.secret))
        return true;
    return std::find(declared.seenBy.begin(), declared.seenBy.end(), m_side)
        != declared.seenBy.end();
}

bool PlayerView::seesLog(const change::Log &entry) const
{
    return !m_side || (entry.seenBy >> m_side.value & 1u);
}

bool PlayerView::knowsFace(const change::Log &entry, PieceId id) const
{
    return (m_side && (entry.facesSeenBy >> m_side.value & 1u)) || seesFace(id);
}

std::vector<PlayerView::Seen> PlayerView::stack(SpaceId id) const
{
    std::vector<Seen> seen;
    std::vector<Seen> backs;
    for (PieceId piece = m_state.bottom(id); piece; piece = m_state.piece(piece).next) {
        const SideId side = m_state.piece(piece).side;
        const NameId back = m_module.piece(piece).back;
        if (seesFace(piece))
            seen.push_back({piece, side, back});
        else if (seesPresence(piece))
            backs.push_back({PieceId(), side, back});
    }
    std::stable_sort(backs.begin(), backs.end(), [](const Seen &a, const Seen &b) {
        return std::pair(a.side, a.back) < std::pair(b.side, b.back);
    });
    seen.insert(seen.end(), backs.begin(), backs.end());
    return seen;
}

bool PlayerView::isUnseen(const QString &pieceId) const
{
    const PieceId piece = m_module.piece(pieceId);
    return piece && !seesFace(piece);
}

Json PlayerView::veiled(const Json &answer) const
{
    if (!m_side || answer.isScalar())
        return answer;
    if (answer.isArray()) {
        Json list = Json::array();
        for (qsizetype i = 0; i < answer.size(); ++i) {
            const Json &one = answer.at(i);
            const Json &piece = one.isObject() ? one[u"piece"] : one;
            if (!piece.isString() || !isUnseen(piece.toString()))
                list.append(veiled(one));
        }
        return list;
    }
    Json object = Json::object();
    for (qsizetype i = 0; i < answer.size(); ++i) {
        if (!isUnseen(answer.keyAt(i)))
            object.insert(answer.keyAt(i), veiled(answer.at(i)));
    }
    return object;
}

} // namespace engine
