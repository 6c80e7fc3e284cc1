// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/ending/turnchart.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

constexpr int c_chartLeft = 40;
constexpr int c_chartTop = 12;
constexpr int c_chartBottom = 26;
constexpr int c_chartRight = 16;
constexpr double c_nearEnough = 14;

/// A round number of which at most four fit.
double stepOf(double span)
{
    double step = 1;
    for (const double more : {2.0, 5.0, 10.0, 20.0, 25.0, 50.0, 100.0, 200.0, 500.0, 1000.0}) {
        if (span / step > 4)
            step = more;
    }
    return step;
}

} // namespace

TurnChart::TurnChart(const engine::Module &module, Style style, QWidget *parent)
    : PaintedWidget(parent)
    , m_module(module)
    , m_style(style)
{
    setMouseTracking(true);
    setLayoutDirection(Qt::LeftToRight); // time goes to the right
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

// Readers get the table that is drawn.
void TurnChart::setRows(const QStringList &turns, QList<Row> rows)
{
    m_turns = turns;
    m_rows = std::move(rows);
    QStringList lines;
    for (qsizetype turn = 0; turn < m_turns.size(); ++turn) {
        QStringList values;
        for (const Row &row : std::as_const(m_rows))
            values << tr("%1 %2", "a side and its value")
                          .arg(row.name, QLocale().toString(row.values.value(turn)));
        lines << tr("Turn %1: %2").arg(m_turns[turn], values.join(QStringLiteral(", ")));
    }
    setAccessibleDescription(lines.join(u'\n'));
    update();
}

void TurnChart::setSigns(const QList<Sign> &signs)
{
    m_signs = signs;
    update();
}

QRectF TurnChart::plot() const
{
    return QRectF(rect()).adjusted(c_chartLeft, c_chartTop, -c_chartRight, -c_chartBottom);
}

double TurnChart::least() const
{
    double value = 0;
    for (const Row &row : m_rows) {
        for (const double one : row.values)
            value = std::min(value, one);
    }
    return value;
}

double TurnChart::most() const
{
    if (m_top > 0)
        return m_top;
    double value = 1;
    for (const Row &row : m_rows) {
        for (const double one : row.values)
            value = std::max(value, one);
    }
    const double step = stepOf(value - least());
    return std::ceil(value / step) * step;
}

QPointF TurnChart::point(int row, int turn) const
{
    const QRectF area = plot();
    const double share = m_turns.size() > 1 ? double(turn) / double(m_turns.size() - 1) : 0.5;
    const double value = m_rows[row].values.value(turn);
    return {area.left() + share * area.width(),
            area.bottom() - (value - least()) / (most() - least()) * area.height()};
}

QRectF TurnChart::bar(int row, int turn) const
{
    const QRectF area = plot();
    const double each = area.width() / double(std::max<qsizetype>(1, m_turns.size()));
    const double width = std::min(18.0, each * 0.8 / double(std::max<qsizetype>(1, m_rows.size())));
    const double left =
        area.left() + each * (turn + 0.5) - width * double(m_rows.size()) / 2 + width * row;
    const double height =
        (m_rows[row].values.value(turn) - least()) / (most() - least()) * area.height();
    return {left, area.bottom() - height, std::max(1.0, width - 1), height};
}

QPointF TurnChart::sign(const Sign &sign) const
{
    const QRectF area = plot();
    const double share =
        m_turns.size() > 1 ? std::clamp(sign.at / double(m_turns.size() - 1), 0.0, 1.0) : 0.5;
    return {area.left() + share * area.width(), area.top() + 8};
}

void TurnChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintScale(painter);
    for (int row = 0; row < int(m_rows.size()); ++row) {
        if (m_style == Style::Lines)
            paintLine(painter, row);
        else
            paintBars(painter, row);
    }
    paintSigns(painter);
}

