// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/groupkeys.h"

#include "app/player/board/boardinput.h"
#include "app/player/decision/model/decisionmodel.h"
#include "app/player/decision/model/repeatedorder.h"

namespace app {

GroupKeys::GroupKeys(GameController &controller, ActionTable &actions, BoardInput &input)
    : QObject(&input)
    , m_controller(controller)
    , m_input(input)
{
    const auto on = [&](const char *name, auto deed) {
        connect(actions.action(QLatin1String(name)), &QAction::triggered, this, [this, deed] {
            if (!m_controller.isCovered() && m_input.canAct())
                deed();
        });
    };
    on("chooseAll", [this] { m_input.selectAll(); });
    on("chooseAlike", [this] { chooseAlike(); });
    on("repeat", [this] { repeat(); });
}

void GroupKeys::chooseAlike()
{
    const engine::PieceId like = m_input.selected();
    if (!like)
        return;
    std::vector<engine::PieceId> pieces;
    for (const engine::PieceId one : DecisionModel::of(m_controller).form().pieces) {
        if (RepeatedOrder::isAlike(m_controller.module(), like, one))
            pieces.push_back(one);
    }
    m_input.chooseTogether(pieces, false);
}

void GroupKeys::repeat()
{
    if (const auto order = RepeatedOrder::last(m_controller))
        m_input.orders().actAll(order->actions(order->beside()));
}

} // namespace app
