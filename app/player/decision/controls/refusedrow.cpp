// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/controls/refusedrow.h"

#include "app/player/game/dockpanel.h"
#include "app/player/parts/rulelink.h"

namespace app {

RefusedRow::RefusedRow(GameController &controller, const QString &name,
                       const GameController::Reason &reason, QWidget *parent)
    : QLabel(parent)
{
    const Tokens colors = Tokens::of(palette());
    DockPanel::setLook(this, "body");
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setText(QStringLiteral("<span style=\"color:%1\">× %2<br>"
                           "<span style=\"font-size:small\">%3 %4</span></span>")
                .arg(colors.text2.name(), name.toHtmlEscaped(), reason.text.toHtmlEscaped(),
                     RuleLink::html(reason.rule, colors)));
    setAccessibleName(name + QStringLiteral(": ") + reason.text);
    DockPanel::openRules(controller, this);
}

} // namespace app
