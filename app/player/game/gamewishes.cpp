// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/gamewishes.h"

namespace app {

GameWishes &GameWishes::of(GameController &controller)
{
    if (auto *wishes = controller.findChild<GameWishes *>(QString(), Qt::FindDirectChildrenOnly))
        return *wishes;
    return *new GameWishes(controller);
}

GameWishes::GameWishes(GameController &controller)
    : QObject(&controller)
    , m_controller(controller)
{
}

void GameWishes::takeBack(qsizetype command)
{
    QMetaObject::invokeMethod(
        this, [this, command] { m_controller.takeBack(command); }, Qt::QueuedConnection);
}

void GameWishes::startOver()
{
    QMetaObject::invokeMethod(
        this, [this] { m_controller.startOver(); }, Qt::QueuedConnection);
}

} // namespace app
