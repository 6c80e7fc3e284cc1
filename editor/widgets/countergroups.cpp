// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/countergroups.h"

#include "app/view/style/tokens.h"
#include "app/view/text/plainwords.h"
#include "engine/module/model/module.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

namespace editor {

using engine::PieceId;

namespace {

constexpr int c_margin = 8;
constexpr int c_gap = 4;

} // namespace

CounterGroups::CounterGroups(const CounterPictures &pictures, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_pictures(pictures)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
}

void CounterGroups::setGroups(const QList<Group> &groups)
{
    m_groups = groups;
    const QList<PieceId> here = all();
    const QList<PieceId> before = m_selected;
    m_selected.removeIf([&](PieceId piece) { return !here.contains(piece); });
    if (!here.contains(m_pressedPiece))
        m_pressedPiece = {};
    layOut();
    if (before != m_selected)
        emit selectionChanged();
}

void CounterGroups::setEmptyText(const QString &text)
{
    m_emptyText = text;
    viewport()->update();
}

void CounterGroups::setCounterSize(int pixels)
{
    m_size = pixels;
    layOut();
}

void CounterGroups::setCurrentGroup(const QString &id)
{
    m_currentGroup = id;
    viewport()->update();
}

void CounterGroups::select(const QList<PieceId> &pieces)
{
    if (pieces == m_selected)
        return;
    m_selected = pieces;
    m_anchor = pieces.isEmpty() ? PieceId() : pieces.last();
    viewport()->update();
    emit selectionChanged();
}

QList<PieceId> CounterGroups::all() const
{
    QList<PieceId> pieces;
    for (const Group &group : m_groups)
        pieces += group.pieces;
    return pieces;
}

int CounterGroups::columns() const
{
    return std::max(1, (viewport()->width() - 2 * c_margin + c_gap) / (m_size + c_gap));
}

void CounterGroups::layOut()
{
    m_rows.clear();
    const int title = fontMetrics().height() + c_gap;
    const int width = viewport()->width();
    int y = c_gap;
    for (qsizetype i = 0; i < m_groups.size(); ++i) {
        Row row;
        row.group = i;
        if (!m_groups[i].title.isEmpty())
            row.title = QRect(0, y, width, title);
        y += row.title.height();
        const int count = int(m_groups[i].pieces.size());
        const int lines = std::max(1, (count + columns() - 1) / columns());
        const int height = count ? lines * (m_size + c_gap) + c_gap : m_size / 2;
        row.body = QRect(0, y, width, height);
        y += height;
        m_rows.push_back(row);
    }
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(m_size / 2);
    verticalScrollBar()->setRange(0, std::max(0, y - viewport()->height()));
    viewport()->update();
}

QRect CounterGroups::cell(const Row &row, qsizetype index) const
{
    const int line = int(index) / columns();
    const int column = int(index) % columns();
    return {c_margin + column * (m_size + c_gap), row.body.top() + line * (m_size + c_gap), m_size,
            m_size};
}

QPoint CounterGroups::toContent(QPoint point) const
{
    return point + QPoint(0, verticalScrollBar()->value());
}

PieceId CounterGroups::pieceAt(QPoint point) const
{
    const QPoint at = toContent(point);
    for (const Row &row : m_rows) {
        const auto &pieces = m_groups[row.group].pieces;
        for (qsizetype i = 0; row.body.contains(at) && i < pieces.size(); ++i) {
            if (cell(row, i).contains(at))
                return pieces[i];
        }
    }
    return {};
}

QString CounterGroups::groupAt(QPoint point) const
{
    const QPoint at = toContent(point);
    for (const Row &row : m_rows) {
        if (row.title.united(row.body).contains(at))
            return m_groups[row.group].id;
    }
    return {};
}

QRect CounterGroups::rectOf(PieceId piece) const
{
    for (const Row &row : m_rows) {
        const qsizetype index = m_groups[row.group].pieces.indexOf(piece);
        if (index >= 0)
            return cell(row, index).translated(0, -verticalScrollBar()->value());
    }
    return {};
}

void CounterGroups::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    const auto tokens = view::Tokens::of(palette());
    painter.fillRect(viewport()->rect(), tokens.panel);
    if (m_groups.isEmpty()) {
        painter.setPen(tokens.text2);
        painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12),
                         int(Qt::AlignHCenter | Qt::AlignTop) | Qt::TextWordWrap, m_emptyText);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(0, -verticalScrollBar()->value());
    const QRect seen = viewport()->rect().translated(0, verticalScrollBar()->value());
    for (const Row &row : m_rows) {
        if (row.title.united(row.body).intersects(seen))
            paintGroup(painter, row);
    }
}

