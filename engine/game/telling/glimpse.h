// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/playerview.h"
#include "engine/game/telling/beat.h"

namespace engine {

/// What somebody who watches a position sees of one change of it.
struct Glimpse
{
    Beat::Kind kind = Beat::Kind::Note; ///< Note: nothing of it is seen.
    Beat::Way way; ///< Of what moves; of the rest only piece and side.
    SpaceId space; ///< Where it is seen.
    int steps = 0; ///< So many were lost.

    bool isSeen() const { return kind != Beat::Kind::Note; }
    /// Whether it is worth a beat even when the log has no line for it.
    bool speaks() const;
};

/// Goes through the changes of a command and sees of each what its viewer sees.
class Watcher
{
public:
    /// \a module must outlive it.
    Watcher(const Module &module, const GameState &before, Viewer viewer);
    Q_DISABLE_COPY_MOVE(Watcher)

    Glimpse see(const Change &change);

    const PlayerView &view() const { return m_view; }
    const GameState &state() const { return m_state; }
    bool isOnMap(SpaceId space) const;

private:
    Glimpse moved(PieceId piece, const Change &change);
    Glimpse hurt(const change::SetSteps &change);
    Glimpse revealed(const change::SetSeen &change);
    Glimpse set(const change::SetSpaceProperty &change);
    Glimpse set(const change::SetVariable &change);

    const Module &m_module;
    GameState m_state;
    PlayerView m_view;
};

} // namespace engine
