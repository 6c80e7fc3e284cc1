// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/failurestrip.h"

#include <QPushButton>

namespace app {

FailureStrip::FailureStrip(GameController &controller, QWidget *parent)
    : MessageStrip(Kind::Error, QString(), parent)
{
    setObjectName(QStringLiteral("failure"));
    connect(&controller, &GameController::failed, this, &FailureStrip::tell);
    connect(addButton(tr("Undo one step")), &QPushButton::clicked, this, [this, &controller] {
        hide();
        controller.undo();
    });
    connect(addButton(tr("Close")), &QPushButton::clicked, this, &QWidget::hide);
    hide();
}

void FailureStrip::tell(const QString &message)
{
    setText(QStringLiteral("<b>%1</b> %2")
                .arg(tr("This was not carried out.").toHtmlEscaped(),
                     tr("The game stands exactly where it was before.").toHtmlEscaped()));
    setDetails(message);
    show();
}

} // namespace app
