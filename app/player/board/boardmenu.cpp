// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/boardmenu.h"

#include "app/player/decision/model/movekinds.h"

#include <QLocale>

namespace app {

BoardMenu::BoardMenu(GameController &controller, QWidget *board)
    : QMenu(board)
    , m_controller(controller)
    , m_wishes(GameWishes::of(controller))
{
}

void BoardMenu::addChoices(const std::vector<engine::Action> &actions)
{
    const MoveKinds &kinds = MoveKinds::of(m_controller);
    for (const engine::Action &action : actions) {
        QString words = m_controller.texts().label(action);
        if (const auto cost = action.space ? kinds.cost(action) : std::nullopt)
            words += u'\t' + tr("costs %1").arg(QLocale().toString(*cost));
        addAction(words, this, [this, action] { emit m_wishes.actionChosen(action); });
    }
}

void BoardMenu::addFacts(engine::PieceId piece, engine::SpaceId space)
{
    if (piece)
        addAction(tr("Details of %1").arg(m_controller.texts().pieceName(piece)), this,
                  [this, piece] { emit m_wishes.detailsRequested(piece); });
    if (space)
        addAction(tr("Log of this place"), this,
                  [this, space] { emit m_wishes.placeLogRequested(space); });
    const QString rule = m_controller.state().names().text(m_controller.offer().rule);
    if (!rule.isEmpty())
        addAction(tr("Open rule %1").arg(rule), this,
                  [this, rule] { emit m_wishes.ruleRequested(rule); });
}

} // namespace app
