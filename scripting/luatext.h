// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

namespace scripting {

/// A value as it is written in Lua: `{ attack = 19, "1335" }`.
QString luaText(const engine::Json &json);
/// In quotes.
QString luaString(const QString &text);

} // namespace scripting
