// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace engine {

/// A flaw in a module, with the place where it can be mended.
struct Issue
{
    enum class Severity { Warning, Error };
    Severity severity = Severity::Error;
    QString file; ///< Path inside the module; empty for the module as a whole.
    int line = 0; ///< From 1; 0 when the flaw has no line.
    QString message; ///< Translated, ready to be shown.

    bool operator==(const Issue &) const = default;

    /// "file:line: message", with only the parts that there are.
    QString toString() const;
};

using Issues = QList<Issue>;

bool hasErrors(const Issues &issues);

} // namespace engine
