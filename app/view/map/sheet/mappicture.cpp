// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/sheet/mappicture.h"

#include "app/view/map/sheet/svgwriter.h"

#include <QPainter>
#include <QSvgRenderer>

namespace view {

namespace {

constexpr double stampPage = 64;

} // namespace

QByteArray MapPicture::shapesOf(const Layer &layer)
{
    SvgWriter writer;
    writer.raw(layer.below);
    for (const MapStamp &stamp : layer.stamps)
        writer.use(MapStamp::pictures[stamp.picture], stamp.place(), stamp.scaleX / 100.0,
                   stamp.scaleY / 100.0);
    writer.raw(layer.svg);
    return writer.take();
}

QByteArray MapPicture::svg() const
{
    QList<QByteArray> bodies;
    for (const Layer &layer : layers) {
        SvgWriter writer;
        writer.raw(shapesOf(layer));
        for (const MapText &text : layer.texts) {
            if (text.isShownAt(1))
                writer.text(text);
        }
        bodies.append(writer.take());
    }
    return SvgWriter::document(viewBox, definitions, bodies);
}

QByteArray MapPicture::layerSvg(size_t index) const
{
    return document(shapesOf(layers[index]));
}

QByteArray MapPicture::document(const QByteArray &shapes) const
{
    return SvgWriter::document(viewBox, definitions, {shapes});
}

QByteArray MapPicture::stampDocument(size_t picture) const
{
    SvgWriter writer;
    writer.use(MapStamp::pictures[picture], {0, 0}, 1, 1);
    return SvgWriter::document({0, 0, stampPage, stampPage}, definitions, {writer.take()});
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
    painter.setRenderHint(QPainter::Antialiasing);
    for (size_t i = 0; i < layers.size(); ++i) {
        QSvgRenderer renderer(layerSvg(i));
        renderer.render(&painter, QRectF(QPointF(0, 0), page.size() * scale));
        painter.save();
        const double factor = scale * page.width() / viewBox.width();
        painter.scale(factor, factor);
        painter.translate(-viewBox.topLeft());
        for (const MapText &text : layers[i].texts) {
            if ((numbers == Numbers::Shown || text.role != MapText::Role::Number)
                && text.isShownAt(scale))
                text.draw(painter);
        }
        painter.restore();
    }
}

} // namespace view
