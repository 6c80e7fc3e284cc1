// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace scripting {

/// Why a module's Lua stopped. Script errors stay English: they are for the module's author.
struct ScriptError
{
    QString message;
    QString file; ///< Path inside the module; empty when no file is to blame.
    int line = 0; ///< From 1; 0 when there is none.
    bool budget = false; ///< Stopped because it used too much time or memory.

    /// "file:line: message", with only the parts that there are.
    QString toString() const;
};

} // namespace scripting
