// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardmotion.h"

#include <algorithm>
#include <cmath>

namespace view {

int BoardMotion::duration(int steps)
{
    return std::min(std::max(1, steps) * perStep, mostPerPiece);
}

void BoardMotion::start(std::vector<Flight> flights)
{
    m_time = 0;
    m_flights.clear();
    std::erase_if(flights, [](const Flight &flight) {
        return flight.way.empty() || (flight.way.size() < 2 && !flight.turned);
    });
    if (m_speed > 0 && flights.size() <= size_t(mostPieces))
        m_flights = std::move(flights);
}

bool BoardMotion::advance(double milliseconds)
{
    m_time += milliseconds * m_speed;
    std::erase_if(m_flights, [this](const Flight &flight) { return m_time >= flight.duration; });
    return isRunning();
}

bool BoardMotion::isMoving(engine::PieceId piece) const
{
    return std::any_of(m_flights.begin(), m_flights.end(),
                       [piece](const Flight &flight) { return flight.piece == piece; });
}

double BoardMotion::width(const Flight &flight) const
{
    // It is flipped where it arrives.
    const double begin = flight.duration - perFlip;
    if (!flight.turned || m_time < begin)
        return 1;
    return std::abs(1 - 2 * std::clamp((m_time - begin) / perFlip, 0.0, 1.0));
}

const CounterLook &BoardMotion::look(const Flight &flight) const
{
    return flight.turned && m_time < flight.duration - perFlip / 2.0 ? *flight.turned : flight.look;
}

QPointF BoardMotion::position(const Flight &flight) const
{
    if (flight.way.size() < 2)
        return flight.way.front();
    const int travel = flight.duration - (flight.turned ? perFlip : 0);
    const double t = std::clamp(m_time / std::max(1, travel), 0.0, 1.0);
    const double eased = 1 - (1 - t) * (1 - t);
    const double along = eased * double(flight.way.size() - 1);
    const size_t index = std::min(size_t(along), flight.way.size() - 2);
    return flight.way[index]
        + (flight.way[index + 1] - flight.way[index]) * (along - double(index));
}

} // namespace view
