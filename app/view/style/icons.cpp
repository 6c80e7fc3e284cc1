// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/style/icons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QMap>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace view {

namespace {

// Lines in a box of 24 units; round ends and the width come from around them.
const QMap<QString, const char *> &drawings()
{
    static const QMap<QString, const char *> all = {
        {QStringLiteral("home"), "<path d='M4 11 12 4l8 7M6 10v10h12V10M10 20v-6h4v6'/>"},
        {QStringLiteral("games"),
         "<path d='M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9'/>"},
        {QStringLiteral("saves"), "<circle cx='12' cy='12' r='8.5'/><path d='M12 7v5l3.5 2'/>"},
        {QStringLiteral("learn"),
         "<path d='M2.5 9 12 5l9.5 4L12 13zM6.5 11v5c3 2.5 8 2.5 11 0v-5M21.5 9v5'/>"},
        {QStringLiteral("settings"),
         "<circle cx='12' cy='12' r='3.2'/><path d='M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 "
         "2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2'/>"},
        {QStringLiteral("manual"),
         "<path d='M12 6c-2.5-2-6-2-8.5-1v13c2.5-1 6-1 8.5 1 2.5-2 6-2 8.5-1V5c-2.5-1-6-1"
         "-8.5 1zM12 6v13'/>"},
        {QStringLiteral("rules"),
         "<path d='M12 6c-2.5-2-6-2-8.5-1v13c2.5-1 6-1 8.5 1 2.5-2 6-2 8.5-1V5c-2.5-1-6-1"
         "-8.5 1zM12 6v13'/>"},
        {QStringLiteral("play"), "<path d='M7 4.5v15l12-7.5z' fill='%1'/>"},
        {QStringLiteral("install"), "<path d='M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14'/>"},
        {QStringLiteral("plus"), "<path d='M12 5v14M5 12h14'/>"},
        {QStringLiteral("minus"), "<path d='M5 12h14'/>"},
        {QStringLiteral("plus-below"), "<path d='M5 4v7h6M17 8v12M11 14h12'/>"},
        {QStringLiteral("renumber"),
         "<path d='M10 6h10M10 12h10M10 18h10M4 5l1.500-1v4.500M4 11.500c2-1.500 3.500 0 2 "
         "1.500l-2 "
         "2h3M4 16.500h2.500l-1.300 1.700c2 .3 1.300 2.600-1.200 2'/>"},
        {QStringLiteral("copy"), "<path d='M8 8h12v12H8zM16 8V4H4v12h4'/>"},
        {QStringLiteral("fit"), "<path d='M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'/>"},
        {QStringLiteral("more"), "<path d='M6 12h.01M12 12h.01M18 12h.01' stroke-width='2.6'/>"},
        {QStringLiteral("search"), "<circle cx='10.5' cy='10.5' r='6'/><path d='M15 15l5 5'/>"},
        {QStringLiteral("undo"), "<path d='M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4'/>"},
        {QStringLiteral("restart"), "<path d='M6.500 7a7.500 7.500 0 1 1-2 5M6 3v4.500h4.500'/>"},
        {QStringLiteral("redo"), "<path d='M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4'/>"},
        {QStringLiteral("camera"),
         "<path d='M4 8h4l1.5-3h5L16 8h4v11H4z'/><circle cx='12' cy='13' r='3.5'/>"},
        {QStringLiteral("eye"),
         "<path d='M2.5 12C5 7.500 8.500 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-6 6.500"
         "-9.500 6.500S5 16.500 2.500 12z'/><circle cx='12' cy='12' r='3'/>"},
        {QStringLiteral("edit"),
         "<path d='M4 20l1-4.500L16.500 4l3.500 3.500L8.500 19zM14 6.500l3.500 3.500'/>"},
        {QStringLiteral("save"), "<path d='M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6'/>"},
        {QStringLiteral("open"), "<path d='M3 19V5h6l2 3h10v11z'/>"},
        {QStringLiteral("warning"), "<path d='M12 4 2.500 20h19zM12 10v5M12 17.500v.01'/>"},
        {QStringLiteral("error"),
         "<path d='M8.200 3h7.600L21 8.200v7.600L15.800 21H8.200L3 15.800V8.200zM9 9l6 6M15 "
         "9l-6 6'/>"},
        {QStringLiteral("remove"),
         "<path d='M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5'/>"},
        {QStringLiteral("lock"), "<path d='M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3'/>"},
        {QStringLiteral("unlock"),
         "<path d='M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 6.800-1.200'/>"},
        {QStringLiteral("bookmark"), "<path d='M7 4h10v16l-5-4-5 4z'/>"},
        {QStringLiteral("back"), "<path d='M11 5l-7 7 7 7M4 12h16'/>"},
        {QStringLiteral("person"),
         "<circle cx='12' cy='8' r='4'/><path d='M4.500 21c0-4.500 3-7 7.500-7s7.500 2.500 "
         "7.500 7'/>"},
        {QStringLiteral("computer"),
         "<path d='M5 9h14v10H5zM12 9V5M9 13.500v.01M15 13.500v.01M2.500 13v3M21.500 "
         "13v3M9.500 16.500h5'/><circle cx='12' cy='4' r='1'/>"},
        {QStringLiteral("seed"),
         "<path d='M4 8h14M14.500 4.500 18 8l-3.500 3.500M20 16H6M9.500 12.500 6 16l3.500 "
         "3.500'/>"},
        {QStringLiteral("decision"),
         "<path d='M8 12V5.500a1.500 1.500 0 0 1 3 0V11M11 10V4.500a1.500 1.500 0 0 1 3 "
         "0V11M14 10.500V6a1.500 1.500 0 0 1 3 0v8c0 4-2 7-5.500 7S7 19 5 15.500l-1-2a1"
         ".500 1.500 0 0 1 2.500-1.500L8 14'/>"},
        {QStringLiteral("sequence"),
         "<circle cx='12' cy='12' r='8.500'/><path d='M12 7v5l3.500 2'/>"},
        {QStringLiteral("forces"), "<path d='M3 6h18v12H3zM3 6l18 12M21 6 3 18'/>"},
        {QStringLiteral("log"), "<path d='M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01'/>"},
        {QStringLiteral("charts"), "<path d='M4 5h16v14H4zM4 10h16M10 5v14'/>"},
        {QStringLiteral("notes"), "<path d='M5 4h14v11l-5 5H5zM14 20v-5h5M8 9h8M8 12.500h5'/>"},
        {QStringLiteral("history"),
         "<path d='M3.500 12a8.500 8.500 0 1 0 2.500-6L3.500 8.500M3.500 4v4.500H8M12 "
         "8v4.500l3 2'/>"},
        {QStringLiteral("supply"),
         "<path d='M2.500 7H14v9H2.500zM14 10h4l3.500 3v3H14z'/><circle cx='7' cy='17.500' "
         "r='2'/><circle cx='17.500' cy='17.500' r='2'/>"},
        {QStringLiteral("zones"),
         "<path d='M12 3l7.800 4.500v9L12 21l-7.800-4.500v-9z'/><path d='M12 8l3.500 2v4L12 "
         "16l-3.500-2v-4z'/>"},
        {QStringLiteral("command"), "<path d='M6 21V4h12l-3 4 3 4H6'/>"},
        {QStringLiteral("control"), "<path d='M4 4h16v16H4zM4 12h16M12 4v16'/>"},
        {QStringLiteral("victory"),
         "<path d='M12 3.500l2.600 5.600 6.100.7-4.500 4.200 1.200 6L12 17l-5.400 3 1.200-6-4"
         ".500-4.200 6.100-.7z'/>"},
        {QStringLiteral("range"),
         "<circle cx='12' cy='12' r='7'/><path d='M12 2.500v5M12 16.500v5M2.500 12h5M16.500 "
         "12h5'/>"},
        {QStringLiteral("close"), "<path d='M6 6l12 12M18 6 6 18'/>"},
        {QStringLiteral("float"),
         "<path d='M8.500 8.500V4H20v11.500h-4.500M4 8.500h11.500V20H4z'/>"},
        {QStringLiteral("pause"), "<path d='M8.500 5v14M15.500 5v14' stroke-width='2.4'/>"},
        {QStringLiteral("check"), "<path d='M5 12.500l4.500 4.500L19 7.500'/>"},
        {QStringLiteral("info"),
         "<circle cx='12' cy='12' r='8.500'/><path d='M12 11v5M12 8v.01'/>"},
        {QStringLiteral("export"),
         "<path d='M12 15V4M7.500 8.500 12 4l4.500 4.500M5 14v6h14v-6'/>"},
        {QStringLiteral("map"),
         "<path d='M3.5 6 9 4l6 2 5.5-2v14L15 20l-6-2-5.500 2zM9 4v14M15 6v14'/>"},
        {QStringLiteral("layers"),
         "<path d='M12 3.500 20.500 8 12 12.500 3.500 8zM3.500 12 12 16.500 20.500 12M3.500 16 12 "
         "20.500 20.500 16'/>"},
        {QStringLiteral("flag"), "<path d='M6 21V4h11l-2.500 4L17 12H6'/>"},
        {QStringLiteral("table"), "<path d='M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14'/>"},
        {QStringLiteral("code"), "<path d='M8.500 7 3.500 12l5 5M15.500 7l5 5-5 5'/>"},
        {QStringLiteral("globe"),
         "<circle cx='12' cy='12' r='8.500'/><path d='M3.500 12h17M12 3.500c5 5 5 12 0 17M12 "
         "3.500c-5 5-5 12 0 17'/>"},
        {QStringLiteral("image"),
         "<path d='M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4'/><circle cx='15.500' cy='9' r='1.500'/>"},
        {QStringLiteral("align"),
         "<path d='M12 6l5.200 3v6L12 18l-5.200-3V9z'/><path d='M4 8V4h4M16 4h4v4M20 16v4h-4M8 "
         "20H4v-4'/>"},
        {QStringLiteral("polygon"),
         "<path d='M5 9 13 4l7 6-3 9H7z'/><path d='M5 9h.01M13 4h.01M20 10h.01M17 19h.01M7 19h"
         ".01' stroke-width='4.4'/>"},
        {QStringLiteral("split"),
         "<path d='M4 5h16v14H4z'/><path d='M9 5l2.500 5-2 4 3 5' stroke-dasharray='2 2.600'/>"},
        {QStringLiteral("merge"),
         "<path d='M11 5H4v14h7M13 5h7v14h-7M7 12h3M8.500 10.500 10 12l-1.500 1.500M17 "
         "12h-3M15.500 "
         "10.500 14 12l1.500 1.500'/>"},
        {QStringLiteral("neighbours"),
         "<circle cx='6' cy='7' r='2.500'/><circle cx='18' cy='9' r='2.500'/><circle cx='10' "
         "cy='18' r='2.500'/><path d='M8.500 7.500l7 1M7 9.500l2.200 6M16.200 11l-4.500 5'/>"},
        {QStringLiteral("pointer"),
         "<path d='M6 4l12 9-5.500 1 3 5.500-2.500 1.300-3-5.500L6 19z'/>"},
        {QStringLiteral("hand"),
         "<path d='M7 13V7.500a1.500 1.500 0 0 1 3 0V12M10 11V5.500a1.500 1.500 0 0 1 3 0V11M13 "
         "11V6.500a1.500 1.500 0 0 1 3 0V13M16 10a1.500 1.500 0 0 1 3 0v5c0 4-2.500 6-6 6-4 "
         "0-5.500-3-8.500-7 1-1.500 2-1.500 2.500-1'/>"},
        {QStringLiteral("brush"),
         "<path d='M20 4 10.500 13.500M9 14c-3 0-3.500 2-3.500 4L4 20c4 .5 7-.5 7-4a2 2 0 0 "
         "0-2-2z'/>"},
        {QStringLiteral("fill"),
         "<path d='M11 4 4.500 11.500 11 18l7-7L9.500 3M19.500 15c1.500 2 1.500 4 0 4s-1.500-2 "
         "0-4z'/>"},
        {QStringLiteral("line"), "<path d='M5 19 19 5'/>"},
        {QStringLiteral("eraser"),
         "<path d='M9 19 4 14l9-9 6.500 6.500L12 19zM8.500 9.500l6 6M12 19h8'/>"},
        {QStringLiteral("picker"),
         "<path d='M14 6l4 4M5 19l1-4 8-8 3 3-8 8zM16 8l2.500-2.500a1.500 1.500 0 0 0-2-2L14 6'/>"},
        {QStringLiteral("hexside"),
         "<path d='M8 4.500h8l4.500 7.500-4.500 7.500H8L3.500 12z'/><path d='M16 4.500l4.500 "
         "7.500' stroke-width='3.200'/>"},
        {QStringLiteral("river"), "<path d='M4 5c5 0 3 6 8 6s2 8 8 8'/>"},
        {QStringLiteral("road"), "<path d='M9 4 5 20M15 4l4 16M12 5v3M12 11v3M12 17v3'/>"},
        {QStringLiteral("railway"), "<path d='M8 3v18M16 3v18M5 6h14M5 11h14M5 16h14'/>"},
        {QStringLiteral("letter"), "<path d='M5 6V4.500h14V6M12 4.500V20M9 20h6'/>"},
        {QStringLiteral("star"),
         "<path d='M12 3.500l2.600 5.400 5.900.8-4.300 4.100 1 5.900L12 16.900 6.800 "
         "19.700l1-5.900L3.500 9.700l5.900-.8z'/>"},
        {QStringLiteral("grid"),
         "<path d='M8 3l4 2.500v5L8 13l-4-2.500v-5zM16 3l4 2.500v5L16 13l-4-2.500M12 10.500v5l-4 "
         "2.500'/>"},
        {QStringLiteral("ruler"),
         "<path d='M4 15.500 15.500 4 20 8.500 8.500 20zM7.500 12l2 2M10 9.500l2.500 2.500M13 "
         "6.500l2 2'/>"},
        {QStringLiteral("box"), "<path d='M4 6h16v12H4zM4 10h16'/>"},
        {QStringLiteral("package"),
         "<path d='M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9M8 6l8 4'/>"},
        {QStringLiteral("hidden"), "<path d='M3 12c4-7 14-7 18 0-4 7-14 7-18 0zM4 4l16 16'/>"},
    };
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
    QIcon icon;
    for (const int size : {16, 32, 48, 64, 128, 256}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        QSvgRenderer(QByteArrayLiteral(
                         "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'><path d='M14 "
                         "4h20l12 20-12 20H14L2 24z' fill='#0B6666'/><path d='M14 17h20M19 17v8c0 "
                         "3-3 5-5 5M29 17v8c0 3 3 5 5 5M16 33h16' fill='none' stroke='#ffffff' "
                         "stroke-width='3.2' stroke-linecap='round' stroke-linejoin='round'/>"
                         "</svg>"))
            .render(&painter);
        icon.addPixmap(pixmap);
    }
    return icon;
}

QStringList Icons::names()
{
    return drawings().keys();
}

} // namespace view