void CounterGroups::paintGroup(QPainter &painter, const Row &row) const
{
    const auto tokens = view::Tokens::of(palette());
    const Group &group = m_groups[row.group];
    if (!m_currentGroup.isEmpty() && group.id == m_currentGroup) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.soft);
        painter.drawRoundedRect(row.title.united(row.body).adjusted(2, 0, -2, -2), 4, 4);
    }
    const QRect title = row.title.adjusted(c_margin, 0, -c_margin, 0);
    painter.setPen(tokens.text2);
    painter.drawText(title, Qt::AlignRight | Qt::AlignVCenter, group.note);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(tokens.text);
    const int room = title.width() - fontMetrics().horizontalAdvance(group.note) - c_margin;
    painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(bold).elidedText(group.title, Qt::ElideMiddle, room));
    painter.setFont(font());
    const int top = verticalScrollBar()->value() - m_size;
    const int bottom = top + viewport()->height() + 2 * m_size;
    for (qsizetype i = 0; i < group.pieces.size(); ++i) {
        const QRect here = cell(row, i);
        if (here.top() > top && here.top() < bottom)
            paintCounter(painter, group.pieces[i], here);
    }
}

void CounterGroups::paintCounter(QPainter &painter, PieceId piece, const QRect &cell) const
{
    const auto tokens = view::Tokens::of(palette());
    if (m_selected.contains(piece)) {
        painter.setPen(QPen(tokens.accent, 2));
        painter.setBrush(tokens.soft);
        painter.drawRoundedRect(QRectF(cell).adjusted(-1, -1, 1, 1), 4, 4);
    }
    if (hasFocus() && piece == m_anchor) {
        painter.setPen(QPen(tokens.focus, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(cell).adjusted(-2, -2, 2, 2), 5, 5);
    }
    painter.drawPixmap(cell.topLeft(), m_pictures.pixmap(piece, m_size, devicePixelRatioF()));
}

void CounterGroups::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void CounterGroups::click(PieceId piece, Qt::KeyboardModifiers modifiers)
{
    QList<PieceId> chosen = m_selected;
    if (modifiers & Qt::ControlModifier) {
        if (!chosen.removeOne(piece))
            chosen.append(piece);
    } else if ((modifiers & Qt::ShiftModifier) && m_anchor) {
        const QList<PieceId> order = all();
        const qsizetype from = std::max<qsizetype>(0, order.indexOf(m_anchor));
        const qsizetype to = order.indexOf(piece);
        chosen = order.mid(std::min(from, to), std::abs(to - from) + 1);
    } else {
        chosen = {piece};
    }
    const PieceId anchor = modifiers & Qt::ShiftModifier ? m_anchor : piece;
    select(chosen);
    m_anchor = anchor;
    viewport()->update();
}

void CounterGroups::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_isDragging = false;
    m_pressed = event->pos();
    m_pressedPiece = pieceAt(event->pos());
    // A chosen one may be the handle of all that are chosen: what a click means is known later.
    m_wasSelected = m_selected.contains(m_pressedPiece);
    if (m_pressedPiece && !m_wasSelected)
        click(m_pressedPiece, event->modifiers());
}

void CounterGroups::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton)) {
        emit hovered(pieceAt(event->pos()));
        return;
    }
    if (m_pressedPiece
        && (event->pos() - m_pressed).manhattanLength() >= QApplication::startDragDistance())
        m_isDragging = true;
    if (m_isDragging)
        emit dragMoved(viewport()->mapToGlobal(event->pos()));
}

void CounterGroups::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const PieceId piece = m_pressedPiece;
    m_pressedPiece = {};
    if (m_isDragging) {
        m_isDragging = false;
        emit dropped(viewport()->mapToGlobal(event->pos()));
        return;
    }
    const QString group = groupAt(event->pos());
    if (!piece) {
        if (pieceAt(event->pos()) == PieceId())
            select({});
        emit groupClicked(group);
        return;
    }
    if (m_wasSelected)
        click(piece, event->modifiers());
    emit groupClicked(group);
    emit picked(piece);
}

void CounterGroups::keyPressEvent(QKeyEvent *event)
{
    const QList<PieceId> order = all();
    const qsizetype at = order.indexOf(m_anchor);
    qsizetype to = -1;
    switch (event->key()) {
    case Qt::Key_Left:
        to = at - 1;
        break;
    case Qt::Key_Right:
        to = at + 1;
        break;
    case Qt::Key_Up:
        to = at - columns();
        break;
    case Qt::Key_Down:
        to = at + columns();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (at >= 0)
            emit picked(m_anchor);
        return;
    default:
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    if (order.isEmpty())
        return;
    const PieceId piece = order[std::clamp<qsizetype>(to, 0, order.size() - 1)];
    select({piece});
    reveal(piece);
}

void CounterGroups::reveal(PieceId piece)
{
    const QRect here = rectOf(piece);
    auto *bar = verticalScrollBar();
    if (here.top() < 0)
        bar->setValue(bar->value() + here.top() - c_gap);
    else if (here.bottom() > viewport()->height())
        bar->setValue(bar->value() + here.bottom() - viewport()->height() + c_gap);
    if (const engine::Module *module = m_pictures.module())
        setAccessibleDescription(module->piece(piece).name);
}

bool CounterGroups::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        const PieceId piece = pieceAt(help->pos());
        const engine::Module *module = m_pictures.module();
        if (piece && module)
            QToolTip::showText(
                help->globalPos(),
                view::PlainWords::tip(module->piece(piece).name + u'\n' + module->piece(piece).id),
                this);
        else
            QToolTip::hideText();
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace editor
