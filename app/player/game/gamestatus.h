// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamekeeper.h"

class QLabel;
class QStatusBar;

namespace app {

/// The line below everything: what the pointer is at, and whether the game is kept.
class GameStatus : public QObject
{
    Q_OBJECT

public:
    GameStatus(const GameController &controller, const GameKeeper &keeper, QStatusBar &bar);

    void showPointer(const QString &place, const QString &hint);
    /// In the language of now.
    void refresh();

private:
    const GameController &m_controller;
    const GameKeeper &m_keeper;
    QLabel *m_place;
    QLabel *m_hint;
    QLabel *m_kept;
};

} // namespace app
