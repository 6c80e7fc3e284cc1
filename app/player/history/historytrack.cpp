// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/history/historytrack.h"

#include "app/player/parts/sidemark.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace app {

namespace {

constexpr int c_margin = 9;
constexpr double c_flag = 4.5; ///< Half the width of a bookmark.
constexpr double c_disc = 13; ///< Of a turning point.
constexpr int c_line = 33; ///< Height of the line, from the top.

} // namespace

HistoryTrack::HistoryTrack(const engine::Module &module, QWidget *parent)
    : PaintedWidget(parent)
    , m_module(module)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setLayoutDirection(Qt::LeftToRight); // numbers grow to the right in every language
}

void HistoryTrack::setHistory(int count, std::vector<HistoryModel::Mark> marks)
{
    m_count = count;
    m_marks = std::move(marks);
    setStep(m_step);
}

void HistoryTrack::setBookmarks(const QList<int> &steps)
{
    m_bookmarks = steps;
    update();
}

void HistoryTrack::setTurnings(const QList<int> &steps)
{
    m_turnings = steps;
    update();
}

void HistoryTrack::setStep(int step)
{
    m_step = qBound(0, step, m_count);
    setAccessibleName(tr("Step %1 of %2").arg(m_step).arg(m_count));
    update();
}

double HistoryTrack::xOf(int step) const
{
    return c_margin + double(width() - 2 * c_margin) * step / qMax(1, m_count);
}

int HistoryTrack::stepAt(double x) const
{
    return qBound(0, qRound((x - c_margin) * m_count / qMax(1, width() - 2 * c_margin)), m_count);
}

void HistoryTrack::go(int step)
{
    step = qBound(0, step, m_count);
    if (step == m_step)
        return;
    setStep(step);
    emit stepped(step);
}

void HistoryTrack::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    for (const int step : m_bookmarks + m_turnings) {
        if (std::abs(xOf(step) - event->position().x()) <= c_flag) {
            go(step);
            return;
        }
    }
    go(stepAt(event->position().x()));
}

void HistoryTrack::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        go(stepAt(event->position().x()));
}

void HistoryTrack::keyPressEvent(QKeyEvent *event)
{
    const int way = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (way && event->modifiers() & Qt::ShiftModifier) {
        emit combatRequested(way);
        return;
    }
    if (way && event->modifiers() & Qt::ControlModifier) {
        emit turningRequested(way);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        go(m_step - 1);
        break;
    case Qt::Key_Right:
        go(m_step + 1);
        break;
    case Qt::Key_Home:
        go(0);
        break;
    case Qt::Key_End:
        go(m_count);
        break;
    default:
        PaintedWidget::keyPressEvent(event);
    }
}

void HistoryTrack::paintMarks(QPainter &painter, const Tokens &tokens) const
{
    painter.setFont(scaled(0.86));
    const int room = painter.fontMetrics().horizontalAdvance(QStringLiteral("T00 "));
    double lastTurn = -1000;
    double lastSide = -1000;
    engine::SideId side;
    for (const HistoryModel::Mark &mark : m_marks) {
        const double x = xOf(mark.command);
        if (mark.isTurn) {
            painter.setPen(tokens.line);
            painter.drawLine(QPointF(x, 3), QPointF(x, c_line - 4));
            const QString name = m_turnNames.value(mark.turn);
            if (x - lastTurn >= room) {
                painter.setPen(name.isEmpty() ? tokens.text2 : tokens.text);
                // At the end of the line it stands before its mark.
                const QString words = name.isEmpty() ? tr("T%1", "turn").arg(mark.turn) : name;
                const int wide = painter.fontMetrics().horizontalAdvance(words);
                painter.drawText(QPointF(x + 4 + wide > width() ? x - 4 - wide : x + 4, 13), words);
                lastTurn = x;
            }
        }
        if (mark.side && mark.side != side && x - lastSide >= 9) {
            SideMark::of(m_module, mark.side, tokens).paint(painter, QRectF(x - 3.5, 18, 7, 7));
            lastSide = x;
        }
        side = mark.side;
    }
}

void HistoryTrack::paintBookmarks(QPainter &painter, const Tokens &tokens) const
{
    painter.setPen(QPen(tokens.panel, 1));
    painter.setBrush(tokens.accent);
    for (const int step : m_bookmarks)
        paintFlag(painter, xOf(step), 1);
}

void HistoryTrack::paintFlag(QPainter &painter, double x, double y)
{
    painter.drawPolygon(QPolygonF({{x - c_flag, y},
                                   {x + c_flag, y},
                                   {x + c_flag, y + 14},
                                   {x, y + 10},
                                   {x - c_flag, y + 14}}));
}

void HistoryTrack::paintTurnings(QPainter &painter, double y) const
{
    const Tokens colors = tokens();
    painter.setFont(scaled(0.72, QFont::Bold));
    for (qsizetype i = 0; i < m_turnings.size(); ++i) {
        const QRectF disc(xOf(m_turnings[i]) - c_disc / 2, y - c_disc / 2, c_disc, c_disc);
        painter.setPen(QPen(colors.panel, 1));
        painter.setBrush(colors.accent);
        painter.drawEllipse(disc);
        painter.setPen(colors.onAccent);
        painter.drawText(disc, Qt::AlignCenter, QString::number(i + 1));
    }
}

void HistoryTrack::paintLine(QPainter &painter, double y) const
{
    const Tokens colors = tokens();
    const bool isPast = m_step < m_count;
    const QColor color = isPast ? colors.warn : colors.accent;
    painter.setPen(QPen(colors.line, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(xOf(0), y), QPointF(xOf(qMax(1, m_count)), y));
    painter.setPen(QPen(color, 3, Qt::SolidLine, Qt::RoundCap));
    const double x = m_count ? xOf(m_step) : xOf(1);
    painter.drawLine(QPointF(xOf(0), y), QPointF(x, y));
    painter.setPen(QPen(color, 2.5));
    painter.setBrush(colors.panel);
    painter.drawEllipse(QPointF(x, y), 6, 6);
    if (!hasFocus())
        return;
    painter.setPen(QPen(colors.focus, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

void HistoryTrack::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens colors = tokens();
    painter.setRenderHint(QPainter::Antialiasing);
    paintMarks(painter, colors);
    paintBookmarks(painter, colors);
    paintTurnings(painter, c_line - 12);
    paintLine(painter, c_line);
}

} // namespace app
