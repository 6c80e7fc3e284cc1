// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/history/historylanes.h"

#include "app/player/parts/sidemark.h"
#include "app/view/text/plainwords.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace app {

namespace {

constexpr int c_die = 7;
constexpr int c_leastName = 26; ///< A narrower box has no room for a word.
constexpr double c_mostName = 200; ///< Of a bookmark.

} // namespace

void HistoryLanes::setLanes(QList<Lane> lanes, std::vector<int> rolls, QStringList bookmarkNames)
{
    m_lanes = std::move(lanes);
    m_rolls = std::move(rolls);
    m_names = std::move(bookmarkNames);
    update();
}

QRectF HistoryLanes::box(const Lane &lane) const
{
    const double left = xOf(lane.stretch.first - 1);
    const double right = xOf(lane.stretch.last);
    return QRectF(left + 0.5, row(2) + 1, std::max(2.0, right - left - 1.5), row(1) + 1);
}

void HistoryLanes::paintTurns(QPainter &painter, const Tokens &tokens) const
{
    painter.setFont(scaled(0.92, QFont::DemiBold));
    double free = 0;
    for (const HistoryModel::Mark &mark : marks()) {
        if (!mark.isTurn)
            continue;
        const double x = xOf(mark.command);
        painter.setPen(tokens.control);
        painter.drawLine(QPointF(x, 2), QPointF(x, QWidget::height() - 12));
        const QString text = turnNames().value(mark.turn, tr("Turn %1").arg(mark.turn));
        if (x < free)
            continue;
        painter.setPen(tokens.text);
        painter.drawText(QPointF(x + 5, painter.fontMetrics().ascent() + 1), text);
        free = x + 12 + painter.fontMetrics().horizontalAdvance(text);
    }
}

void HistoryLanes::paintNames(QPainter &painter, const Tokens &tokens) const
{
    painter.setFont(scaled(0.86, QFont::DemiBold));
    const QFontMetrics metrics = painter.fontMetrics();
    const double y = row(1);
    for (qsizetype i = 0; i < bookmarks().size(); ++i) {
        const double x = xOf(bookmarks()[i]);
        const double end = i + 1 < bookmarks().size() ? xOf(bookmarks()[i + 1]) - 8 : width();
        painter.setPen(QPen(tokens.panel, 1));
        painter.setBrush(tokens.warn);
        paintFlag(painter, x, y + 1);
        const double room = std::min(end - x - 10, c_mostName);
        // The last one may stand at the edge; what is before it has its words on its right.
        const double before = i ? xOf(bookmarks()[i - 1]) + c_mostName + 18 : 0;
        const double left = std::min(x - 8 - before, c_mostName);
        const bool isLeft = room <= c_leastName && i + 1 == bookmarks().size();
        if (i >= m_names.size() || (isLeft ? left : room) <= c_leastName)
            continue;
        const QString words =
            metrics.elidedText(m_names[i], Qt::ElideRight, int(isLeft ? left : room));
        const double begin = isLeft ? x - 8 - metrics.horizontalAdvance(words) : x + 8;
        painter.setPen(tokens.warn);
        painter.drawText(QPointF(begin, y + metrics.ascent() + 1), words);
    }
}

void HistoryLanes::paintLanes(QPainter &painter, const Tokens &tokens) const
{
    painter.setFont(scaled(0.86));
    const QFontMetrics metrics = painter.fontMetrics();
    for (const Lane &lane : m_lanes) {
        const QRectF place = box(lane);
        const bool hasSide = bool(lane.stretch.side);
        const SideMark mark = SideMark::of(module(), lane.stretch.side, tokens);
        painter.setPen(QPen(hasSide ? mark.color : tokens.control, 1));
        painter.setBrush(hasSide ? mark.tint : tokens.sunk);
        painter.drawRoundedRect(place, 3, 3);
        painter.fillRect(QRectF(place.left(), place.top(), place.width(), 2.5),
                         hasSide ? mark.color : tokens.control);
        double left = place.left() + 5;
        if (hasSide && place.width() > 16) {
            mark.paint(painter, QRectF(left, place.center().y() - 3, 7, 7));
            left += 11;
        }
        const int room = int(place.right() - left - 3);
        if (room < c_leastName)
            continue;
        painter.setPen(tokens.text);
        painter.drawText(QRectF(left, place.top(), room, place.height()), Qt::AlignVCenter,
                         metrics.elidedText(lane.name, Qt::ElideRight, room));
    }
}

