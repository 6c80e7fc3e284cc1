// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/controls/stepper.h"

#include "app/player/game/dockpanel.h"
#include "app/view/style/icons.h"

#include <QBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace app {

namespace {

QToolButton *stepButton(const QString &sign, const QString &name, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setIcon(Icons::icon(sign));
    button->setProperty("class", QStringLiteral("step"));
    button->setMinimumSize(28, 28);
    button->setToolTip(name);
    button->setAccessibleName(name);
    return button;
}

} // namespace

Stepper::Stepper(QBoxLayout *line, QWidget *parent, int number, const Words &words)
    : less(stepButton(QStringLiteral("minus"), words.less, parent))
    , value(DockPanel::label(QString::number(number), "panelTitle", parent))
    , more(stepButton(QStringLiteral("plus"), words.more, parent))
{
    value->setWordWrap(false);
    value->setAccessibleName(words.value);
    value->setAlignment(Qt::AlignCenter);
    value->setMinimumWidth(20);
    line->addWidget(less);
    line->addWidget(value);
    line->addWidget(more);
}

} // namespace app
