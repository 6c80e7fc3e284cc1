// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/marks/measureline.h"

#include "engine/path/distance.h"

#include <QAction>
#include <QFontInfo>
#include <QKeyEvent>
#include <QPainter>

namespace app {

namespace {

const QColor c_line(0xff, 0xd2, 0x3f);
const QColor c_edge(0x1b, 0x18, 0x12);
const QColor c_blocked(0xff, 0x5a, 0x4a);
constexpr int c_widestEnd = 340; ///< What stands at the end of the line.
constexpr int c_room = 8; ///< Around it.

} // namespace

MeasureLine::MeasureLine(GameController &controller, QAction &action, view::BoardView &board)
    : QWidget(&board)
    , m_controller(controller)
    , m_action(action)
    , m_board(board)
{
    setObjectName(QStringLiteral("measure"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    action.setChecked(false);
    connect(&action, &QAction::toggled, this, &MeasureLine::measure);
    connect(&board, &view::BoardView::hovered, this, &MeasureLine::pointAt);
    connect(&board, &view::BoardView::viewChanged, this, [this] { update(); });
    board.installEventFilter(this);
}

int MeasureLine::distance(const engine::Map &map, engine::SpaceId from, engine::SpaceId to)
{
    const engine::Space &first = map.space(from);
    const engine::Space &last = map.space(to);
    const bool areHexes = first.kind == engine::Space::Kind::Hex && last.kind == first.kind;
    if (areHexes && first.board == last.board)
        return first.hex.distance(last.hex);
    const int steps = engine::Distance(map.graph()).between(from, to);
    return steps == engine::Distance::Unreached ? -1 : steps;
}

QString MeasureLine::text() const
{
    if (!isVisible() || !m_from || !m_pointed || m_from == m_pointed)
        return {};
    const int found = distance(m_controller.module().map, m_from, m_pointed);
    return found < 0 ? QString() : QString::number(found);
}

void MeasureLine::measure(bool on)
{
    m_from = on ? m_pointed : engine::SpaceId();
    m_line = {};
    setGeometry(m_board.rect());
    setVisible(on);
    m_board.setFocus();
    update();
}

void MeasureLine::pointAt(engine::SpaceId space)
{
    m_pointed = space;
    if (!isVisible())
        return;
    // Begun beside the map: the first place that is pointed at.
    if (!m_from)
        m_from = space;
    m_line = isThere(m_from) && isThere(space) ? SightLine::between(m_controller, m_from, space)
                                               : SightLine();
    setAccessibleName(QStringList{text(), m_line.words}.join(QStringLiteral(". ")));
    update();
}

bool MeasureLine::isThere(engine::SpaceId space) const
{
    return space && m_board.geometry().contains(space);
}

void MeasureLine::paintEvent(QPaintEvent *)
{
    if (!isThere(m_from))
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF from = m_board.viewPoint(m_from);
    const bool isFar = !text().isEmpty() && isThere(m_pointed);
    const QPointF to = isFar ? QPointF(m_board.viewPoint(m_pointed)) : from;
    paintLine(painter, from, to);
    if (isFar)
        paintWords(painter, to);
}

void MeasureLine::paintLine(QPainter &painter, QPointF from, QPointF to) const
{
    const bool isBlocked = m_line.sight == SightLine::Sight::Blocked;
    if (isBlocked && isThere(m_line.blocker))
        view::SignLayer::paintRing(painter, m_board.camera(), m_board.geometry(), m_line.blocker,
                                   c_blocked, 4);
    const QColor color = isBlocked ? c_blocked : c_line;
    for (const QPen &pen :
         {QPen(c_edge, 6, Qt::SolidLine, Qt::RoundCap),
          QPen(color, 3, isBlocked ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap)}) {
        painter.setPen(pen);
        painter.drawLine(from, to);
        painter.drawEllipse(from, 6, 6);
    }
    painter.setPen(QPen(c_edge, 1.5));
    painter.setBrush(color);
    for (const auto &place : m_line.crossed) {
        for (const engine::SpaceId space : place)
            painter.drawEllipse(QPointF(m_board.viewPoint(space)), 4, 4);
    }
}

void MeasureLine::paintWords(QPainter &painter, QPointF at) const
{
    QFont bold = font();
    bold.setBold(true);
    bold.setPixelSize(qRound(QFontInfo(bold).pixelSize() * 1.3));
    const QRectF number = QFontMetricsF(bold).boundingRect(text());
    const QRectF words = m_line.words.isEmpty()
        ? QRectF()
        : QFontMetricsF(font()).boundingRect(QRectF(0, 0, c_widestEnd, 1000), Qt::TextWordWrap,
                                             m_line.words);
    const double line = QFontMetricsF(bold).height();
    QRectF plaque(0, 0, qMax(number.width(), words.width()) + 2 * c_room,
                  line + words.height() + c_room);
    plaque.moveCenter(at - QPointF(0, plaque.height() / 2 + line / 2));
    // Always on the board, below the place where there is no room above it.
    if (plaque.top() < 0)
        plaque.moveTop(at.y() + line / 2);
    plaque.moveLeft(qBound(2.0, plaque.left(), qMax(2.0, width() - plaque.width() - 2)));
    painter.setPen(QPen(c_edge, 1.5));
    painter.setBrush(c_line);
    painter.drawRoundedRect(plaque, 5, 5);
    const QRectF inner = plaque.adjusted(c_room, c_room / 2.0, -c_room, -c_room / 2.0);
    painter.setFont(bold);
    painter.drawText(inner, Qt::AlignHCenter | Qt::AlignTop, text());
    painter.setFont(font());
    painter.drawText(inner.adjusted(0, line, 0, 4), Qt::TextWordWrap, m_line.words);
}

bool MeasureLine::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_board && event->type() == QEvent::Resize)
        resize(m_board.size());
    const bool isKey = watched == &m_board && event->type() == QEvent::KeyPress;
    if (isKey && isVisible() && static_cast<const QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        m_action.setChecked(false);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace app
