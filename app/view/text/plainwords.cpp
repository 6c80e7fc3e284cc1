// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/text/plainwords.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QTabBar>
#include <QTextDocument>
#include <QToolTip>

namespace view {

namespace {

/// What Qt would show at this point of a widget; empty: nothing, or the widget decides by itself.
QString tipAt(const QWidget &widget, QPoint point)
{
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget))
        return tabs->tabToolTip(tabs->tabAt(point));
    if (const auto *menu = qobject_cast<const QMenu *>(&widget)) {
        const QAction *action = menu->toolTipsVisible() ? menu->actionAt(point) : nullptr;
        return action ? action->toolTip() : QString();
    }
    const auto *view = qobject_cast<const QAbstractItemView *>(widget.parentWidget());
    if (view && view->viewport() == &widget && view->model()) {
        if (const auto *header = qobject_cast<const QHeaderView *>(view))
            return view->model()
                ->headerData(header->logicalIndexAt(point), header->orientation(), Qt::ToolTipRole)
                .toString();
        return view->indexAt(point).data(Qt::ToolTipRole).toString();
    }
    return widget.toolTip();
}

} // namespace

void PlainWords::everywhere()
{
    if (!qApp->findChild<PlainWords *>(QString(), Qt::FindDirectChildrenOnly))
        qApp->installEventFilter(new PlainWords(qApp));
}

QString PlainWords::tip(const QString &words)
{
    if (!Qt::mightBeRichText(words))
        return words;
    return QStringLiteral("<qt>%1</qt>")
        .arg(words.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
}

bool PlainWords::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Polish) {
        auto *label = qobject_cast<QLabel *>(watched);
        // A tip's own window is a label, too; what it shows was looked at before.
        if (label && label->textFormat() == Qt::AutoText && !label->inherits("QTipLabel"))
            label->setTextFormat(Qt::PlainText);
    } else if (event->type() == QEvent::ToolTip && watched->isWidgetType()) {
        return showTip(*static_cast<QWidget *>(watched), *static_cast<QHelpEvent *>(event));
    }
    return QObject::eventFilter(watched, event);
}

bool PlainWords::showTip(QWidget &widget, const QHelpEvent &help)
{
    const QString words = tipAt(widget, help.pos());
    if (!Qt::mightBeRichText(words))
        return false;
    QToolTip::showText(help.globalPos(), tip(words), &widget);
    return true;
}

} // namespace view
