// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/sheet/mappicture.h"

#include "app/view/map/sheet/svgwriter.h"

#include <QPainter>
#include <QSvgRenderer>

namespace view {

QByteArray MapPicture::svg() const
{
    QList<QByteArray> bodies;
    for (const Layer &layer : layers) {
        SvgWriter writer;
        writer.raw(layer.below);
        writer.raw(layer.svg);
        for (const MapText &text : layer.texts)
            writer.text(text);
        bodies.append(writer.take());
    }
    return SvgWriter::document(viewBox, definitions, bodies);
}

QByteArray MapPicture::layerSvg(size_t index) const
{
    return SvgWriter::document(viewBox, definitions, {layers[index].below, layers[index].svg});
}

QByteArray MapPicture::document(const QByteArray &shapes) const
{
    return SvgWriter::document(viewBox, definitions, {shapes});
}

std::vector<MapText> MapPicture::placeNames() const
{
    std::vector<MapText> names;
    for (const Layer &layer : layers) {
        for (const MapText &text : layer.texts) {
            if (text.role == MapText::Role::Place)
                names.push_back(text);
        }
    }
    return names;
}

void MapPicture::draw(QPainter &painter, double scale, Numbers numbers) const
{
    MapText::registerFallbacks();
    painter.setRenderHint(QPainter::Antialiasing);
    for (size_t i = 0; i < layers.size(); ++i) {
        QSvgRenderer renderer(layerSvg(i));
        renderer.render(&painter, QRectF(QPointF(0, 0), page.size() * scale));
        painter.save();
        const double factor = scale * page.width() / viewBox.width();
        painter.scale(factor, factor);
        painter.translate(-viewBox.topLeft());
        for (const MapText &text : layers[i].texts) {
            if (numbers == Numbers::Shown || text.role != MapText::Role::Number)
                text.draw(painter);
        }
        painter.restore();
    }
}

} // namespace view
