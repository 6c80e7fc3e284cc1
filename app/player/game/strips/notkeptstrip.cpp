// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/strips/notkeptstrip.h"

#include "app/player/game/gamewishes.h"

#include <QPushButton>

namespace app {

NotKeptStrip::NotKeptStrip(GameController &controller, GameKeeper &keeper, ActionTable &actions,
                           QWidget *parent)
    : MessageStrip(Kind::Warning, QString(), parent)
    , m_keeper(keeper)
{
    setObjectName(QStringLiteral("notKept"));
    connect(&keeper, &GameKeeper::failed, this, &NotKeptStrip::tell);
    connect(&keeper, &GameKeeper::safe, this, &NotKeptStrip::look);
    connect(&keeper, &GameKeeper::saved, this, &NotKeptStrip::look);
    connect(&controller, &GameController::changed, this, &NotKeptStrip::look);
    QPushButton *elsewhere = addButton(tr("Save elsewhere…"));
    elsewhere->setObjectName(QStringLiteral("saveElsewhere"));
    connect(elsewhere, &QPushButton::clicked, actions.action(QStringLiteral("saveAs")),
            &QAction::trigger);
    QPushButton *leave = addButton(tr("Leave without saving"));
    leave->setObjectName(QStringLiteral("leaveUnsaved"));
    connect(leave, &QPushButton::clicked, &GameWishes::of(controller),
            &GameWishes::leaveUnsavedRequested);
    hide();
}

void NotKeptStrip::tell(const QString &message)
{
    setText(QStringLiteral("<b>%1</b> %2 %3")
                .arg(tr("You can play on, but the steps are not kept.").toHtmlEscaped(),
                     message.toHtmlEscaped(),
                     tr("As soon as it can be written, everything is kept.").toHtmlEscaped()));
    look();
}

void NotKeptStrip::look()
{
    setVisible(!text().isEmpty() && !m_keeper.isSafe() && !m_keeper.isSaved());
}

} // namespace app
