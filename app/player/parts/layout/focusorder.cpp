// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/layout/focusorder.h"

#include <QWidget>

namespace app {

void orderFocus(QWidget &first, std::initializer_list<QWidget *> parts)
{
    QWidget *last = &first;
    for (const QWidget *part : parts) {
        for (auto *widget : part->findChildren<QWidget *>()) {
            if (!(widget->focusPolicy() & Qt::TabFocus))
                continue;
            QWidget::setTabOrder(last, widget);
            last = widget;
        }
    }
}

} // namespace app
