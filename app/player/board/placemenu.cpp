// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/placemenu.h"

#include "app/player/board/boardinput.h"
#include "app/player/board/boardreasons.h"
#include "app/player/decision/model/deployment.h"

namespace app {

using engine::PieceId;
using engine::SpaceId;

PlaceMenu::PlaceMenu(GameController &controller, BoardInput &input, QWidget *parent)
    : BoardMenu(controller, parent)
    , m_controller(controller)
    , m_input(input)
{
}

bool PlaceMenu::fill(const BoardChoice &choice, SpaceId space, PieceId piece, QPoint global)
{
    const bool canAct = m_input.canAct();
    const auto actions =
        canAct ? choice.actionsOf(m_controller, piece, space) : std::vector<engine::Action>();
    if (actions.empty() && !piece)
        return false;
    addChoices(actions);
    const auto all = canAct ? Deployment::able(m_controller, space) : std::vector<PieceId>();
    if (all.size() > 1)
        addAction(tr("Place all here"), &m_input,
                  [this, all, space] { m_input.orders().send(all, space); });
    if (piece && !m_controller.actions(piece).empty() && piece != choice.selected)
        addAction(tr("Choose %1").arg(m_controller.texts().pieceName(piece)), &m_input,
                  [this, piece] { m_input.select(piece); });
    if (BoardChoice::isLarge(m_controller, space))
        addAction(tr("Show the stack as a list"), &m_input,
                  [this, space] { emit m_input.stackRequested(space); });
    if (!isEmpty())
        addSeparator();
    const PieceId asked = choice.selected ? choice.selected : piece;
    addAction(tr("Why not here?"), &m_input, [this, asked, space, global] {
        m_input.reasons().explain({asked, space, global});
    });
    addFacts(piece, space);
    return true;
}

} // namespace app
