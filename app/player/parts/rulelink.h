// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/style/tokens.h"

#include <QString>

namespace app {

/// Writes rule numbers as links for rich text; what they lead to is the number itself.
struct RuleLink
{
    /// "6.1" as a link; empty for no rule.
    static QString html(const QString &rule, const Tokens &tokens);
    /// "Rule 6.1".
    static QString sentence(const QString &rule, const Tokens &tokens);
};

} // namespace app
