// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/choice/piecegroup.h"

#include "app/player/board/choice/takeup.h"

#include <algorithm>
#include <map>
#include <set>

namespace app {

PieceGroup::PieceGroup(const GameController &controller, const std::vector<engine::PieceId> &pieces)
{
    for (const engine::PieceId piece : pieces)
        add(controller, piece);
}

void PieceGroup::add(const GameController &controller, engine::PieceId piece)
{
    if (piece && !contains(piece) && !controller.actions(piece).empty())
        m_pieces.push_back(piece);
}

void PieceGroup::toggle(const GameController &controller, engine::PieceId piece)
{
    if (!std::erase(m_pieces, piece))
        add(controller, piece);
}

void PieceGroup::prune(const GameController &controller)
{
    std::erase_if(m_pieces,
                  [&](engine::PieceId piece) { return TakeUp::isDown(controller, piece); });
}

void PieceGroup::reorder(const std::vector<engine::PieceId> &pieces)
{
    if (std::is_permutation(pieces.begin(), pieces.end(), m_pieces.begin(), m_pieces.end()))
        m_pieces = pieces;
}

bool PieceGroup::contains(engine::PieceId piece) const
{
    return std::find(m_pieces.begin(), m_pieces.end(), piece) != m_pieces.end();
}

std::vector<engine::SpaceId> PieceGroup::places(const std::vector<engine::Action> &actions) const
{
    std::map<engine::SpaceId, std::set<engine::PieceId>> reached;
    for (const engine::Action &action : actions) {
        if (action.space && contains(action.piece))
            reached[action.space].insert(action.piece);
    }
    std::vector<engine::SpaceId> found;
    for (const auto &[space, who] : reached) {
        if (who.size() == m_pieces.size())
            found.push_back(space);
    }
    return found;
}

std::vector<engine::Action> PieceGroup::atOnce(const GameController &controller,
                                               const std::vector<engine::PieceId> &pieces)
{
    std::vector<engine::Action> found;
    for (const engine::PieceId piece : pieces) {
        const auto actions = controller.actions(piece);
        if (actions.size() == 1 && !actions.front().space)
            found.push_back(actions.front());
    }
    return found;
}

} // namespace app
