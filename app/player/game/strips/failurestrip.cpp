// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/strips/failurestrip.h"

#include <QPushButton>

namespace app {

FailureStrip::FailureStrip(GameController &controller, QWidget *parent)
    : MessageStrip(Kind::Error, QString(), parent)
{
    setObjectName(QStringLiteral("failure"));
    connect(&controller, &GameController::failed, this, &FailureStrip::tell);
    QPushButton *other = addButton(tr("Choose something else"));
    other->setProperty("class", QStringLiteral("smallPrimary"));
    connect(other, &QPushButton::clicked, this, &QWidget::hide);
    connect(addButton(tr("Undo one step")), &QPushButton::clicked, this, [this, &controller] {
        hide();
        controller.undo();
    });
    hide();
}

void FailureStrip::tell(const QString &message)
{
    setText(QStringLiteral("<b>%1</b> %2")
                .arg(tr("The game's rules stopped: this was not carried out.").toHtmlEscaped(),
                     tr("The game stands exactly where it was before.").toHtmlEscaped()));
    setDetails(message);
    show();
}

} // namespace app
