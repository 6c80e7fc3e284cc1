// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/player/hint/hint.h"
#include "app/view/signs/beatscene.h"
#include "app/view/style/tokens.h"

#include <map>

namespace app {

/// What the board shows of a hint: who would go where, and what they would attack.
class HintPicture
{
public:
    /// Both must outlive it.
    HintPicture(const GameController &controller, const Tokens &tokens)
        : m_controller(controller)
        , m_tokens(tokens)
    {
    }

    view::BeatScene of(const Hint &hint) const;
    /// All that is to be seen of it, the first step first.
    static std::vector<engine::SpaceId> places(const Hint &hint);

private:
    /// How far those who go have come, and where their trails are.
    struct Course
    {
        std::map<engine::PieceId, size_t> trails;
        std::map<engine::PieceId, engine::SpaceId> stands;
    };
    void addWays(view::BeatScene &scene, const Hint::Step &step, Course &course) const;

    const GameController &m_controller;
    Tokens m_tokens;
};

} // namespace app
