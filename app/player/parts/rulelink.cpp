// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/rulelink.h"

#include <QCoreApplication>

namespace app {

QString RuleLink::html(const QString &rule, const Tokens &tokens)
{
    if (rule.isEmpty())
        return {};
    return QStringLiteral("<a href=\"%1\" style=\"color:%2; font-weight:600\">%1</a>")
        .arg(rule.toHtmlEscaped(), tokens.accent.name());
}

QString RuleLink::sentence(const QString &rule, const Tokens &tokens)
{
    if (rule.isEmpty())
        return {};
    return QCoreApplication::translate("app::RuleLink", "Rule %1").arg(html(rule, tokens));
}

} // namespace app
