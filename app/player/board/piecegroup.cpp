// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/piecegroup.h"

namespace app {

void PieceGroup::add(const GameController &controller, engine::PieceId piece)
{
    const bool isIn = std::find(m_pieces.begin(), m_pieces.end(), piece) != m_pieces.end();
    if (piece && !isIn && !controller.actions(piece).empty())
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
                  [&](engine::PieceId piece) { return controller.actions(piece).empty(); });
}

std::vector<engine::Action> PieceGroup::actionsTo(const GameController &controller,
                                                  engine::SpaceId space) const
{
    std::vector<engine::Action> found;
    for (const engine::PieceId piece : m_pieces) {
        const auto actions = controller.actions(piece, space);
        // Several ways to go there are a question for one piece, not for many.
        if (!space || actions.size() != 1)
            return {};
        found.push_back(actions.front());
    }
    return found;
}

std::vector<engine::SpaceId> PieceGroup::places(const GameController &controller) const
{
    std::vector<engine::SpaceId> found;
    if (m_pieces.empty())
        return found;
    for (const engine::Action &action : controller.actions(m_pieces.front())) {
        if (action.space && !actionsTo(controller, action.space).empty())
            found.push_back(action.space);
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
