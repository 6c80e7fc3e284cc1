// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/style/icons.h"

#include "app/view/style/icondrawings.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QImage>
#include <QMap>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace view {

namespace {

const QMap<QString, const char *> &drawings()
{
    static const QMap<QString, const char *> all = [] {
        QMap<QString, const char *> byName;
        for (const IconDrawing &drawing : iconDrawings())
            byName.insert(QLatin1String(drawing.name), drawing.lines);
        return byName;
    }();
    return all;
}

QPixmap drawn(const char *drawing, const QColor &color, QSize size)
{
    // Lists ask for the same sign once a row.
    const QString key = QStringLiteral("icon %1 %2 %3 %4")
                            .arg(quintptr(drawing))
                            .arg(color.name(QColor::HexArgb))
                            .arg(size.width())
                            .arg(size.height());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    const QString svg =
        QStringLiteral("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><g fill='none' "
                       "stroke='%1' stroke-width='1.7' stroke-linecap='round' "
                       "stroke-linejoin='round'>%2</g></svg>")
            .arg(color.name(),
                 QString::fromLatin1(drawing).replace(QLatin1String("%1"), color.name()));
    pixmap = QPixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const int side = std::min(size.width(), size.height());
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(QPointF(), size).center());
    QSvgRenderer(svg.toUtf8()).render(&painter, box);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

/// A drawing in the colours that the palette has when it is painted: it follows the theme.
class PaletteIcon : public QIconEngine
{
public:
    explicit PaletteIcon(const char *drawing)
        : m_drawing(drawing)
    {
    }

    QIconEngine *clone() const override { return new PaletteIcon(m_drawing); }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        const QColor color = QGuiApplication::palette().color(
            mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active, QPalette::ButtonText);
        return drawn(m_drawing, color, size);
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const double ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, pixmap(rect.size() * ratio, mode, state));
    }

private:
    const char *m_drawing;
};

} // namespace

QIcon Icons::icon(const QString &name, const QColor &color, const QColor &disabled)
{
    const char *drawing = drawings().value(name);
    QIcon icon;
    if (!drawing)
        return icon;
    QColor pale = disabled.isValid() ? disabled : color;
    for (const int size : {16, 20, 32, 40, 64}) {
        icon.addPixmap(drawn(drawing, color, {size, size}));
        icon.addPixmap(drawn(drawing, pale, {size, size}), QIcon::Disabled);
    }
    return icon;
}

QIcon Icons::icon(const QString &name)
{
    const char *drawing = drawings().value(name);
    return drawing ? QIcon(new PaletteIcon(drawing)) : QIcon();
}

QIcon Icons::program()
{
    QFile file(QStringLiteral(":/desktop/hexsmith.svg"));
    const QByteArray drawing = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    QIcon icon;
    for (const int size : {16, 32, 48, 64, 128, 256})
        icon.addPixmap(QPixmap::fromImage(image(drawing, size)));
    return icon;
}

QImage Icons::image(const QByteArray &drawing, int size)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    QSvgRenderer(drawing).render(&painter);
    return image;
}

QStringList Icons::names()
{
    return drawings().keys();
}

} // namespace view