void HistoryLanes::paintRolls(QPainter &painter, const Tokens &tokens) const
{
    painter.setPen(QPen(tokens.text2, 1));
    painter.setBrush(tokens.raised);
    double last = -100;
    for (const int step : m_rolls) {
        const double x = xOf(step);
        if (x - last < c_die + 2)
            continue;
        const QRectF die(x - c_die / 2.0, row(3) + 6, c_die, c_die);
        painter.drawRoundedRect(die, 1.5, 1.5);
        painter.drawPoint(die.center());
        last = x;
    }
}

void HistoryLanes::setChances(Chances chances)
{
    const bool isOther = chances.isWanted != m_chances.isWanted;
    m_chances = std::move(chances);
    QStringList words;
    for (const Chances::Point &point : std::as_const(m_chances.points))
        words << point.words;
    setAccessibleDescription(words.join(u'\n'));
    if (isOther)
        updateGeometry();
    update();
}

QRectF HistoryLanes::plot() const
{
    const double top = row(4) + 4;
    return {xOf(0), top, xOf(count()) - xOf(0), QWidget::height() - 20 - top};
}

QPointF HistoryLanes::pointOf(const Chances::Point &point) const
{
    const QRectF room = plot();
    return {xOf(point.step), room.bottom() - room.height() * point.chance / 100};
}

void HistoryLanes::paintChances(QPainter &painter, const Tokens &tokens) const
{
    if (!m_chances.isWanted)
        return;
    const QRectF room = plot();
    painter.setFont(scaled(0.86));
    painter.setPen(QPen(tokens.line, 1));
    painter.drawLine(room.topLeft(), room.topRight());
    painter.drawLine(room.bottomLeft(), room.bottomRight());
    painter.setPen(QPen(tokens.control, 1, Qt::DashLine));
    painter.drawLine(QPointF(room.left(), room.center().y()),
                     QPointF(room.right(), room.center().y()));
    painter.setPen(tokens.text2);
    if (m_chances.points.isEmpty()) {
        painter.drawText(room, Qt::AlignCenter, m_chances.note);
        return;
    }
    const SideMark mark = SideMark::of(module(), m_chances.side, tokens);
    QPolygonF curve;
    for (const Chances::Point &point : m_chances.points)
        curve << pointOf(point);
    painter.setPen(QPen(mark.color, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(curve);
    painter.setBrush(tokens.panel);
    for (const QPointF &at : std::as_const(curve))
        painter.drawEllipse(at, 2.5, 2.5);
    mark.paint(painter, QRectF(room.left() + 4, room.top() + 4, 8, 8));
    painter.setPen(tokens.text);
    const QString words = tr("%1: %2 %", "a side and its chance")
                              .arg(m_chances.name)
                              .arg(qRound(m_chances.points.last().chance));
    painter.drawText(QPointF(room.left() + 16, room.top() + 2 + painter.fontMetrics().ascent()),
                     words);
    paintTurnings(painter, room.center().y());
}

QString HistoryLanes::tipAt(QPoint at) const
{
    if (!m_chances.isWanted || !plot().adjusted(-6, -4, 6, 4).contains(at))
        return {};
    QString words;
    double nearest = 24; // pixels to the side
    for (const Chances::Point &point : m_chances.points) {
        const double away = std::abs(xOf(point.step) - at.x());
        if (away < nearest) {
            nearest = away;
            words = point.words;
        }
    }
    return words;
}

void HistoryLanes::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens colors = tokens();
    painter.setRenderHint(QPainter::Antialiasing);
    paintLanes(painter, colors);
    paintTurns(painter, colors);
    paintNames(painter, colors);
    paintRolls(painter, colors);
    paintChances(painter, colors);
    const bool isPast = step() < count();
    if (isPast) {
        painter.setPen(QPen(colors.warn, 1.5));
        painter.drawLine(QPointF(xOf(step()), row(1)),
                         QPointF(xOf(step()), QWidget::height() - 14));
    }
    paintLine(painter, QWidget::height() - 10);
}

bool HistoryLanes::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return HistoryTrack::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    for (const Lane &lane : std::as_const(m_lanes)) {
        if (box(lane).contains(help->pos())) {
            QToolTip::showText(help->globalPos(), view::PlainWords::tip(lane.name), this);
            return true;
        }
    }
    if (const QString words = tipAt(help->pos()); !words.isEmpty())
        QToolTip::showText(help->globalPos(), view::PlainWords::tip(words), this);
    else
        QToolTip::hideText();
    return true;
}

} // namespace app
