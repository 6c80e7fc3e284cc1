// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/tiles/drawingrecorder.h"

namespace view {

DrawingRecorder::DrawingRecorder(Drawing &drawing, QSizeF page)
    : QPaintEngine(AllFeatures)
    , m_drawing(drawing)
    , m_size(page.toSize().expandedTo({1, 1}))
{
}

QPaintEngine *DrawingRecorder::paintEngine() const
{
    return const_cast<DrawingRecorder *>(this);
}

int DrawingRecorder::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth:
    case PdmWidthMM:
        return m_size.width();
    case PdmHeight:
    case PdmHeightMM:
        return m_size.height();
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return 96;
    case PdmDevicePixelRatioScaled:
        return int(devicePixelRatioFScale());
    default:
        break;
    }
    return 1;
}

bool DrawingRecorder::begin(QPaintDevice *)
{
    return true;
}

bool DrawingRecorder::end()
{
    return true;
}

void DrawingRecorder::updateState(const QPaintEngineState &state)
{
    const DirtyFlags flags = state.state();
    if (flags & DirtyPen)
        m_state.pen = state.pen();
    if (flags & DirtyBrush)
        m_state.brush = state.brush();
    if (flags & DirtyTransform)
        m_state.place = state.transform();
    if (flags & DirtyOpacity)
        m_state.opacity = state.opacity();
}

void DrawingRecorder::drawPath(const QPainterPath &path)
{
    Drawing::Item item = m_state;
    item.path = path;
    m_drawing.add(std::move(item));
}

void DrawingRecorder::drawPolygon(const QPointF *points, int count, PolygonDrawMode mode)
{
    Drawing::Item item = m_state;
    item.path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    for (int i = 0; i < count; ++i) {
        if (i == 0)
            item.path.moveTo(points[i]);
        else
            item.path.lineTo(points[i]);
    }
    if (mode == PolylineMode)
        item.brush = Qt::NoBrush;
    else
        item.path.closeSubpath();
    m_drawing.add(std::move(item));
}

void DrawingRecorder::drawPixmap(const QRectF &target, const QPixmap &pixmap, const QRectF &source)
{
    drawImage(target, pixmap.toImage(), source, Qt::AutoColor);
}

void DrawingRecorder::drawImage(const QRectF &target, const QImage &image, const QRectF &source,
                                Qt::ImageConversionFlags)
{
    Drawing::Item item = m_state;
    item.image = source == QRectF(image.rect()) ? image : image.copy(source.toAlignedRect());
    item.target = target;
    m_drawing.add(std::move(item));
}

} // namespace view
