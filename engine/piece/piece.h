// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"
#include "engine/core/json.h"
#include "engine/core/value.h"

#include <QHash>
#include <QString>

#include <vector>

namespace engine {

/// A group that units belong to: army, corps, front. Gives them their band.
struct Formation
{
    QString id;
    QString name;
    QString shortName;
    QString color;
    SideId side;
    Json values;
};

/// One counter, block, chit or card of the module, with everything printed on it.
///
/// Template, type and piece entries of the module's file are merged, the most special one wins.
struct Piece
{
    QString id;
    QString name;
    QString label; ///< Short text on the counter.
    QString type; ///< Id of its type.
    QString kind; ///< "unit", "hq", "marker", "chit", "air" …: from the template.
    SideId side;
    int formation = -1;
    int maxSteps = 1;
    int mobility = -1; ///< Index into the terrain table's classes.
    NameId back; ///< Which of its side's backs it has; none: the usual one.
    Json art; ///< Template, symbol, size, colours: read by the counter painter.
    int line = 0;

    /// Printed values by name; one entry per step, the first for the full side.
    QHash<NameId, ValueList> values;

    /// What is printed for \a steps left, or None.
    Value value(NameId name, int steps) const;
};

} // namespace engine
