// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/odds/oddsstrip.h"

#include <QPainter>

namespace app {

namespace {

constexpr int c_cellHeight = 26;
constexpr int c_gap = 3;

} // namespace

OddsStrip::OddsStrip(QWidget *parent)
    : PaintedWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setLayoutDirection(Qt::LeftToRight); // numbers grow to the right in every language
}

void OddsStrip::setColumns(const QStringList &columns, const QString &before, const QString &last)
{
    m_columns = columns;
    m_before = before;
    m_final = last;
    setAccessibleName(before == last ? tr("Column %1").arg(last)
                                     : tr("Column %1, before shifts %2").arg(last, before));
    updateGeometry();
    update();
}

int OddsStrip::cellWidth() const
{
    const QFontMetrics metrics(scaled(0.92, QFont::Bold));
    int width = 24;
    for (const QString &column : m_columns)
        width = qMax(width, metrics.horizontalAdvance(column) + 8);
    return width;
}

int OddsStrip::perRow(int width) const
{
    const int most = qMax(1, (width + c_gap) / (cellWidth() + c_gap));
    return qBound(1, most, qMax(1, int(m_columns.size())));
}

QSize OddsStrip::sizeHint() const
{
    return {int(m_columns.size()) * (cellWidth() + c_gap) - c_gap, c_cellHeight};
}

QSize OddsStrip::minimumSizeHint() const
{
    return {cellWidth(), c_cellHeight};
}

int OddsStrip::heightForWidth(int width) const
{
    const int columns = perRow(width);
    const int rows = (int(m_columns.size()) + columns - 1) / columns;
    return rows * (c_cellHeight + c_gap) - c_gap;
}

void OddsStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens colors = tokens();
    const int columns = perRow(width());
    const double step = double(width() + c_gap) / columns;
    for (int i = 0; i < m_columns.size(); ++i) {
        const QString &column = m_columns[i];
        const QRectF cell(i % columns * step, i / columns * (c_cellHeight + c_gap), step - c_gap,
                          c_cellHeight);
        const bool isFinal = column == m_final;
        drawCard(painter, cell, isFinal ? colors.accent : colors.raised,
                 isFinal ? colors.accent : colors.line, 4);
        if (column == m_before && !isFinal) {
            painter.setPen(QPen(colors.text, 1.3, Qt::DashLine));
            painter.setBrush(colors.sunk);
            painter.drawRoundedRect(cell.adjusted(1, 1, -1, -1), 4, 4);
        }
        painter.setFont(scaled(0.92, isFinal ? QFont::Bold : QFont::Medium));
        painter.setPen(isFinal ? colors.onAccent : colors.text);
        painter.drawText(cell, Qt::AlignCenter, column);
    }
}

} // namespace app
