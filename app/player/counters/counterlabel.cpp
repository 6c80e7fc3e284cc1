// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/counters/counterlabel.h"

#include "app/view/style/tokens.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

namespace app {

CounterLabel::CounterLabel(GameController &controller, engine::PieceId piece, int size,
                           QWidget *parent)
    : QAbstractButton(parent)
    , m_controller(controller)
    , m_piece(piece)
    , m_size(size)
    , m_wishes(&GameWishes::of(controller))
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    const QString name = controller.texts().pieceName(piece);
    setAccessibleName(name);
    setAccessibleDescription(CounterShelf::of(controller).status(piece));
    setToolTip(name + u'\n' + accessibleDescription());
}

void CounterLabel::setChosen(bool isChosen)
{
    m_isChosen = isChosen;
    update();
}

void CounterLabel::setDimmed(bool isDimmed)
{
    m_isDimmed = isDimmed;
    update();
}

void CounterLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    CounterShelf &shelf = CounterShelf::of(m_controller);
    view::CounterLook look = shelf.look(m_piece);
    look.isDimmed = m_isDimmed || !isEnabled();
    if (m_isChosen)
        look.glow = view::CounterLook::Glow::Selected;
    else if (isDown() || underMouse())
        look.glow = view::CounterLook::Glow::Hover;
    look.onDark = Tokens::of(palette()).isDark;
    painter.drawPixmap(0, 0, shelf.pixmap(look, m_size, devicePixelRatioF()));
    if (hasFocus()) {
        painter.setPen(QPen(Tokens::of(palette()).focus, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void CounterLabel::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    emit m_wishes->pieceHighlighted(m_piece);
}

void CounterLabel::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    if (m_wishes)
        emit m_wishes->pieceHighlighted({});
}

void CounterLabel::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->pos();
    QAbstractButton::mousePressEvent(event);
}

void CounterLabel::mouseMoveEvent(QMouseEvent *event)
{
    const bool isFar =
        (event->pos() - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (m_isCarried && !m_isInHand && isFar && event->buttons() == Qt::LeftButton)
        takeUp();
    if (!m_isInHand)
        QAbstractButton::mouseMoveEvent(event);
    else if (m_wishes)
        emit m_wishes->pieceCarried(m_piece, event->globalPosition().toPoint());
}

void CounterLabel::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_isInHand)
        letGo(m_piece, event->globalPosition().toPoint());
    else
        QAbstractButton::mouseReleaseEvent(event);
}

// The question is another one meanwhile.
void CounterLabel::hideEvent(QHideEvent *event)
{
    QAbstractButton::hideEvent(event);
    if (m_isInHand)
        letGo({}, {});
}

void CounterLabel::takeUp()
{
    m_isInHand = true;
    setDown(false);
    const QPixmap picture =
        CounterShelf::of(m_controller).pixmap(m_piece, m_size, devicePixelRatioF());
    QApplication::setOverrideCursor(QCursor(picture));
}

void CounterLabel::letGo(engine::PieceId piece, QPoint global)
{
    m_isInHand = false;
    QApplication::restoreOverrideCursor();
    if (m_wishes)
        emit m_wishes->piecePutDown(piece, global);
}

} // namespace app
