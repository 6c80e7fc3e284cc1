// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"

#include <QColor>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace view {

/// What a window wants shown on a board beside map and pieces; replaced as a whole.
struct BoardSigns
{
    /// A part of the board marked with a colour and, for those who see no colours, a pattern.
    struct Overlay
    {
        enum Pattern { Tint, Hatch, Outline, Dots, Star };

        QString id;
        std::vector<engine::SpaceId> spaces;
        QColor color;
        Pattern pattern = Tint;

        bool operator==(const Overlay &) const = default;
    };

    /// Units of one place attack another.
    struct Attack
    {
        engine::SpaceId from;
        engine::SpaceId to;
        double share = 1; ///< Below 1: they count for less.

        bool operator==(const Attack &) const = default;
    };
    /// One of several places to choose from.
    struct Choice
    {
        engine::SpaceId space;
        int number = 0; ///< The key that chooses it; 0: none.
        QString price{}; ///< In words; empty: free.

        bool operator==(const Choice &) const = default;
    };
    /// How full a place is of what it holds.
    struct Room
    {
        engine::SpaceId space;
        QString text; ///< "1/3".
        bool isFull = false;

        bool operator==(const Room &) const = default;
    };
    /// What the pieces of a place are worth together.
    struct Strength
    {
        engine::SpaceId space;
        QString text;

        bool operator==(const Strength &) const = default;
    };
    /// Where a piece would be.
    struct Ghost
    {
        engine::PieceId piece;
        engine::SpaceId space;

        bool operator==(const Ghost &) const = default;
    };

    std::vector<engine::PieceId> selectable{}; ///< White frame.
    std::vector<engine::PieceId> selected{}; ///< Gold.
    std::vector<engine::PieceId> targets{}; ///< Red.
    std::vector<engine::PieceId> raised{}; ///< Drawn on top of their stacks.
    std::vector<engine::PieceId> dimmed{}; ///< Can't act now.
    std::vector<engine::SpaceId> legalSpaces{}; ///< May be clicked now: outline.
    std::vector<engine::SpaceId> targetSpaces{}; ///< Red ring.
    std::vector<std::pair<engine::SpaceId, double>> reach{}; ///< Lit, with its cost; below 0: none.
    std::vector<engine::SpaceId> path{}; ///< From the piece to the place under the pointer.
    std::vector<engine::SpaceId> trace{}; ///< Supply line; of one place only: there is none.
    QString tracePlaque{}; ///< Where the line leads, at its end or where it leaves the view.
    std::vector<engine::SpaceId> enemyZones{}; ///< Strokes in the corner.
    std::vector<Attack> attacks{}; ///< Arrows.
    QString oddsPlaque{};
    engine::SpaceId oddsAt{};
    std::vector<Overlay> overlays{}; ///< The first one lowest.
    std::vector<engine::SpaceId> flaws{}; ///< A red sign: something is wrong there.
    std::vector<engine::PieceId> ticked{}; ///< Chosen already.
    std::vector<Choice> choices{}; ///< Numbered circles, and red labels.
    std::vector<Room> rooms{}; ///< Small plates.
    std::vector<Strength> strengths{}; ///< Small plates at stacks, at every zoom.
    std::optional<Ghost> ghost{};

    bool operator==(const BoardSigns &) const = default;
};

} // namespace view
