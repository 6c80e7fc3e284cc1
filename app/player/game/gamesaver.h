// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamekeeper.h"

class QWidget;

namespace app {

/// Saves a game where the player wants it, and asks what becomes of one that can't be kept.
class GameSaver : public QObject
{
    Q_OBJECT

public:
    GameSaver(GameKeeper &keeper, QWidget &window);

    /// Where it was saved before, or elsewhere. False: it was not saved.
    bool save(bool elsewhere);
    /// Leaves the game, so that it is found again. False: the player goes on.
    bool leave();

signals:
    void told(const QString &message);

private:
    GameKeeper &m_keeper;
    QWidget &m_window;
};

} // namespace app
