// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/roster/roster.h"

#include "app/view/board/boardview.h"

#include <QAction>

namespace app {

Roster::Roster(GameController &controller, ActionTable &actions, view::BoardView *board,
               BoardInput &input)
    : QObject(board)
    , m_controller(controller)
    , m_input(input)
    , m_picker(new StackPicker(controller, board, input))
    , m_tray(new HandTray(controller, board, input))
{
    input.setPicksStacks(true);
    connect(actions.action(QStringLiteral("take")), &QAction::triggered, this, &Roster::take);
    connect(actions.action(QStringLiteral("drop")), &QAction::triggered, this, [this] {
        if (!m_controller.isCovered())
            m_tray->dropFirst();
    });
    connect(board, &view::BoardView::hovered, this,
            [this](engine::SpaceId, engine::PieceId piece) { m_pointed = piece; });
}

void Roster::take()
{
    if (m_controller.isCovered())
        return;
    if (m_picker->isVisible()) {
        m_picker->take();
        return;
    }
    if (m_pointed && m_input.canAct() && !m_controller.actions(m_pointed).empty())
        m_input.chooseTogether({m_pointed}, true);
}

} // namespace app
