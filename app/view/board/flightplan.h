// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/board/boardmotion.h"
#include "app/view/board/boardscene.h"
#include "engine/state/change.h"

namespace view {

/// Where the pieces of a board lie at a moment, and the ways that they take from there when changes
/// are shown.
class FlightPlan
{
public:
    /// Notes what is seen now.
    explicit FlightPlan(const BoardScene &scene);

    /// To where the scene, which has been refreshed since, has them; without the piece that was
    /// put down by hand.
    std::vector<BoardMotion::Flight> flights(const std::vector<engine::Change> &changes,
                                             engine::PieceId putDown) const;

private:
    /// Null: nothing about it is to be seen.
    const BoardPieces::Spot *spotAfter(const engine::Change &change, engine::PieceId putDown) const;

    const BoardScene &m_scene;
    QHash<int, std::pair<QPointF, CounterLook>> m_before; ///< By the numbers of the pieces.
};

} // namespace view
