// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardview.h"

#include <QPainter>

#include <cmath>

namespace view {

namespace {

const QColor c_table(0x8d, 0x87, 0x79);
const QColor c_darkTable(0x14, 0x16, 0x19);
const QColor c_glow(0xff, 0xc6, 0x1a);
const QColor c_refused(0x8e, 0x1f, 0x18);
constexpr int frameWidth = 4;

} // namespace

QImage BoardView::wholeMap(double scale)
{
    if (!m_scene.module() || camera().page().isEmpty() || scale <= 0)
        return {};
    BoardSheet sheet(m_scene.sharedModule(), m_scene.board(), m_scene.theme(),
                     m_texts ? m_texts->translator() : engine::Translator());
    const QSizeF size = sheet.page().size() * scale;
    QImage image(size.toSize().expandedTo({1, 1}), QImage::Format_RGB32);
    image.fill(sheet.ground());
    QPainter painter(&image);
    sheet.draw(painter, scale, QRectF(QPointF(0, 0), size));
    BoardCamera camera;
    camera.setPage(sheet.page());
    camera.setView(size, 1);
    camera.fit();
    camera.zoomAt({0, 0}, scale);
    camera.centreOn(sheet.page().center());
    m_scene.setNames(sheet.placeNames());
    m_scene.paint(painter, camera, {});
    return image;
}

void BoardView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintTiles(painter, m_scene.theme() == MapTheme::Dark ? c_darkTable : c_table);
    if (m_dimming > 0)
        painter.fillRect(camera().toView(page()) & QRectF(rect()),
                         QColor(0, 0, 0, qRound(255 * m_dimming)));
    m_scene.paint(painter, camera(), [this](engine::PieceId piece) {
        return m_motion.isMoving(piece)
            || (m_gesture == Gesture::Drag && m_press.hit.piece == piece);
    });
    for (const BoardMotion::Flight &flight : m_motion.flights())
        paintFlight(painter, flight);
    paintMarks(painter);
    paintDrag(painter);
    paintFrame(painter);
    m_idleTimer.start();
}

void BoardView::paintFrame(QPainter &painter) const
{
    if (!m_frame.isValid())
        return;
    painter.setPen(QPen(m_frame, frameWidth, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    const double half = frameWidth / 2.0;
    painter.drawRect(QRectF(rect()).adjusted(half, half, -half, -half));
}

void BoardView::paintFlight(QPainter &painter, const BoardMotion::Flight &flight)
{
    const QPointF at = m_motion.position(flight);
    const double width = m_motion.width(flight);
    painter.save();
    if (width < 1) {
        const double middle = camera().toView(at).x() + m_scene.pieces().size() * zoom() / 2;
        painter.translate(middle, 0);
        painter.scale(std::max(width, 0.02), 1);
        painter.translate(-middle, 0);
    }
    m_scene.paintPiece(painter, camera(), at, m_motion.look(flight));
    painter.restore();
}

void BoardView::paintMarks(QPainter &painter)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardGeometry &geometry = m_scene.geometry();
    if (m_hover.space && m_gesture != Gesture::Pan) {
        const bool isRefusedDrop = m_gesture == Gesture::Drag && isRefused(m_hover.space);
        SignLayer::paintRing(painter, camera(), geometry, m_hover.space,
                             isRefusedDrop ? c_refused : QColor(Qt::white), 3.4);
    }
    if (m_cursor && hasFocus())
        SignLayer::paintRing(painter, camera(), geometry, m_cursor, QColor(0x8a, 0xb4, 0xf8), 4);
    if (m_flash.space && std::fmod(m_flash.time, Flash::duration / 2) < Flash::duration / 4)
        SignLayer::paintRing(painter, camera(), geometry, m_flash.space, c_glow, 6);
}

void BoardView::paintDrag(QPainter &painter)
{
    if (m_gesture == Gesture::Frame) {
        QColor fill = c_glow;
        fill.setAlphaF(0.18F);
        painter.setPen(QPen(c_glow, 1.6));
        painter.setBrush(fill);
        painter.drawRect(QRectF(m_press.start, m_press.last).normalized());
    }
    if (m_gesture != Gesture::Drag)
        return;
    if (const BoardPieces::Spot *spot = m_scene.pieces().spot(m_press.hit.piece)) {
        CounterLook look = spot->look;
        look.badge = 0;
        look.isGhost = true;
        m_scene.paintPiece(painter, camera(), spot->at, look);
        look.isGhost = false;
        look.isLifted = true;
        const QPointF moved = (m_press.last - m_press.start) / camera().zoom();
        m_scene.paintPiece(painter, camera(), spot->at + moved, look);
    }
}

} // namespace view
