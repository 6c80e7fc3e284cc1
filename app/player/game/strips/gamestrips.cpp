// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/strips/gamestrips.h"

#include "app/player/game/strips/failurestrip.h"
#include "app/player/game/strips/lookstrip.h"
#include "app/player/game/strips/notkeptstrip.h"
#include "app/player/game/strips/recoverystrip.h"

#include <QVBoxLayout>

namespace app {

GameStrips::GameStrips(GameController &controller, GameKeeper &keeper, const OpenedGame &opened,
                       ActionTable &actions, QWidget *parent)
    : QWidget(parent)
    , m_failure(new FailureStrip(controller, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    if (opened.purpose == OpenedGame::Purpose::Look)
        column->addWidget(new LookStrip(controller, keeper.source(), this));
    else if (opened.kept != OpenedGame::Kept::Whole)
        column->addWidget(
            new RecoveryStrip(opened, controller.game().commandCount(), actions, this));
    column->addWidget(m_failure);
    column->addWidget(new NotKeptStrip(controller, keeper, actions, this));
}

void GameStrips::forgetFailure()
{
    m_failure->hide();
}

} // namespace app
