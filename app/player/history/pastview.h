// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/history/historymodel.h"
#include "engine/game/telling/beat.h"

#include <QTimer>

namespace view {
class BoardView;
}

namespace app {

/// Shows positions of the past on the board, one after the other if wanted, and returns to now.
/// Played, each step is told beat by beat; what nobody saw takes no time.
class PastView : public QObject
{
    Q_OBJECT

public:
    PastView(GameController &controller, view::BoardView &board, QObject *parent = nullptr);

    bool isShown() const { return bool(m_state); }
    bool isRunning() const { return m_isRunning; }
    int step() const { return m_step; }
    /// Of the step that is being told; empty: it is shown as a whole.
    const std::vector<engine::Beat> &beats() const { return m_beats; }
    /// How many of them were told.
    int told() const { return int(m_told); }

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
    /// One of the beats of this step.
    void beatShown(int beat);
    void left();
    void runningChanged(bool isRunning);

private:
    void advance();
    /// Goes from stop to stop.
    void skip();
    /// Steps on by changes that can be seen, or jumps.
    void go(int step);
    /// Begins to tell the next step; false: there is nothing to be seen of it.
    bool begin(int step);
    void tellBeat();
    /// What is left of the step is shown at once.
    void finishStep();
    int paced(int milliseconds) const;

    GameController &m_controller;
    view::BoardView &m_board;
    HistoryModel &m_model;
    std::unique_ptr<engine::GameState> m_state;
    std::vector<engine::Beat> m_beats;
    size_t m_told = 0;
    QTimer m_timer;
    int m_hold = 0; ///< Of the beat that is shown, once nothing moves any more; 0: it runs.
    bool m_isRunning = false;
    int m_step = 0;
    int m_speed = 100;
    int m_stops = 0;
};

} // namespace app
