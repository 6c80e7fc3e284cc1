// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/notkeptstrip.h"

#include <QPushButton>

namespace app {

NotKeptStrip::NotKeptStrip(GameKeeper &keeper, ActionTable &actions, QWidget *parent)
    : MessageStrip(Kind::Warning, QString(), parent)
{
    setObjectName(QStringLiteral("notKept"));
    connect(&keeper, &GameKeeper::failed, this, &NotKeptStrip::tell);
    connect(&keeper, &GameKeeper::safe, this, &QWidget::hide);
    connect(addButton(tr("Save as…")), &QPushButton::clicked,
            actions.action(QStringLiteral("saveAs")), &QAction::trigger);
    connect(addButton(tr("Close")), &QPushButton::clicked, this, &QWidget::hide);
    hide();
}

void NotKeptStrip::tell(const QString &message)
{
    setText(QStringLiteral("<b>%1</b> %2")
                .arg(tr("You can play on, but the steps are not kept.").toHtmlEscaped(),
                     message.toHtmlEscaped()));
    show();
}

} // namespace app
