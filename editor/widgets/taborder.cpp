// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/taborder.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>

namespace editor {

namespace {

using Widgets = QList<QWidget *>;

/// What is made of parts that Tab does not stop at.
bool isOneField(const QWidget &widget)
{
    return qobject_cast<const QComboBox *>(&widget)
        || qobject_cast<const QAbstractSpinBox *>(&widget)
        || qobject_cast<const QLineEdit *>(&widget)
        || (qobject_cast<const QAbstractScrollArea *>(&widget)
            && !qobject_cast<const QScrollArea *>(&widget));
}

void addItems(const QLayout &layout, Widgets &found)
{
    QList<int> order;
    for (int i = 0; i < layout.count(); ++i)
        order.append(i);
    if (const auto *grid = qobject_cast<const QGridLayout *>(&layout)) {
        const auto place = [grid](int item) {
            int row = 0;
            int column = 0;
            int rows = 0;
            int columns = 0;
            grid->getItemPosition(item, &row, &column, &rows, &columns);
            return std::pair(row, column);
        };
        std::stable_sort(order.begin(), order.end(),
                         [&](int a, int b) { return place(a) < place(b); });
    }
    for (const int i : std::as_const(order)) {
        QLayoutItem *item = layout.itemAt(i);
        if (QWidget *widget = item->widget())
            found.append(widget);
        else if (const QLayout *inner = item->layout())
            addItems(*inner, found);
    }
}

Widgets partsOf(QWidget &widget)
{
    Widgets found;
    if (const auto *splitter = qobject_cast<QSplitter *>(&widget)) {
        for (int i = 0; i < splitter->count(); ++i)
            found.append(splitter->widget(i));
    } else if (const auto *tabs = qobject_cast<QTabWidget *>(&widget)) {
        found = {tabs->cornerWidget(Qt::TopLeftCorner), tabs->tabBar(),
                 tabs->cornerWidget(Qt::TopRightCorner)};
        for (int i = 0; i < tabs->count(); ++i)
            found.append(tabs->widget(i));
    } else if (const auto *area = qobject_cast<QScrollArea *>(&widget)) {
        found.append(area->widget());
    } else if (const QLayout *layout = widget.layout()) {
        addItems(*layout, found);
    }
    // What floats above the rest comes last.
    const auto children = widget.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    for (QWidget *child : children) {
        if (!found.contains(child) && !child->isWindow() && !qobject_cast<QTabWidget *>(&widget)
            && !qobject_cast<QScrollArea *>(&widget))
            found.append(child);
    }
    found.removeAll(nullptr);
    return found;
}

void collect(QWidget &widget, Widgets &stops)
{
    if (widget.focusPolicy() & Qt::TabFocus && !widget.focusProxy())
        stops.append(&widget);
    if (isOneField(widget))
        return;
    for (QWidget *part : partsOf(widget))
        collect(*part, stops);
}

} // namespace

void orderTabs(QWidget &area)
{
    Widgets stops;
    collect(area, stops);
    for (qsizetype i = 1; i < stops.size(); ++i)
        QWidget::setTabOrder(stops[i - 1], stops[i]);
}

} // namespace editor
