// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/names.h"
#include "engine/module/model/module.h"
#include "engine/state/change.h"

#include <optional>

namespace app {

/// The cell of a module's table at which a roll was read off, as far as its line of the log says.
struct RollTable
{
    QString table;
    QString row; ///< What counted, after modifiers; empty: none in particular.
    QString column;
    QString result;
    /// By so much the row differs from what the die shows.
    int modifier = 0;

    /// Whether the die leads to a result that says something by itself.
    bool isResult() const;
    /// Nothing: no table fits what the line says.
    static std::optional<RollTable> of(const engine::Module &module, const engine::Names &names,
                                       const engine::change::Log &line);
};

} // namespace app
