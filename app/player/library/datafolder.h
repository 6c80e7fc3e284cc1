// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <QString>

namespace app {

/// The folder of all that belongs to the player, which says in what format things lie in it.
class DataFolder
{
public:
    static constexpr int newestFormat = 1;

    /// Takes over what an older program has left, or an empty folder. Fails, and touches nothing,
    /// when a newer program has been there.
    static engine::Result<engine::Done> take(const QString &folder);
    static QString markOf(const QString &folder)
    {
        return folder + QStringLiteral("/library.json");
    }
};

} // namespace app
