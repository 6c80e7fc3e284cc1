// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/kindsample.h"

#include "app/view/map/paint/glyphpainter.h"
#include "app/view/map/paint/groundpainter.h"
#include "app/view/map/paint/keysamples.h"
#include "app/view/map/paint/seapainter.h"
#include "app/view/map/sheet/mapstyle.h"

#include <QPainter>
#include <QSvgRenderer>

#include <cmath>

namespace view {

namespace {

void paint(const MapCanvas &canvas, KindSample::Kind kind, const QString &look)
{
    Polyline hex;
    for (int i = 0; i < 6; ++i)
        hex.push_back(QPointF(std::cos(M_PI * i / 3), std::sin(M_PI * i / 3)) * KeySamples::side);
    const auto ground =
        kind == KindSample::Kind::Ground ? MapLook::ground(look) : MapLook::Ground::Clear;
    canvas.svg.patches({hex},
                       SvgStyle::filled(canvas.color(KeySamples::floor(ground)))
                           .outlined(canvas.color("rule"), 1.0));
    KeySamples samples(canvas);
    if (kind == KindSample::Kind::Edge)
        samples.edge(MapLook::edge(look));
    else if (kind == KindSample::Kind::Way)
        samples.way(MapLook::way(look));
    else if (MapLook::settlement(look) != MapLook::Settlement::None)
        samples.settlement(MapLook::settlement(look));
    else
        samples.ground(ground);
}

} // namespace

KindSample::KindSample(MapTheme theme, const engine::Json &style)
    : m_theme(theme)
    , m_style(style)
{
}

QPixmap KindSample::pixmap(Kind kind, const QString &look, int height, double pixelRatio) const
{
    // The painters want a map around what they paint.
    engine::Map map;
    map.addBoard({});
    map.finish();
    const engine::TerrainTable terrain;
    const MapSource source{map, terrain, {}};
    const MapSheet sheet(source);
    const MapPlan plan(sheet);
    const MapPalette palette(m_theme, MapStyle::of(m_style, {}));
    SvgWriter svg;
    paint({plan, palette, svg}, kind, look);
    const double side = KeySamples::side + 1;
    const QRectF page(-side, -side, 2 * side, 2 * side);
    QSvgRenderer renderer(SvgWriter::document(page,
                                              SeaPainter::definitions()
                                                  + GroundPainter::definitions(palette)
                                                  + GlyphPainter::definitions(palette),
                                              {svg.take()}));
    QPixmap pixmap(QSize(height, height) * pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    painter.end();
    pixmap.setDevicePixelRatio(pixelRatio);
    return pixmap;
}

} // namespace view
