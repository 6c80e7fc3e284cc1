// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/sheet/maptext.h"

#include <QColor>
#include <QFontMetricsF>
#include <QPainter>
#include <QPen>
#include <QTransform>

namespace view {

namespace {

constexpr int measuringSize = 100;

} // namespace

QStringList MapText::families(Voice voice)
{
    switch (voice) {
    case Voice::Numbers:
        return {QStringLiteral("Roboto Condensed"), QStringLiteral("DejaVu Sans Condensed"),
                QStringLiteral("DejaVu Sans")};
    case Voice::Captions:
        return {QStringLiteral("Cabin"), QStringLiteral("DejaVu Sans")};
    case Voice::Names:
        break;
    }
    return {QStringLiteral("Linux Libertine O"), QStringLiteral("Gentium"),
            QStringLiteral("DejaVu Serif")};
}

QFont MapText::font() const
{
    QFont font;
    font.setFamilies(families(voice));
    font.setPixelSize(measuringSize);
    font.setBold(bold);
    font.setItalic(italic);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

double MapText::width() const
{
    return QFontMetricsF(font()).horizontalAdvance(text) * size / measuringSize;
}

QPainterPath MapText::outline() const
{
    QPainterPath path;
    const QFont drawn = font();
    double start = 0;
    if (anchor != Anchor::Start) {
        const double whole = QFontMetricsF(drawn).horizontalAdvance(text);
        start = anchor == Anchor::Middle ? -whole / 2 : -whole;
    }
    path.addText(start, 0, drawn, text);
    QTransform place;
    place.translate(at.x(), at.y());
    place.rotate(angle);
    place.scale(size / measuringSize, size / measuringSize);
    return place.map(path);
}

void MapText::draw(QPainter &painter) const
{
    const QPainterPath letters = outline();
    if (!haloColor.isEmpty() && haloWidth > 0) {
        QColor halo = QColor(QString::fromLatin1(haloColor));
        halo.setAlphaF(float(haloOpacity));
        painter.strokePath(letters,
                           QPen(halo, haloWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    QColor ink = QColor(QString::fromLatin1(color));
    ink.setAlphaF(float(opacity));
    painter.fillPath(letters, ink);
}

} // namespace view
