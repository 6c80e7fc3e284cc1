// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/page/coverpicture.h"

#include "app/view/picture/modulepicture.h"

#include <QPainter>
#include <QPainterPath>

namespace app {

namespace {

void paintHexes(QPainter &painter, const QRectF &rect)
{
    painter.fillRect(rect, QColor(0x0b, 0x66, 0x66));
    painter.setPen(QPen(QColor(255, 255, 255, 60), 2));
    const double side = 30;
    for (int column = 0; column * side * 1.5 < rect.width() + side; ++column) {
        for (int row = 0; row * side * 1.732 < rect.height() + side; ++row) {
            const QPointF centre(column * side * 1.5, (row + (column % 2) * 0.5) * side * 1.732);
            QPolygonF hex;
            for (int corner = 0; corner < 6; ++corner)
                hex << centre
                        + side * QPointF(std::cos(corner * M_PI / 3), std::sin(corner * M_PI / 3));
            painter.drawPolygon(hex);
        }
    }
}

constexpr double c_bleed = 1.05; ///< A frame around the art is cut off on all sides alike.

/// The rectangle of shape \a inner that covers \a outer.
QRectF covering(const QSizeF &inner, const QRectF &outer)
{
    const double scale =
        c_bleed * std::max(outer.width() / inner.width(), outer.height() / inner.height());
    QRectF rect(QPointF(), inner * scale);
    rect.moveCenter(outer.center());
    return rect;
}

} // namespace

QPixmap coverPicture(const engine::Module &module, QSize size, double ratio)
{
    QPixmap pixmap(size * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF rect(0, 0, size.width(), size.height());
    QPainterPath rounded;
    rounded.addRoundedRect(rect.adjusted(0, 0, 0, 10), 8, 8);
    painter.setClipPath(rounded);
    const QString name = module.about[u"cover"].toString();
    const auto cover = view::ModulePicture::load(module.files, name, view::ModulePicture::cover);
    if (cover)
        cover->draw(painter, covering(cover->size(), rect));
    else
        paintHexes(painter, rect);
    return pixmap;
}

QPixmap fitted(const QImage &image, QSize size, double ratio)
{
    QPixmap pixmap(size * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    if (image.isNull())
        return pixmap;
    QPainter painter(&pixmap);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF rect(0, 0, size.width(), size.height());
    QPainterPath rounded;
    rounded.addRoundedRect(rect.adjusted(0, 0, 10, 0), 8, 8);
    painter.setClipPath(rounded);
    painter.drawImage(covering(image.size(), rect), image);
    return pixmap;
}

} // namespace app
