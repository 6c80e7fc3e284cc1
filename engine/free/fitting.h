// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/value.h"

namespace engine {

/// Whether what began as \a initial can become \a value: a number, a flag or a word stays one, and
/// what was nothing at first may be anything.
inline bool fits(Value value, Value initial)
{
    const auto isText = [](Value::Type type) { return type >= Value::Type::Word; };
    return value.isNone() || initial.isNone() || value.type == initial.type
        || (isText(value.type) && isText(initial.type));
}

} // namespace engine
