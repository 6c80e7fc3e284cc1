// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/free/freelog.h"

#include <span>

namespace engine {

/// Something that hands can do to any game: what it is done with, when it is refused and what it
/// changes. Sentences are the program's, in the context TextRenderer.
struct FreeVerb
{
    enum class Names : uint8_t {
        None,
        PieceProperties,
        SpaceProperties,
        Variables,
        Phases,
        Cups,
        Sides
    };
    using Spaces = OpenAction::Spaces;
    using Values = OpenAction::Values;

    const char *name;
    const char *label;
    /// Why it can't be done, or nothing. What it is done with has been checked. Gap 1 is the piece,
    /// gap 2 the value, gap 3 the space.
    const char *(*refuse)(const Deed &deed);
    void (*perform)(Turn &turn, const Deed &deed);
    enum class Count : uint8_t { None, One, Many } pieces = Count::None;
    Spaces spaces = Spaces::None; ///< Listed: the cups and decks.
    Values values = Values::None;
    bool mayLackValue = false;
    Names names = Names::None;
    int least = 0; ///< Of a range of values.
    int most = 0;
    const char *words = ""; ///< With blanks between them.
    bool isInPlayOnly = false; ///< Puts nothing right.
};

/// Those that go with pieces, with what is seen, with chance, and with the game as a whole.
std::span<const FreeVerb> pieceVerbs();
std::span<const FreeVerb> sightVerbs();
std::span<const FreeVerb> chanceVerbs();
std::span<const FreeVerb> gameVerbs();

} // namespace engine
