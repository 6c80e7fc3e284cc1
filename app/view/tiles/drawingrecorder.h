// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/tiles/drawing.h"

#include <QPaintDevice>
#include <QPaintEngine>

namespace view {

/// A device that keeps what is painted on it as the items of a drawing.
class DrawingRecorder : public QPaintDevice, private QPaintEngine
{
public:
    DrawingRecorder(Drawing &drawing, QSizeF page);

    QPaintEngine *paintEngine() const override;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    bool begin(QPaintDevice *device) override;
    bool end() override;
    Type type() const override { return User; }
    void updateState(const QPaintEngineState &state) override;
    void drawPath(const QPainterPath &path) override;
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override;
    void drawPixmap(const QRectF &target, const QPixmap &pixmap, const QRectF &source) override;
    void drawImage(const QRectF &target, const QImage &image, const QRectF &source,
                   Qt::ImageConversionFlags flags) override;

    Drawing &m_drawing;
    QSize m_size;
    Drawing::Item m_state; // without anything to draw
};

} // namespace view
