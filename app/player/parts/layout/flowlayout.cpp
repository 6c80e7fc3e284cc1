// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/layout/flowlayout.h"

#include <utility>

namespace app {

FlowLayout::FlowLayout(int gap, QWidget *parent)
    : QLayout(parent)
    , m_gap(gap)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), Mode::Measure);
}

QSize FlowLayout::sizeHint() const
{
    int width = 0;
    for (const QLayoutItem *item : m_items)
        width += item->sizeHint().width() + m_gap;
    return {qMax(0, width - m_gap), minimumSize().height()};
}

QSize FlowLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const QLayoutItem *item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, Mode::Place);
}

/// What a row must have for it.
int FlowLayout::least(const QLayoutItem &item)
{
    return item.expandingDirections() & Qt::Horizontal ? item.minimumSize().width()
                                                       : item.sizeHint().width();
}

QList<FlowLayout::Row> FlowLayout::rows(int width) const
{
    QList<Row> found;
    int used = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const int wanted = least(*item);
        if (found.isEmpty() || used + m_gap + wanted > width) {
            found.append(Row());
            used = -m_gap;
        }
        found.last().append(item);
        used += m_gap + wanted;
    }
    return found;
}

int FlowLayout::height(const QLayoutItem &item, int width)
{
    return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

void FlowLayout::place(const Row &row, const QRect &rect) const
{
    int over = rect.width() + m_gap;
    for (const QLayoutItem *item : row)
        over -= least(*item) + m_gap;
    int x = rect.left();
    for (QLayoutItem *item : row) {
        int width = least(*item);
        if (item->expandingDirections() & Qt::Horizontal)
            width += qMax(0, std::exchange(over, 0));
        width = qMin(width, rect.width());
        item->setGeometry(QRect(x, rect.top(), width, height(*item, width)));
        x += width + m_gap;
    }
}

int FlowLayout::arrange(const QRect &rect, Mode mode) const
{
    int y = rect.top();
    for (const Row &row : rows(rect.width())) {
        int highest = 0;
        for (const QLayoutItem *item : row)
            highest = qMax(highest, height(*item, qMin(least(*item), rect.width())));
        if (mode == Mode::Place)
            place(row, QRect(rect.left(), y, rect.width(), highest));
        y += highest + m_gap;
    }
    return qMax(0, y - m_gap - rect.top());
}

} // namespace app
