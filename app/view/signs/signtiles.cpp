// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/signs/signtiles.h"

#include "app/view/signs/alphamask.h"

#include <QPainter>

#include <array>
#include <cmath>
#include <set>

namespace view {

namespace {

constexpr int mostTiles = 48;
// Neighbouring stamps overlap by this much, or the map would shine through between them.
constexpr double stampGrowth = 0.8;

const QColor c_light(0xff, 0xd7, 0x5a, 31); // 0.12
const QColor c_reachLine(0xc9, 0x86, 0x00);
const QColor c_tileCasing(0x1b, 0x1b, 0x1b);
const QColor c_enemy(0xc8, 0x26, 0x1d);

QPen roundPen(QColor color, double width, double opacity = 1.0)
{
    color.setAlphaF(float(opacity));
    return QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

QColor faded(QColor color, double opacity)
{
    color.setAlphaF(float(color.alphaF() * opacity));
    return color;
}

QPainterPath star(double radius)
{
    QPolygonF points;
    for (int i = 0; i < 10; ++i) {
        const double angle = M_PI / 5 * i - M_PI / 2;
        const double r = i % 2 ? radius * 0.42 : radius;
        points.append({r * std::cos(angle), r * std::sin(angle)});
    }
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

/// The sides of \a outline that touch \a area: stroking the others would be work for nothing.
QPainterPath cut(const QPainterPath &outline, QRectF area)
{
    QPainterPath path;
    QPointF last;
    bool isOpen = false;
    for (int i = 0; i < outline.elementCount(); ++i) {
        const QPainterPath::Element &element = outline.elementAt(i);
        const QPointF point = element;
        const QRectF side = QRectF(last, point).normalized().adjusted(-0.1, -0.1, 0.1, 0.1);
        const bool isSeen = !element.isMoveTo() && side.intersects(area);
        if (isSeen && !isOpen)
            path.moveTo(last);
        if (isSeen)
            path.lineTo(point);
        isOpen = isSeen;
        last = point;
    }
    return path;
}

} // namespace

SignTiles::SignTiles()
    : m_tiles(mostTiles)
{
}

void SignTiles::setBoard(const BoardGeometry *geometry, MapTheme theme)
{
    m_geometry = geometry;
    m_theme = theme;
    m_names.clear();
    m_stampScale = 0;
    setSigns({});
}

SignTiles::Area SignTiles::area(std::vector<engine::SpaceId> spaces) const
{
    std::erase_if(spaces, [this](engine::SpaceId space) { return !m_geometry->contains(space); });
    Area area;
    area.outline = m_geometry->outline(spaces);
    area.bounds = area.outline.controlPointRect();
    area.isStraight = std::all_of(spaces.begin(), spaces.end(), [this](engine::SpaceId space) {
        return m_geometry->isHex(space);
    });
    area.spaces = std::move(spaces);
    return area;
}

void SignTiles::setSigns(const BoardSigns &signs)
{
    m_signs = signs;
    m_tiles.clear();
    m_overlays.clear();
    m_reach = {};
    m_legal = {};
    m_isEmpty = true;
    if (!m_geometry)
        return;
    std::vector<engine::SpaceId> reach;
    for (const auto &[space, cost] : signs.reach)
        reach.push_back(space);
    std::vector<engine::SpaceId> legal = signs.legalSpaces;
    // Inside the light everything may be clicked anyway.
    const std::set<engine::SpaceId> lit(reach.begin(), reach.end());
    std::erase_if(legal, [&](engine::SpaceId space) { return lit.contains(space); });
    m_reach = area(std::move(reach));
    m_legal = area(std::move(legal));
    for (const BoardSigns::Overlay &overlay : signs.overlays)
        m_overlays.push_back(area(overlay.spaces));
    m_isEmpty = m_reach.spaces.empty() && m_legal.spaces.empty() && signs.enemyZones.empty()
        && std::all_of(m_overlays.begin(), m_overlays.end(),
                       [](const Area &a) { return a.spaces.empty(); });
}

void SignTiles::setNames(const std::vector<MapText> &names)
{
    m_names.setNames(names);
    m_tiles.clear();
}

void SignTiles::draw(QPainter &painter, const BoardCamera &camera)
{
    if (m_isEmpty || !m_geometry)
        return;
    if (m_scale != camera.scale()) {
        m_tiles.clear();
        m_scale = camera.scale();
    }
    const double side = size / camera.ratio();
    const QPointF origin = camera.origin();
    const QSizeF page = camera.page().size() * camera.zoom();
    const QRectF seen = QRectF(QPointF(0, 0), camera.viewSize()) & QRectF(origin, page);
    if (seen.isEmpty())
        return;
    const auto first = [&](double start, double from) {
        return int(std::floor((start - from) / side));
    };
    painter.save();
    painter.setClipRect(QRectF(origin, page), Qt::IntersectClip);
    for (int y = first(seen.top(), origin.y()); origin.y() + y * side < seen.bottom(); ++y) {
        for (int x = first(seen.left(), origin.x()); origin.x() + x * side < seen.right(); ++x) {
            Tile *tile = m_tiles.object({x, y});
            if (!tile) {
                const QPointF corner(-x * size, -y * size);
                const QPointF start = camera.page().topLeft();
                const QRectF part(start - corner / m_scale, QSizeF(size, size) / m_scale);
                tile = new Tile(painted({m_scale, corner - start * m_scale, part, QPoint(x, y)}));
                tile->image.setDevicePixelRatio(camera.ratio());
                m_tiles.insert({x, y}, tile);
            }
            const QPointF at = origin + QPointF(x, y) * side;
            if (!tile->image.isNull())
                painter.drawImage(at, tile->image);
            else if (tile->flat.isValid())
                painter.fillRect(QRectF(at, QSizeF(side, side)), tile->flat);
        }
    }
    painter.restore();
}

SignTiles::Tile SignTiles::painted(const Frame &frame)
{
    const double margin = 6;
    const QRectF near = frame.page.adjusted(-margin, -margin, margin, margin);
    const auto touches = [&](const Area &area) {
        return std::any_of(area.spaces.begin(), area.spaces.end(),
                           [&](auto space) { return m_geometry->bounds(space).intersects(near); });
    };
    const bool hasReach = touches(m_reach);
    const bool hasMore = touches(m_legal) || !m_signs.enemyZones.empty()
        || std::any_of(m_overlays.begin(), m_overlays.end(), touches);
    if (!hasReach && !hasMore)
        return {{}, m_reach.spaces.empty() ? QColor() : veil()};
    const bool isLit = !m_reach.spaces.empty();
    const bool isOverlaid = std::any_of(m_overlays.begin(), m_overlays.end(), touches);
    QImage image = isLit ? light(frame) : QImage();
    // Light on an overlay has to be mixed with it; alone it is the tile.
    if (!isLit || isOverlaid) {
        const QImage above = image;
        image = QImage(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter below(&image);
        below.setRenderHint(QPainter::Antialiasing);
        for (size_t i = 0; i < m_overlays.size(); ++i) {
            if (touches(m_overlays[i]))
                paintOverlay(below, frame, m_signs.overlays[i], m_overlays[i]);
        }
        if (isLit)
            below.drawImage(0, 0, above);
    }
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    strokeOutline(painter, frame, m_reach, roundPen(Qt::white, 5.4 * unit(frame), 0.7));
    strokeOutline(painter, frame, m_reach, roundPen(c_reachLine, 2.8 * unit(frame)));
    paintZones(painter, frame);
    const double u = unit(frame);
    strokeOutline(painter, frame, m_legal, roundPen(c_tileCasing, 4.4 * u, 0.75));
    strokeOutline(painter, frame, m_legal, roundPen(Qt::white, 2.4 * u));
    m_names.paint(painter, frame.scale, frame.page, frame.corner);
    return {image, {}};
}

QColor SignTiles::veil() const
{
    return QColor(0x1c, 0x1a, 0x14, m_theme == MapTheme::Dark ? 87 : 51);
}

const QImage &SignTiles::stamp(double scale)
{
    if (m_stampScale == scale)
        return m_stamp;
    m_stampScale = scale;
    QPolygonF hexagon;
    for (const QPointF corner : m_geometry->hexagon()) {
        const double length = std::hypot(corner.x(), corner.y());
        hexagon.append(corner * (scale + stampGrowth / length));
    }
    const QSize pixels = hexagon.boundingRect().size().toSize() + QSize(4, 4);
    m_stamp = QImage(pixels, QImage::Format_ARGB32_Premultiplied);
    m_stamp.fill(Qt::transparent);
    QPainter painter(&m_stamp);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(pixels.width() / 2, pixels.height() / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::white);
    painter.drawPolygon(hexagon);
    painter.end();
    m_stamp.convertTo(QImage::Format_Alpha8);
    return m_stamp;
}

QImage SignTiles::mask(const Frame &frame, const Area &area)
{
    QImage image(size, size, QImage::Format_Alpha8);
    image.fill(0);
    for (const engine::SpaceId space : area.spaces) {
        if (!m_geometry->bounds(space).intersects(frame.page))
            continue;
        if (m_geometry->isHex(space)) {
            const QImage &hexagon = stamp(frame.scale);
            const QPoint at = frame.map(m_geometry->centre(space)).toPoint();
            alphamask::press(image, hexagon,
                             at - QPoint(hexagon.width() / 2, hexagon.height() / 2));
        } else {
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.translate(frame.corner);
            painter.scale(frame.scale, frame.scale);
            painter.fillPath(m_geometry->shape(space), Qt::white);
        }
    }
    return image;
}

void SignTiles::strokeOutline(QPainter &painter, const Frame &frame, const Area &area,
                              const QPen &pen) const
{
    const double margin = m_geometry->hexSide() / 4;
    const QRectF near = frame.page.adjusted(-margin, -margin, margin, margin);
    if (!area.bounds.intersects(near))
        return;
    QTransform place;
    place.translate(frame.corner.x(), frame.corner.y());
    place.scale(frame.scale, frame.scale);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    // Dashes must go on from tile to tile, so they are counted from the line's beginning.
    const bool isWhole = pen.style() != Qt::SolidLine || !area.isStraight;
    painter.drawPath(place.map(isWhole ? area.outline : cut(area.outline, near)));
}

QBrush SignTiles::brush(const BoardSigns::Overlay &overlay, const Frame &frame) const
{
    using Pattern = BoardSigns::Overlay;
    const double u = std::max(0.4, unit(frame));
    const int pitch =
        std::max(4, int(std::lround((overlay.pattern == Pattern::Dots ? 12 : 15) * u)));
    QImage cell(pitch, pitch, QImage::Format_ARGB32_Premultiplied);
    cell.fill(faded(overlay.color, overlay.pattern == Pattern::Tint ? 0.24 : 0.13));
    QPainter painter(&cell);
    painter.setRenderHint(QPainter::Antialiasing);
    if (overlay.pattern == Pattern::Hatch) {
        painter.setPen(QPen(faded(overlay.color, 0.42), 1.3 * u));
        for (const int shift : {-pitch, 0, pitch})
            painter.drawLine(QPointF(shift, pitch), QPointF(shift + pitch, 0));
    } else if (overlay.pattern == Pattern::Dots) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(overlay.color, 0.6));
        painter.drawEllipse(QPointF(pitch / 2.0, pitch / 2.0), 1.7 * u, 1.7 * u);
    }
    painter.end();
    QBrush brush(cell);
    // The pattern goes on over the edges of tiles.
    brush.setTransform(QTransform::fromTranslate(-(frame.number.x() * size) % pitch,
                                                 -(frame.number.y() * size) % pitch));
    return brush;
}

void SignTiles::paintOverlay(QPainter &painter, const Frame &frame,
                             const BoardSigns::Overlay &overlay, const Area &area)
{
    using Pattern = BoardSigns::Overlay;
    const double u = unit(frame);
    if (overlay.pattern != Pattern::Outline && overlay.pattern != Pattern::Star) {
        QImage shape = mask(frame, area).convertToFormat(QImage::Format_ARGB32_Premultiplied);
        QPainter filling(&shape);
        filling.setCompositionMode(QPainter::CompositionMode_SourceIn);
        filling.fillRect(shape.rect(), brush(overlay, frame));
        filling.end();
        painter.drawImage(0, 0, shape);
    }
    if (overlay.pattern == Pattern::Star) {
        const QPainterPath sign = star(15 * u);
        for (const engine::SpaceId space : area.spaces) {
            if (!m_geometry->bounds(space).intersects(frame.page))
                continue;
            const QPainterPath here =
                sign.translated(frame.map(m_geometry->centre(space)) - QPointF(0, 20 * u));
            painter.strokePath(here, roundPen(Qt::white, 3 * u));
            painter.fillPath(here, overlay.color);
        }
    }
    QPen pen = roundPen(overlay.color, (overlay.pattern == Pattern::Outline ? 3.4 : 1.8) * u, 0.8);
    if (overlay.pattern == Pattern::Outline)
        strokeOutline(painter, frame, area, roundPen(Qt::white, 6 * u, 0.6));
    else if (overlay.pattern == Pattern::Hatch)
        pen.setDashPattern({3.3, 2.2});
    strokeOutline(painter, frame, area, pen);
}

QImage SignTiles::light(const Frame &frame)
{
    return alphamask::colored(mask(frame, m_reach), veil(), c_light);
}

void SignTiles::paintZones(QPainter &painter, const Frame &frame)
{
    const double u = unit(frame);
    for (const engine::SpaceId space : m_signs.enemyZones) {
        if (!m_geometry->bounds(space).intersects(frame.page))
            continue;
        const QPointF corner = frame.map(m_geometry->centre(space)) + QPointF(19 * u, -32 * u);
        const std::array pens = {roundPen(Qt::white, 4.2 * u, 0.8), roundPen(c_enemy, 2.2 * u)};
        for (const QPen &pen : pens) {
            painter.setPen(pen);
            for (const double shift : {0.0, 6.0 * u}) {
                painter.drawLine(corner + QPointF(shift - 4 * u, 4 * u),
                                 corner + QPointF(shift + 2 * u, -4 * u));
            }
        }
    }
}

} // namespace view
