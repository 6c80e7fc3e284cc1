// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"
#include "scripting/bindings/scriptcontext.h"

namespace scripting {

/// JSON as Lua values and back. Null is nil; lists and objects are tables.
namespace JsonBridge {

void push(lua_State *L, const engine::Json &json);
/// Pieces and spaces become ids, an empty table an empty list. Fails with a Lua error on functions,
/// cycles and the like.
engine::Json read(lua_State *L, int index);
/// A single value; lists and objects give None.
engine::Value toValue(const engine::Json &json, const ScriptContext &context, engine::Names &names);

} // namespace JsonBridge

} // namespace scripting
