// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/fields/wordcompleter.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QKeyEvent>

namespace editor {

bool WordCompleter::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress && watched == popup();
    const int key = isKey ? static_cast<QKeyEvent *>(event)->key() : 0;
    const bool isEnd = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab;
    if (!isEnd || !popup()->isVisible() || popup()->currentIndex().isValid())
        return QCompleter::eventFilter(watched, event);
    popup()->hide();
    QCoreApplication::sendEvent(widget(), event);
    return true;
}

} // namespace editor
