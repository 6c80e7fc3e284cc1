// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"

#include <QColor>
#include <QString>

#include <vector>

namespace view {

/// What a board shows while a step of the game is told; replaced as a whole.
struct BeatScene
{
    /// The way that somebody took.
    struct Trail
    {
        enum class Kind {
            Move, ///< A line in the colour of its side, with its number at the start.
            Retreat, ///< Pale red, every step of it numbered.
            Advance, ///< Gold.
        };

        std::vector<engine::SpaceId> way;
        QColor color{}; ///< Of a move; the others have their own.
        Kind kind = Kind::Move;
        int number = 0; ///< 0: none.

        bool operator==(const Trail &) const = default;
    };
    /// A few words at a piece.
    struct Label
    {
        engine::PieceId piece; ///< None, or not seen on the board: it stands at the space.
        engine::SpaceId space;
        QString text;
        bool isBad = true;

        bool operator==(const Label &) const = default;
    };
    /// A piece that is no longer where it was.
    struct Gone
    {
        engine::PieceId piece; ///< None: only that some piece was there.
        engine::SpaceId space; ///< Where it stood.

        bool operator==(const Gone &) const = default;
    };
    struct Outline
    {
        engine::SpaceId space;
        QColor color;

        bool operator==(const Outline &) const = default;
    };

    std::vector<engine::PieceId> actors{}; ///< Gold.
    std::vector<engine::PieceId> targets{}; ///< Red.
    bool isRestWashed = false;
    std::vector<Trail> trails{};
    std::vector<Label> labels{};
    std::vector<Gone> crossed{}; ///< A red cross, then nothing: it was eliminated.
    std::vector<Gone> ghosts{}; ///< Pale, where it stood or where it will stand.
    std::vector<engine::SpaceId> flashing{}; ///< Twice.
    std::vector<Outline> outlined{};
    QString sentence{};
    engine::SpaceId sentenceAt{}; ///< None: it is not shown.

    bool operator==(const BeatScene &) const = default;
};

} // namespace view
