// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/sidemark.h"

#include "app/view/counter/sidecolors.h"
#include "engine/module/model/module.h"

#include <QPainter>

namespace app {

namespace {

QColor readable(QColor color, const Tokens &tokens)
{
    const Tokens light = Tokens::light();
    for (int i = 0; i < 4; ++i) {
        if (light.side(i) == color)
            return tokens.side(i);
    }
    for (int i = 0; i < 12 && view::contrast(color, tokens.panel) < 3; ++i)
        color = view::mixed(color, tokens.text, 0.12);
    return color;
}

} // namespace

SideMark SideMark::of(const engine::Module &module, engine::SideId side, const Tokens &tokens)
{
    if (!side)
        return {tokens.text2, tokens.sunk, QStringLiteral("square")};
    const auto color = view::colorFromText(module.sides[size_t(side.value)].color);
    if (tokens.hasSafeSides) {
        const int index = view::safeSideIndex(module, side.value);
        return {tokens.side(index), tokens.sideTint(index), view::sideShape(side.value)};
    }
    const QColor shown = color ? readable(*color, tokens) : tokens.side(side.value);
    return {shown, view::mixed(tokens.panel, shown, tokens.isDark ? 0.2 : 0.14),
            view::sideShape(side.value)};
}

void SideMark::paint(QPainter &painter, const QRectF &rect) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    const QPointF c = rect.center();
    if (shape == QLatin1String("circle"))
        painter.drawEllipse(rect);
    else if (shape == QLatin1String("diamond"))
        painter.drawPolygon(QPolygonF({{c.x(), rect.top()},
                                       {rect.right(), c.y()},
                                       {c.x(), rect.bottom()},
                                       {rect.left(), c.y()}}));
    else if (shape == QLatin1String("triangle"))
        painter.drawPolygon(
            QPolygonF({{c.x(), rect.top()}, rect.bottomRight(), rect.bottomLeft()}));
    else
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    painter.restore();
}

QPixmap SideMark::pixmap(int size, double ratio) const
{
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(painter, QRectF(1, 1, size - 2, size - 2));
    return pixmap;
}

} // namespace app
