// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/marks/countersaway.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>

namespace app {

CountersAway::CountersAway(QAction &action, view::BoardView &board)
    : QObject(&board)
    , m_board(board)
{
    action.setAutoRepeat(false);
    connect(&action, &QAction::triggered, this, [this] { setAway(true); });
}

void CountersAway::setAway(bool away)
{
    m_board.setCountersShown(!away);
    // Wherever the keyboard is when the key is let go.
    if (away)
        qApp->installEventFilter(this);
    else
        qApp->removeEventFilter(this);
}

bool CountersAway::eventFilter(QObject *watched, QEvent *event)
{
    const auto type = event->type();
    const bool isReleased =
        type == QEvent::KeyRelease && !static_cast<const QKeyEvent *>(event)->isAutoRepeat();
    if (isReleased || type == QEvent::MouseButtonPress || type == QEvent::ApplicationDeactivate
        || type == QEvent::WindowDeactivate)
        setAway(false);
    return QObject::eventFilter(watched, event);
}

} // namespace app
