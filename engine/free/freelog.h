// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/free/deed.h"
#include "engine/state/turn.h"

namespace engine {

/// Writes the line of the log about a deed.
class FreeLog
{
public:
    FreeLog(Turn &turn, const Deed &deed);

    FreeLog &kind(change::Log::Kind kind);
    FreeLog &at(SpaceId space);
    /// Only these sides may read it.
    FreeLog &only(uint32_t sides);
    FreeLog &dice(ValueList dice);
    /// \a sentence is one of the program's, in the context TextRenderer.
    void say(const char *sentence, ValueList arguments = {});
    /// The same of several pieces: gap 1 is the first of them and gap 2 how many more there are.
    void sayOfPieces(const char *one, const char *several, ValueList arguments = {});

private:
    Turn &m_turn;
    const Deed &m_deed;
    change::Log m_entry;
};

} // namespace engine
