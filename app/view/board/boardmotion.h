// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/counterlook.h"

#include <QPointF>

#include <optional>
#include <vector>

namespace view {

/// Pieces on their way over the board. Time is given from outside, in milliseconds.
class BoardMotion
{
public:
    static constexpr int perStep = 120;
    static constexpr int mostPerPiece = 900;
    static constexpr int perFlip = 160;
    static constexpr int mostPieces = 40;

    struct Flight
    {
        engine::PieceId piece;
        CounterLook look;
        std::vector<QPointF> way; ///< Upper left corners of its square, on the page.
        int duration = 0;
        std::optional<CounterLook> turned; ///< What it was before it is flipped on its way.
    };

    /// 1 is the normal speed, 0 no motion at all.
    void setSpeed(double speed) { m_speed = speed; }
    double speed() const { return m_speed; }

    /// All at once; more than forty don't move but stand where they belong.
    void start(std::vector<Flight> flights);
    /// Goes on by \a milliseconds; false when nothing moves any more.
    bool advance(double milliseconds);
    void finish() { m_flights.clear(); }

    bool isRunning() const { return !m_flights.empty(); }
    bool isMoving(engine::PieceId piece) const;
    const std::vector<Flight> &flights() const { return m_flights; }
    QPointF position(const Flight &flight) const;
    /// How wide a piece is seen, 0 … 1: less than 1 while it is flipped.
    double width(const Flight &flight) const;
    /// Its face at this moment.
    const CounterLook &look(const Flight &flight) const;

    static int duration(int steps);

private:
    std::vector<Flight> m_flights;
    double m_time = 0;
    double m_speed = 1;
};

} // namespace view
