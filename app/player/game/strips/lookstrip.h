// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/player/parts/messagestrip.h"

#include <QTimer>

namespace app {

/// Says that a game is played in another window, and offers to go on with it when it no longer is.
class LookStrip : public MessageStrip
{
    Q_OBJECT

public:
    /// \a path is the file that somebody else has.
    LookStrip(GameController &controller, const QString &path, QWidget *parent);

private:
    void look();

    QString m_path;
    QPushButton *m_goOn;
    QTimer m_timer;
};

} // namespace app
