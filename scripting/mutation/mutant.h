// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/source/luaoutline.h"

namespace scripting {

/// One small change of a module's rules, which a good test notices.
struct Mutant
{
    enum class Kind { Comparison, Constant, Condition, Logic, Arithmetic, Side, Step };

    Kind kind = Kind::Comparison;
    QString file;
    int line = 0;
    LuaOutline::Range range; ///< The characters that are replaced.
    QString before;
    QString after; ///< Empty: they are taken out.
    QString source; ///< The line as it is.
    QString rule; ///< The paragraph that the code nearby names; empty when there is none.
    int firstLine = 0; ///< Of the step of the program around it: who runs one of these may notice.
    int lastLine = 0;
    bool runsInLoading = false; ///< Every test may notice.

    static QString nameOf(Kind kind);
    /// The file's text with the change made.
    QByteArray apply(const QString &text) const;
};

} // namespace scripting
