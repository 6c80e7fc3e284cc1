// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/history/historymodel.h"

#include <QTimer>

namespace view {
class BoardView;
}

namespace app {

/// Shows positions of the past on the board, one after the other if wanted, and returns to now.
class PastView : public QObject
{
    Q_OBJECT

public:
    PastView(GameController &controller, view::BoardView &board, QObject *parent = nullptr);

    bool isShown() const { return bool(m_state); }
    bool isRunning() const { return m_timer.isActive(); }
    int step() const { return m_step; }

    /// The last step is the present: it leaves the past.
    void show(int step);
    void leave();
    /// From what the others did since this player decided last.
    void replay();
    /// Goes on from the step that is shown.
    void play();
    void pause();
    /// \a speed in percent, 0: from stop to stop; \a stops are events of HistoryModel.
    void setReplay(int speed, int stops);

signals:
    void shown(int step);
    void left();
    void runningChanged(bool isRunning);

private:
    void advance();
    /// Steps on by changes that can be seen, or jumps.
    void go(int step);

    GameController &m_controller;
    view::BoardView &m_board;
    HistoryModel &m_model;
    std::unique_ptr<engine::GameState> m_state;
    QTimer m_timer;
    int m_step = 0;
    int m_speed = 100;
    int m_stops = 0;
};

} // namespace app
