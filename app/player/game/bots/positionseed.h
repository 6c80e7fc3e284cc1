// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot/rehearsal.h"

namespace app {

/// The chance that a computer takes in a position, as its side knows it: nobody gets another answer
/// by asking again.
inline quint64 positionSeed(const QByteArray &known)
{
    quint64 seed = 0xcbf29ce484222325ULL;
    for (const char byte : known)
        seed = (seed ^ quint64(uchar(byte))) * 0x100000001b3ULL;
    return seed;
}

} // namespace app
