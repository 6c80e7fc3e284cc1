// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <QString>
#include <QStringList>

namespace engine {

/// A chart of the module: combat results, turn track, weather …
struct Table
{
    QString id;
    QString title;
    QString rule;
    QString file;
    QStringList columns;
    QStringList rows;
    Json source; ///< The whole file; `cells`, `legend` and whatever else the rules read.
    bool reconstructed = false; ///< Not printed in the rulebook: our proposal.
};

} // namespace engine
