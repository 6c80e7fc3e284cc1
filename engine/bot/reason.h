// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"

#include <QCoreApplication>

namespace engine {

class TextRenderer;

/// Something that speaks for or against a plan. It knows no language: text() says it in one.
struct Reason
{
    Q_DECLARE_TR_FUNCTIONS(Reason)

public:
    enum class Kind : uint8_t {
        Wins, ///< The game.
        Loses,
        Takes, ///< A place that others held.
        Clears, ///< A place where others stood, who then don't stand there any more.
        GivesUp, ///< A place of one's own is in others' hands when they have answered.
        Destroys, ///< Steps of others.
        Costs ///< Steps of one's own.
    };

    Kind kind = Kind::Takes;
    SpaceId space;
    QString odds; ///< The column or ratio of the fight for the place, as the table names it.
    int chance = 100; ///< Of a hundred.
    int tenths = 0; ///< Of steps, on the average.

    bool isGood() const
    {
        return kind != Kind::Loses && kind != Kind::GivesUp && kind != Kind::Costs;
    }
    /// "Takes Insterburg: 5-1, 83 % to take it"
    QString text(const TextRenderer &texts) const;

    bool operator==(const Reason &) const = default;
};

} // namespace engine
