// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/flightplan.h"

namespace view {

namespace change = engine::change;

FlightPlan::FlightPlan(const BoardScene &scene)
    : m_scene(scene)
{
    for (const BoardPieces::Stack &stack : scene.pieces().stacks()) {
        for (const BoardPieces::Spot &spot : stack.spots) {
            if (spot.piece)
                m_before.insert(spot.piece.value, {spot.at, spot.look});
        }
    }
}

// Only what was seen before and is seen after wanders: nothing hidden is given away.
const BoardPieces::Spot *FlightPlan::spotAfter(const engine::Change &change,
                                               engine::PieceId putDown) const
{
    const auto *move = std::get_if<change::MovePiece>(&change);
    const auto *steps = std::get_if<change::SetSteps>(&change);
    const engine::PieceId piece = move ? move->piece : steps ? steps->piece : engine::PieceId();
    if (!piece || !m_before.contains(piece.value) || piece == putDown
        || (move && !m_scene.geometry().contains(move->space)))
        return nullptr;
    return m_scene.pieces().spot(piece);
}

std::vector<BoardMotion::Flight> FlightPlan::flights(const std::vector<engine::Change> &changes,
                                                     engine::PieceId putDown) const
{
    std::vector<BoardMotion::Flight> flights;
    const QPointF half(m_scene.pieces().size() / 2, m_scene.pieces().size() / 2);
    for (const engine::Change &change : changes) {
        const BoardPieces::Spot *spot = spotAfter(change, putDown);
        if (!spot)
            continue;
        const auto &before = *m_before.find(spot->piece.value);
        auto found = std::find_if(flights.begin(), flights.end(),
                                  [&](const auto &flight) { return flight.piece == spot->piece; });
        if (found == flights.end()) {
            flights.push_back({spot->piece, spot->look, {before.first}, 0, {}});
            found = flights.end() - 1;
            found->look.badge = 0;
        }
        if (const auto *move = std::get_if<change::MovePiece>(&change)) {
            found->look.isLifted = true;
            found->way.push_back(m_scene.geometry().centre(move->space) - half);
        } else {
            found->turned = before.second;
            found->turned->badge = 0;
        }
    }
    for (BoardMotion::Flight &flight : flights) {
        const int moves = int(flight.way.size()) - 1;
        flight.duration =
            (moves ? BoardMotion::duration(moves) : 0) + (flight.turned ? BoardMotion::perFlip : 0);
        flight.way.back() = m_scene.pieces().spot(flight.piece)->at;
    }
    return flights;
}

} // namespace view
