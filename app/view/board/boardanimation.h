// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/board/boardmotion.h"
#include "app/view/board/boardscene.h"

#include <QElapsedTimer>
#include <QTimer>

namespace view {

/// What moves on a board by the clock: pieces on their way, a place that flashes, what is told.
class BoardAnimation
{
public:
    /// \a view is painted again with every frame.
    BoardAnimation(QWidget &view, BoardScene &scene, const BoardCamera &camera);

    BoardMotion &motion() { return m_motion; }
    const BoardMotion &motion() const { return m_motion; }
    void start(std::vector<BoardMotion::Flight> flights);
    void flash(engine::SpaceId space);
    void tell(const BeatScene &beat);

    void paintFlights(QPainter &painter) const;
    void paintFlash(QPainter &painter) const;
    /// Of what is told, beside the bars that lie on the board.
    void paintSentence(QPainter &painter) const;

private:
    void run();
    void tick();
    void paintFlight(QPainter &painter, const BoardMotion::Flight &flight) const;

    QWidget &m_view;
    BoardScene &m_scene;
    const BoardCamera &m_camera;
    BoardMotion m_motion;
    engine::SpaceId m_flashing;
    double m_flashTime = 0; ///< Milliseconds.
    double m_beatTime = -1; ///< Likewise; below 0: nothing of what is told moves any more.
    QTimer m_timer;
    QElapsedTimer m_clock;
};

} // namespace view
