// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/game.h"
#include "engine/game/play/playerview.h"

namespace engine {

/// Somebody who speaks for one side of a game: is told and answered what that side may know, and
/// acts for no other. Without a side: for whoever decides, and with all knowledge.
///
/// Sessions and windows reach a game's answers through this, so that the checks stand in one place.
class Speaker
{
public:
    /// \a game must outlive it.
    Speaker(Game &game, SideId side)
        : m_game(game)
        , m_side(side)
    {
    }

    SideId side() const { return m_side; }
    PlayerView view() const { return {m_game.module(), m_game.state(), m_side}; }

    /// Whether the present question is this side's.
    bool decides() const { return !m_side || m_side == m_game.offer().side; }
    /// Whether the arguments of a query, or an action, are about nothing that is hidden from the
    /// side.
    bool maySay(const Json &arguments) const { return !view().asksOfUnseen(arguments); }
    bool maySay(const Action &action) const;
    /// Whether the last step (or the next one that was undone) is this side's own. What another
    /// side did can't be taken back, and whether it could be would tell of it.
    bool ownsLast() const;
    bool ownsNext() const;
    bool canUndo(Game::Barriers barriers = Game::Barriers::Respect) const;
    bool canRedo() const { return m_game.canRedo() && ownsNext(); }

    Result<Verdict> explain(const Action &action) { return m_game.explain(action, m_side); }
    Result<Json> query(const QString &name, const Json &arguments)
    {
        return m_game.query(name, arguments, m_side);
    }

private:
    Game &m_game;
    SideId m_side;
};

} // namespace engine
