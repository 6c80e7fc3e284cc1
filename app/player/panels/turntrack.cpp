// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/panels/turntrack.h"

#include "app/player/parts/sidemark.h"
#include "app/view/text/plainwords.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace app {

namespace {

constexpr int c_cellHeight = 38;
constexpr int c_leastWidth = 22;
constexpr int c_mostWidth = 40;
constexpr int c_cellGap = 3;

} // namespace

TurnTrack::TurnTrack(const engine::Module &module, QWidget *parent)
    : PaintedWidget(parent)
    , m_module(module)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setMouseTracking(true);
    setLayoutDirection(Qt::LeftToRight); // numbers grow to the right in every language
}

void TurnTrack::setTurns(int first, int last, int now, const QHash<int, Arrivals> &arrivals)
{
    m_first = first;
    m_last = qMax(qMax(first, last), now);
    m_now = now;
    m_arrivals = arrivals;
    setAccessibleName(tr("Turn %1 of %2").arg(now).arg(m_last));
    updateGeometry();
    update();
}

int TurnTrack::perRow(int width) const
{
    return qBound(1, (width + c_cellGap) / (c_leastWidth + c_cellGap), count());
}

QRectF TurnTrack::cell(int turn) const
{
    const int columns = perRow(width());
    const int index = turn - m_first;
    const double step =
        qMin(double(width() + c_cellGap) / columns, double(c_mostWidth + c_cellGap));
    return QRectF(index % columns * step, index / columns * (c_cellHeight + c_cellGap),
                  step - c_cellGap, c_cellHeight);
}

QSize TurnTrack::sizeHint() const
{
    return {qMin(count(), 10) * 27, heightForWidth(qMin(count(), 10) * 27)};
}

QSize TurnTrack::minimumSizeHint() const
{
    return {c_leastWidth * 4, c_cellHeight};
}

int TurnTrack::heightForWidth(int width) const
{
    const int columns = perRow(width);
    const int rows = (count() + columns - 1) / columns;
    return rows * (c_cellHeight + c_cellGap) - c_cellGap;
}

void TurnTrack::paintTurn(QPainter &painter, int turn, const Tokens &tokens) const
{
    const QRectF box = cell(turn);
    const bool isNow = turn == m_now;
    const bool isDone = turn < m_now;
    drawCard(painter, box,
             isNow        ? tokens.accent
                 : isDone ? tokens.sunk
                          : tokens.raised,
             isNow ? tokens.accent : tokens.line, 4);
    painter.setFont(scaled(1, QFont::DemiBold));
    painter.setPen(isNow ? tokens.onAccent : isDone ? tokens.text2 : tokens.text);
    const QList<engine::SideId> sides = m_arrivals.value(turn).sides;
    painter.drawText(box.adjusted(0, 2, 0, -14), Qt::AlignCenter, QString::number(turn));
    const double size = 8;
    double x = box.center().x() - (sides.size() * (size + 2) - 2) / 2;
    for (const engine::SideId side : sides) {
        SideMark mark = SideMark::of(m_module, side, tokens);
        if (isNow)
            mark.color = tokens.onAccent;
        mark.paint(painter, QRectF(x, box.bottom() - size - 6, size, size));
        x += size + 2;
    }
}

void TurnTrack::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens colors = tokens();
    for (int turn = m_first; turn <= m_last; ++turn)
        paintTurn(painter, turn, colors);
}

bool TurnTrack::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return PaintedWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const auto turn = turnAt(help->pos());
    if (!turn) {
        QToolTip::hideText();
        return true;
    }
    QStringList lines{m_namer ? m_namer(*turn) : QString(), m_arrivals.value(*turn).text};
    if (*turn <= m_reached)
        lines.append(tr("Click to look at this turn in the history"));
    lines.removeAll(QString());
    QToolTip::showText(help->globalPos(), view::PlainWords::tip(lines.join(u'\n')), this);
    return true;
}

std::optional<int> TurnTrack::turnAt(QPointF point) const
{
    for (int turn = m_first; turn <= m_last; ++turn) {
        if (cell(turn).contains(point))
            return turn;
    }
    return {};
}

void TurnTrack::mouseMoveEvent(QMouseEvent *event)
{
    const auto turn = turnAt(event->position());
    const bool isReached = turn && *turn <= m_reached;
    setCursor(isReached ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void TurnTrack::mouseReleaseEvent(QMouseEvent *event)
{
    const auto turn = turnAt(event->position());
    if (event->button() == Qt::LeftButton && turn && *turn <= m_reached)
        emit turnClicked(*turn);
}

} // namespace app
