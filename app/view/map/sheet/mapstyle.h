// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

namespace view {

/// A board's style as it is at one moment of a game: weather and the like change how a map looks.
class MapStyle
{
public:
    /// The variable of the game that chooses among the looks; empty: there is only one.
    static QString variable(const engine::Json &style);
    /// The look for \a value of that variable: the first one where the style knows no such value.
    static QString lookFor(const engine::Json &style, const QString &value);
    /// \a style with what \a look says put over it; an empty look is the first one.
    static engine::Json of(const engine::Json &style, const QString &look);
};

} // namespace view
