// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/telling/teller.h"
#include "app/view/signs/beatscene.h"
#include "app/view/style/tokens.h"

#include <QCoreApplication>

#include <span>

namespace app {

/// What the board shows of the beat that is told, and of those before it.
class BeatPicture
{
    Q_DECLARE_TR_FUNCTIONS(app::BeatPicture)

public:
    /// Both must outlive it.
    BeatPicture(const GameController &controller, const Tokens &tokens)
        : m_controller(controller)
        , m_tokens(tokens)
    {
    }

    view::BeatScene of(const Teller &teller) const;
    /// The last of \a told is the one that is shown; \a hasTrails: with the ways of all of them.
    view::BeatScene of(std::span<const engine::Beat> told, bool hasTrails) const;
    /// Where its sentence stands; none: nowhere on a map.
    static engine::SpaceId place(const engine::Beat &beat);
    /// All that is to be seen of it, what came last first: starts and goals, and where it happens.
    static std::vector<engine::SpaceId> places(const engine::Beat &beat);
    /// Only the ways that others took, which stay to be seen when all was told.
    view::BeatScene trails(const Teller &teller) const;

private:
    view::BeatScene trails(std::span<const engine::Beat> told) const;
    void addTrails(view::BeatScene &scene, const engine::Beat &beat) const;
    void addHarm(view::BeatScene &scene, const engine::Beat &beat) const;
    QColor color(engine::SideId side) const;

    const GameController &m_controller;
    Tokens m_tokens;
};

} // namespace app
