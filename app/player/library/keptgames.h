// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/library/librarysave.h"

namespace app {

/// What folders hold of games that can be gone on with.
struct KeptGames
{
    QList<LibrarySave> games;
    int newer = 0; ///< Of a newer program: they are left as they are.

    /// Saved games in \a folder.
    void addSaves(const QString &folder, LibrarySave::Kind kind);
    /// Interrupted ones.
    void addJournals(const QString &folder);
    /// The latest first.
    void sort();
};

} // namespace app
