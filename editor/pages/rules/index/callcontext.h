// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/source/luaoutline.h"

namespace editor {

/// The call or key that a place in Lua belongs to.
struct CallContext
{
    QString name; ///< Of what is called: "space" of `offer:space(…)`; empty: no call.
    int end = 0; ///< Where the name of what is called ends.
    int argument = 0; ///< From 0.
    QString key; ///< Of `rule = "…"`: rule.
    int from = 0; ///< Where the text begins, behind its quote.
    bool isString = false;

    static CallContext at(const scripting::LuaOutline &outline, int position);
    /// Whether the place is in a comment, where nothing is completed.
    static bool isComment(const scripting::LuaOutline &outline, int position);
};

} // namespace editor
