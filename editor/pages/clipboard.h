// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <optional>

namespace editor {

/// Parts of modules on the system's clipboard, so that they can go from one module to another.
/// They are readable as text, too.
namespace clipboard {

/// \a kind names what it is: "counters", "hexes", "setup" … Other programs get \a text; without one
/// the JSON.
void copy(const QString &kind, const engine::Json &json, const QString &text = {});
bool holds(const QString &kind);
/// Nothing when the clipboard holds something else.
std::optional<engine::Json> paste(const QString &kind);

} // namespace clipboard

} // namespace editor
