// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/sequence/phasetree.h"

#include <QDropEvent>

namespace editor {

void PhaseTree::dropEvent(QDropEvent *event)
{
    const auto place = dropIndicatorPosition();
    const Where where = place == OnItem ? Where::Into
        : place == AboveItem            ? Where::Above
        : place == BelowItem            ? Where::Below
                                        : Where::AtEnd;
    emit dropped(itemAt(event->position().toPoint()), where);
    // The rows follow the document, which has changed by now.
    event->setDropAction(Qt::IgnoreAction);
    event->accept();
}

} // namespace editor