void TurnChart::paintScale(QPainter &painter) const
{
    const Tokens colors = tokens();
    const QRectF area = plot();
    painter.setFont(scaled(0.85));
    const double step = stepOf(most() - least());
    for (double value = std::ceil(least() / step) * step; value <= most() + 1e-6; value += step) {
        const double y = area.bottom() - (value - least()) / (most() - least()) * area.height();
        painter.setPen(QPen(colors.line2, 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(colors.text2);
        painter.drawText(QRectF(0, y - 10, c_chartLeft - 8, 20), Qt::AlignRight | Qt::AlignVCenter,
                         QLocale().toString(value));
    }
    // As many turns as can be read beside each other.
    const double room = area.width() / double(std::max<qsizetype>(1, m_turns.size()));
    const int every = std::max(1, int(std::ceil(30 / std::max(1.0, room))));
    painter.setPen(colors.text2);
    for (int turn = 0; turn < int(m_turns.size()); turn += every) {
        const double x = m_style == Style::Lines && !m_rows.isEmpty()
            ? point(0, turn).x()
            : area.left() + room * (turn + 0.5);
        painter.drawText(QRectF(x - 30, area.bottom() + 4, 60, c_chartBottom - 4),
                         Qt::AlignHCenter | Qt::AlignTop, m_turns[turn]);
    }
}

void TurnChart::paintLine(QPainter &painter, int row) const
{
    const SideMark mark = SideMark::of(m_module, m_rows[row].side, tokens());
    QPolygonF line;
    for (int turn = 0; turn < int(m_turns.size()); ++turn)
        line.append(point(row, turn));
    painter.setPen(QPen(mark.color, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    for (const QPointF &at : line)
        mark.paint(painter, QRectF(at - QPointF(5, 5), QSizeF(10, 10)));
}

void TurnChart::paintBars(QPainter &painter, int row) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(SideMark::of(m_module, m_rows[row].side, tokens()).color);
    for (int turn = 0; turn < int(m_turns.size()); ++turn) {
        if (m_rows[row].values.value(turn) > 0)
            painter.drawRoundedRect(bar(row, turn), 2, 2);
    }
}

void TurnChart::paintSigns(QPainter &painter) const
{
    const Tokens colors = tokens();
    for (int i = 0; i < int(m_signs.size()); ++i) {
        const QPointF at = sign(m_signs[i]);
        painter.setPen(QPen(colors.accent, 1.2, Qt::DotLine));
        painter.drawLine(at, QPointF(at.x(), plot().bottom()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.accent);
        painter.drawEllipse(at, 10, 10);
        painter.setPen(colors.onAccent);
        painter.setFont(scaled(0.9, QFont::Bold));
        painter.drawText(QRectF(at - QPointF(10, 10), QSizeF(20, 20)), Qt::AlignCenter,
                         QString::number(i + 1));
    }
}

std::pair<int, int> TurnChart::valueAt(QPointF at) const
{
    for (int row = 0; row < int(m_rows.size()); ++row) {
        for (int turn = 0; turn < int(m_turns.size()); ++turn) {
            const QPointF away = point(row, turn) - at;
            const bool isHit = m_style == Style::Lines
                ? std::hypot(away.x(), away.y()) < c_nearEnough
                : bar(row, turn).adjusted(-1, -6, 1, 2).contains(at);
            if (isHit)
                return {row, turn};
        }
    }
    return {-1, -1};
}

int TurnChart::stepAt(QPointF at) const
{
    for (const Sign &one : m_signs) {
        const QPointF away = sign(one) - at;
        if (std::hypot(away.x(), away.y()) < c_nearEnough)
            return one.step;
    }
    const auto [row, turn] = valueAt(at);
    return row < 0 ? 0 : m_rows[row].steps.value(turn);
}

void TurnChart::mousePressEvent(QMouseEvent *event)
{
    if (const int step = stepAt(event->position()))
        emit stepChosen(step);
}

void TurnChart::mouseMoveEvent(QMouseEvent *event)
{
    setCursor(stepAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    const auto [row, turn] = valueAt(event->position());
    setToolTip(row < 0 ? QString()
                       : tr("Turn %1: %2")
                             .arg(m_turns[turn],
                                  tr("%1 %2", "a side and its value")
                                      .arg(m_rows[row].name,
                                           QLocale().toString(m_rows[row].values.value(turn)))));
}

} // namespace app
