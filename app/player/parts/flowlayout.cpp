// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/flowlayout.h"

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

int FlowLayout::arrange(const QRect &rect, Mode mode) const
{
    int x = rect.left();
    int y = rect.top();
    int rowHeight = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint();
        if (x > rect.left() && x + size.width() > rect.left() + rect.width()) {
            x = rect.left();
            y += rowHeight + m_gap;
            rowHeight = 0;
        }
        if (mode == Mode::Place)
            item->setGeometry(QRect(QPoint(x, y), size.boundedTo({rect.width(), size.height()})));
        x += size.width() + m_gap;
        rowHeight = qMax(rowHeight, size.height());
    }
    return y + rowHeight - rect.top();
}

} // namespace app
