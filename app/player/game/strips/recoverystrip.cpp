// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/strips/recoverystrip.h"

#include <QPushButton>

namespace app {

RecoveryStrip::RecoveryStrip(const OpenedGame &opened, qsizetype steps, ActionTable &actions,
                             QWidget *parent)
    : MessageStrip(Kind::Warning, textFor(opened.kept, steps), parent)
{
    setObjectName(QStringLiteral("recovery"));
    QPushButton *save = addButton(tr("Save as a new file…"));
    QPushButton *library = addButton(tr("Back to the library"));
    QPushButton *close = addButton(tr("Go on playing"));
    // Queued: going back to the library deletes this strip.
    connect(save, &QPushButton::clicked, actions.action(QStringLiteral("saveAs")),
            &QAction::trigger, Qt::QueuedConnection);
    connect(library, &QPushButton::clicked, actions.action(QStringLiteral("library")),
            &QAction::trigger, Qt::QueuedConnection);
    connect(close, &QPushButton::clicked, this, &QWidget::hide);
    setDetails(opened.remarks.join(u'\n'));
    setVisible(opened.kept != OpenedGame::Kept::Whole);
}

QString RecoveryStrip::textFor(OpenedGame::Kept kept, qsizetype steps)
{
    const QString what = kept == OpenedGame::Kept::Stopped
        ? tr("The installed version of the game can't replay all of this saved game.")
        : tr("This saved game is damaged.");
    return QStringLiteral("<b>%1</b> %2 %3")
        .arg(what.toHtmlEscaped(), tr("%n step(s) are safe.", nullptr, int(steps)).toHtmlEscaped(),
             tr("You can go on from there. The old file is left as it is.").toHtmlEscaped());
}

} // namespace app
