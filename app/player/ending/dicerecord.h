// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/game.h"

namespace app {

/// What each side has rolled in a game, die by die, beside what fair dice give.
class DiceRecord
{
public:
    struct Face
    {
        int count = 0;
        int step = 0; ///< Where it was rolled first.
    };
    struct Side
    {
        engine::SideId side;
        std::vector<Face> faces; ///< From 1 on.
        int dice = 0;
        double mean = 0;
        /// In what share of games fair dice are as far from their mean as these, or further.
        double asFar = 1;
    };

    explicit DiceRecord(const engine::Game &game);

    /// Only those who have rolled.
    const std::vector<Side> &sides() const { return m_sides; }
    /// Of the dice: six unless one of them showed more.
    int faces() const { return m_faces; }
    double fairMean() const { return (m_faces + 1) / 2.0; }

private:
    void add(engine::SideId side, int face, int step);
    void judge(Side &side) const;

    std::vector<Side> m_sides;
    int m_faces = 6;
};

} // namespace app
