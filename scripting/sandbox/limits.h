// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace scripting {

/// What a module's Lua may use up. One gas is about one instruction of the virtual machine.
struct Limits
{
    qint64 gasLoad = 20'000'000; ///< For one file with all that it requires, and for freezing.
    qint64 gasCall = 20'000'000; ///< For one call from the outside, with all calls inside it.
    qint64 memoryBytes = 64 * 1024 * 1024;
    /// One string. The virtual machine compares and converts a string in a single instruction, so
    /// its length bounds what an instruction can cost.
    qint64 stringBytes = 256 * 1024;
    qint64 sourceBytes = 1024 * 1024; ///< One source file.
};

} // namespace scripting
