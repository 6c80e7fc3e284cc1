// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"

namespace editor {

inline const QString c_module = QStringLiteral("module.json");

/// The one certain remedy for a problem; it becomes one step of the history.
struct QuickFix
{
    QString title; ///< Goes on after "Fix: ", so it begins small.
    /// False when it can't be done any more.
    std::function<bool(Draft &draft)> apply;
};

} // namespace editor
