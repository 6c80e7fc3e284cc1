// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot/advice.h"

#include <QList>
#include <QString>

namespace app {

/// A plan that the computer would follow in the place of the player who asks for a hint.
struct Hint
{
    struct Step
    {
        QString words; ///< In the language of the game.
        std::vector<engine::Advice::Way> ways{};
        engine::SpaceId target{};
        std::vector<engine::PieceId> attackers{};

        bool operator==(const Step &) const = default;
    };

    int action = -1; ///< Index of the offered action that is its first step.
    QList<Step> steps{};
    std::vector<engine::Reason> reasons{}; ///< The weightiest first.
    int best = 0; ///< Of a hundred possible courses, so many go best with it.

    bool operator==(const Hint &) const = default;
};

} // namespace app
