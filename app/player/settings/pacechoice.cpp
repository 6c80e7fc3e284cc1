// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/settings/pacechoice.h"

#include <QEvent>

namespace app {

PaceChoice::PaceChoice(QWidget *parent)
    : QComboBox(parent)
{
    setObjectName(QStringLiteral("pace"));
    addItems({QString(), QString(), QString(), QString(), QString()});
    retranslate();
}

PaceChoice::PaceChoice(Settings &settings, QWidget *parent)
    : PaceChoice(parent)
{
    setPace(settings.pace());
    connect(this, &QComboBox::activated, &settings,
            [this, &settings] { settings.setPace(pace()); });
}

void PaceChoice::retranslate()
{
    const QStringList paces{tr("At a click"), tr("Slow"), tr("Normal"), tr("Fast"),
                            tr("All at once")};
    for (int i = 0; i < count(); ++i)
        setItemText(i, paces[i]);
    setAccessibleName(tr("Pace"));
}

void PaceChoice::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QComboBox::changeEvent(event);
}

} // namespace app
