// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/library/librarymodule.h"

namespace app {

/// A game that is about to be installed, and what it would replace.
struct Installation
{
    enum class Kind {
        New,
        Same, ///< It is installed already.
        Newer,
        Older,
        Changed ///< The same version with another content.
    };

    LibraryModule module;
    LibraryModule replaced; ///< Without a path: nothing.

    Kind kind() const;
    bool replaces() const { return !replaced.path.isEmpty(); }
};

} // namespace app
