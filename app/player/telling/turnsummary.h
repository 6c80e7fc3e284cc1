// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/telling/beat.h"
#include "engine/module/model/module.h"

#include <span>

namespace app {

/// What a sequence came to, counted from the beats that were told and from nothing else.
class TurnSummary
{
public:
    struct Row
    {
        enum class Kind { Moves, Arrivals, Fights, Losses, Places, Supply };

        Kind kind = Kind::Moves;
        engine::SideId side{}; ///< Who lost, or who took the places.
        int count = 0; ///< Pieces; fights with an effect; steps lost.
        int others = 0; ///< Fights without an effect; pieces lost for good.
        std::vector<engine::PieceId> pieces{}; ///< Those that are known, each once.
        std::vector<engine::SpaceId> spaces{}; ///< Likewise.
        std::vector<int> beats{}; ///< Where it was told, in order.

        bool operator==(const Row &) const = default;
    };
    struct Fight
    {
        int beat = 0; ///< Where it begins.
        engine::SpaceId space;
        bool hasEffect = false;

        bool operator==(const Fight &) const = default;
    };

    /// \a module must outlive it.
    TurnSummary(const engine::Module &module, std::span<const engine::Beat> told);

    /// In the order in which they are read; none of them is empty.
    std::vector<Row> rows() const;
    const std::vector<Fight> &fights() const { return m_fights; }

private:
    void read(const engine::Beat &beat, int number);
    void readMoves(const engine::Beat &beat, int number);
    void readFight(const engine::Beat &beat, int number);
    void readLosses(const engine::Beat &beat, int number);
    void readPlaces(const engine::Beat &beat, int number);
    Row &row(Row::Kind kind, engine::SideId side, int number);

    const engine::Module &m_module;
    std::vector<Row> m_rows;
    std::vector<Fight> m_fights;
    bool m_isFighting = false;
};

} // namespace app
