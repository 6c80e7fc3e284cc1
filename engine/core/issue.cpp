// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/issue.h"

#include <algorithm>

namespace engine {

QString Issue::toString() const
{
    if (file.isEmpty())
        return message;
    if (line <= 0)
        return file + QStringLiteral(": ") + message;
    return file + u':' + QString::number(line) + QStringLiteral(": ") + message;
}

bool hasErrors(const Issues &issues)
{
    return std::any_of(issues.begin(), issues.end(),
                       [](const Issue &issue) { return issue.severity == Issue::Severity::Error; });
}

} // namespace engine
