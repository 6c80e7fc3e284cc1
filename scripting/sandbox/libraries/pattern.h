// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVarLengthArray>

#include <bitset>

namespace scripting {

/// A Lua pattern made ready for matching: what has to follow what.
struct Pattern
{
    using Set = std::bitset<256>;
    enum class Kind : quint8 {
        Literal,
        Any,
        InSet,
        Frontier,
        Balance,
        BackReference,
        OpenCapture,
        PositionCapture,
        CloseCapture,
        TextEnd
    };
    enum class Repeat : quint8 { Once, Star, Plus, Lazy, Optional };
    struct Item
    {
        Kind kind;
        Repeat repeat = Repeat::Once;
        unsigned char first = 0; // the character; the opening one
        unsigned char second = 0; // the closing character
        int index = 0; // of the set or the capture
    };
    static constexpr int MaxCaptures = 32;

    QVarLengthArray<Item, 24> items;
    QVarLengthArray<Set, 4> sets;
    int captureCount = 0;
};

} // namespace scripting
