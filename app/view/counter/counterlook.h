// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"

#include <QHashFunctions>

namespace view {

/// How much of a counter is drawn, by its width on the screen.
enum class CounterLevel {
    Full, ///< From 40 px.
    Plain, ///< From 24 px: without the texts beside the symbol.
    Mini, ///< From 12 px: symbol without any text.
    Bare, ///< Body and band.
};

CounterLevel counterLevel(double pixels);

/// Everything that decides how one piece looks at one moment: equal looks, equal pictures.
struct CounterLook
{
    /// A frame of light: what can be done with the piece now.
    enum class Glow : uint8_t { None, Selected, Legal, Target, Hover };
    /// How a block stands before the one who looks.
    enum class Stand : uint8_t {
        Up, ///< Its label towards the owner.
        Flat, ///< Revealed to everybody.
    };

    engine::PieceId piece; ///< None: only its back is seen.
    engine::SideId side; ///< Whose back it is, or who owns the piece now.
    engine::NameId back; ///< Which of the side's backs.
    int steps = -1; ///< Left; -1: all.
    int heading = -1; ///< Where it faces, in degrees clockwise from the top; -1: nowhere.
    quint32 marks = 0; ///< One bit per entry of CounterMarks.
    int badge = 0; ///< How many pieces its stack has; 2 are seen without a number.
    Glow glow = Glow::None;
    Stand stand = Stand::Up;
    bool isHidden = false; ///< Shows the back although the piece is known.
    bool isDimmed = false; ///< Can't act now.
    bool isGhost = false; ///< Where it would be.
    bool isLifted = false; ///< In the hand or raised from its stack.
    bool onDark = false; ///< On a dark table the shadow is stronger.

    bool showsBack() const { return isHidden || !piece; }
    /// The same look without what can't be seen of it: of a back, everything about the piece.
    CounterLook visible() const;

    bool operator==(const CounterLook &) const = default;
};

size_t qHash(const CounterLook &look, size_t seed = 0);

} // namespace view
