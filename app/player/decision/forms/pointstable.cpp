// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/forms/pointstable.h"

#include "app/view/text/plainwords.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace app {

namespace {

constexpr int c_padding = 8;
constexpr int c_firstShare = 60; ///< Of the numbers, of what other columns have, in percent.
constexpr int c_headFlags = Qt::AlignRight | Qt::AlignBottom | Qt::TextWordWrap;

} // namespace

PointsTable::PointsTable(const QStringList &headings, const std::vector<Row> &rows, QWidget *parent)
    : PaintedWidget(parent)
    , m_headings(headings)
    , m_rows(rows)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setCursor(Qt::PointingHandCursor);
    setLayoutDirection(Qt::LeftToRight);
    setValue(rows.empty() ? 0 : rows.front().value);
}

QString PointsTable::words(const Row &row) const
{
    QStringList said{QString::number(row.value)};
    for (qsizetype i = 0; i < row.cells.size() && i + 1 < m_headings.size(); ++i) {
        if (!row.cells[i].isEmpty())
            said << QStringLiteral("%1 %2").arg(m_headings[i + 1], row.cells[i]);
    }
    return said.join(QStringLiteral(", "));
}

void PointsTable::setValue(int value)
{
    m_value = value;
    for (const Row &row : m_rows) {
        if (row.value == value)
            setAccessibleName(words(row));
    }
    update();
}

int PointsTable::rowHeight() const
{
    return fontMetrics().height() + 8;
}

QRect PointsTable::column(int index, int width) const
{
    const int others = int(m_headings.size()) - 1;
    const int each = width * 100 / (c_firstShare + 100 * others);
    const int first = width - each * others;
    return index == 0 ? QRect(0, 0, first, 0) : QRect(first + each * (index - 1), 0, each, 0);
}

int PointsTable::headHeight(int width) const
{
    int height = fontMetrics().height();
    const QFontMetrics small(scaled(0.92));
    for (int i = 0; i < m_headings.size(); ++i) {
        const int room = column(i, width).width() - c_padding;
        height = std::max(
            height,
            small.boundingRect(QRect(0, 0, room, 400), c_headFlags, m_headings[i]).height());
    }
    return height + 8;
}

QSize PointsTable::sizeHint() const
{
    return {160, heightForWidth(300)};
}

int PointsTable::heightForWidth(int width) const
{
    return headHeight(width) + int(m_rows.size()) * rowHeight() + 2;
}

void PointsTable::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens colors = tokens();
    const int head = headHeight(width());
    painter.setFont(scaled(0.92));
    painter.setPen(colors.text2);
    for (int i = 0; i < m_headings.size(); ++i) {
        const QRect cell = column(i, width());
        painter.drawText(QRect(cell.left(), 0, cell.width() - c_padding, head - 4),
                         i == 0 ? (c_headFlags & ~Qt::AlignRight) | Qt::AlignLeft : c_headFlags,
                         m_headings[i]);
    }
    int top = head;
    for (const Row &row : m_rows) {
        const QRect line(0, top, width(), rowHeight());
        const bool isLit = row.value == m_value;
        painter.fillRect(line, isLit ? colors.soft : colors.raised);
        painter.fillRect(QRect(line.topLeft(), QSize(width(), 1)), colors.line2);
        painter.setFont(scaled(1, isLit ? QFont::DemiBold : QFont::Normal));
        painter.setPen(isLit ? colors.accent : colors.text);
        painter.drawText(line.adjusted(c_padding, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         QString::number(row.value));
        painter.setPen(colors.text);
        for (int i = 0; i < row.cells.size() && i + 1 < m_headings.size(); ++i) {
            const QRect cell = column(i + 1, width());
            painter.drawText(QRect(cell.left(), top, cell.width() - c_padding, rowHeight()),
                             Qt::AlignVCenter | Qt::AlignRight, row.cells[i]);
        }
        top += rowHeight();
    }
    painter.fillRect(QRect(0, top, width(), 1), colors.line2);
}

void PointsTable::mouseReleaseEvent(QMouseEvent *event)
{
    const int index = (int(event->position().y()) - headHeight(width())) / rowHeight();
    const bool isRow =
        event->position().y() >= headHeight(width()) && size_t(index) < m_rows.size();
    if (event->button() == Qt::LeftButton && isRow)
        emit chosen(m_rows[size_t(index)].value);
}

bool PointsTable::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int index = (help->pos().y() - headHeight(width())) / rowHeight();
        const bool isRow = help->pos().y() >= headHeight(width()) && size_t(index) < m_rows.size();
        const QString said = isRow ? words(m_rows[size_t(index)]) : QString();
        QToolTip::showText(help->globalPos(), view::PlainWords::tip(said), this);
        return true;
    }
    return PaintedWidget::event(event);
}

} // namespace app
