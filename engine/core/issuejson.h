// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/issue.h"
#include "engine/core/json.h"

namespace engine {

/// A flaw as programs tell it to each other.
Json toJson(const Issue &issue);
Issue issueFromJson(const Json &json);

} // namespace engine
