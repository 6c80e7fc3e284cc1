// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/tiles/sheetview.h"

#include <QGestureEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QPainter>

#include <cmath>

namespace view {

namespace {

constexpr double zoomStep = M_SQRT2;
constexpr double wheelPerDouble = 480; // four notches of a wheel
constexpr double keyPan = 80;

} // namespace

SheetView::SheetView(QWidget *parent)
    : QWidget(parent)
    , m_fade(*this)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    // North is up and west is left, whichever way the reader's language runs.
    setLayoutDirection(Qt::LeftToRight);
    grabGesture(Qt::PinchGesture);
    m_tiles.setFolder(TileFolder::usualPath());
    connect(&m_tiles, &TileStore::ready, this, qOverload<>(&QWidget::update));
    connect(&m_tiles, &TileStore::overviewReady, this, &SheetView::overviewChanged);
}

void SheetView::keepNothingPainted()
{
    m_tiles.setFolder({});
    m_tiles.setAhead(TileStore::Ahead::Nothing);
}

void SheetView::showSheet(std::shared_ptr<BoardSheet> sheet, TileStore::Old old)
{
    if (sheet && sheet == m_sheet.lock())
        return;
    m_sheet = sheet;
    m_fade.stop();
    const QRectF page = sheet ? sheet->page() : QRectF();
    if (page != m_camera.page())
        old = TileStore::Old::Gone;
    setPage(page);
    m_tiles.setSheet(std::move(sheet), old);
    emit overviewChanged();
    update();
    emit viewChanged();
}

void SheetView::changeSheet(std::shared_ptr<BoardSheet> sheet, QColor table, bool isMoving)
{
    QPixmap seen;
    if (isMoving && isVisible() && m_tiles.isSharp()) {
        seen = QPixmap(size() * devicePixelRatioF());
        seen.setDevicePixelRatio(devicePixelRatioF());
        QPainter painter(&seen);
        paintSheet(painter, table);
    }
    showSheet(std::move(sheet), TileStore::Old::Kept);
    if (!seen.isNull())
        m_fade.hold(seen);
}

void SheetView::setPage(QRectF page)
{
    if (page == m_camera.page())
        return;
    m_camera.setPage(page);
    m_isFitted = true;
    update();
    emit viewChanged();
}

void SheetView::cameraMoved()
{
    m_isFitted = false;
    m_fade.stop();
    update();
    emit viewChanged();
}

void SheetView::zoomIn()
{
    zoomTo(zoom() * zoomStep);
}

void SheetView::zoomOut()
{
    zoomTo(zoom() / zoomStep);
}

void SheetView::zoomTo(double zoom)
{
    zoomAt(QRectF(rect()).center(), zoom);
}

void SheetView::zoomAt(QPointF fixed, double zoom)
{
    m_camera.zoomAt(fixed, zoom);
    cameraMoved();
}

void SheetView::panBy(QPointF pixels)
{
    m_camera.panBy(pixels);
    cameraMoved();
}

void SheetView::setSideRoom(int pixels)
{
    m_camera.setSideRoom(pixels);
    if (m_isFitted)
        fit();
}

void SheetView::fit()
{
    m_camera.fit();
    cameraMoved();
    m_isFitted = true;
}

void SheetView::centreOnPage(QPointF point)
{
    m_camera.centreOn(point);
    cameraMoved();
}

void SheetView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_fade.stop();
    m_camera.setView(size(), devicePixelRatioF());
    if (m_isFitted)
        m_camera.fit();
    update();
    emit viewChanged();
}

void SheetView::wheelEvent(QWheelEvent *event)
{
    const QPoint turn = event->angleDelta();
    if (event->modifiers() & Qt::ShiftModifier)
        panBy({double(turn.x() ? turn.x() : turn.y()), 0});
    else
        zoomAt(event->position(), zoom() * std::exp2(turn.y() / wheelPerDouble));
    event->accept();
}

bool SheetView::event(QEvent *event)
{
    if (event->type() == QEvent::NativeGesture) {
        auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            zoomAt(gesture->position(), zoom() * (1 + gesture->value()));
            return true;
        }
    } else if (event->type() == QEvent::Gesture) {
        auto *gesture = static_cast<QGestureEvent *>(event);
        if (auto *pinch = static_cast<QPinchGesture *>(gesture->gesture(Qt::PinchGesture))) {
            zoomAt(mapFromGlobal(pinch->hotSpot()), zoom() * pinch->scaleFactor());
            return true;
        }
    }
    return QWidget::event(event);
}

bool SheetView::zoomByKey(int key)
{
    if (key == Qt::Key_Plus || key == Qt::Key_Equal)
        zoomIn();
    else if (key == Qt::Key_Minus)
        zoomOut();
    else if (key == Qt::Key_0)
        fit();
    else if (key == Qt::Key_9)
        zoomTo(1);
    else
        return false;
    return true;
}

QPointF SheetView::arrow(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

bool SheetView::panByKey(const QKeyEvent &event)
{
    const QPointF direction = arrow(event.key());
    if (direction.isNull() || event.modifiers() & (Qt::ControlModifier | Qt::ShiftModifier))
        return false;
    panBy(-direction * keyPan);
    return true;
}

void SheetView::paintTiles(QPainter &painter, QColor table)
{
    paintSheet(painter, table);
    if (m_fade.isHeld() && m_tiles.isSharp())
        m_fade.release();
    m_fade.paint(painter);
}

void SheetView::paintSheet(QPainter &painter, QColor table)
{
    if (m_camera.ratio() != devicePixelRatioF())
        m_camera.setView(size(), devicePixelRatioF());
    const QRectF sheet = m_camera.toView(m_camera.page());
    if (!sheet.contains(QRectF(rect())))
        painter.fillRect(rect(), table);
    if (m_camera.page().isEmpty())
        return;
    const double side = TileStore::tileSize / m_camera.ratio();
    const QRectF seen = QRectF(rect()) & sheet;
    painter.save();
    painter.setClipRect(seen);
    m_tiles.beginFrame();
    const int firstX = int(std::floor((seen.left() - sheet.left()) / side));
    const int firstY = int(std::floor((seen.top() - sheet.top()) / side));
    for (int y = firstY; sheet.top() + y * side < seen.bottom(); ++y) {
        for (int x = firstX; sheet.left() + x * side < seen.right(); ++x)
            paintTile(painter, {sheet.left() + x * side, sheet.top() + y * side, side, side}, x, y,
                      table);
    }
    m_tiles.endFrame();
    painter.restore();
}

void SheetView::paintTile(QPainter &painter, QRectF place, int column, int row, QColor table)
{
    const QRectF sheet = m_camera.toView(m_camera.page());
    const QImage coarse = m_tiles.overview();
    if (const QImage *tile = m_tiles.tile(m_camera.scale(), column, row)) {
        // Pixel by pixel: a tile knows nothing of the screen's density.
        painter.save();
        painter.scale(1 / m_camera.ratio(), 1 / m_camera.ratio());
        painter.drawImage(place.topLeft() * m_camera.ratio(), *tile);
        painter.restore();
    } else if (!coarse.isNull()) {
        const double share = coarse.width() / sheet.width();
        const QRectF part = place & sheet;
        painter.drawImage(part, coarse,
                          QRectF((part.topLeft() - sheet.topLeft()) * share, part.size() * share));
    } else {
        painter.fillRect(place & sheet, table.lighter(125));
    }
}

} // namespace view
