// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace engine {

/// The version of Hexsmith, "1.2.3", and what it was built with.
struct ProgramVersion
{
    static const char *own();
    static const char *quazip();
    static const char *compiler();
};

} // namespace engine
