// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/signs/signlayer.h"

#include "app/view/map/sheet/mapgeometry.h"
#include "app/view/map/sheet/maptext.h"
#include "app/view/signs/boardplates.h"
#include "app/view/signs/questionsigns.h"

#include <QPainter>

#include <array>
#include <cmath>
#include <set>

namespace view {

namespace {

const QColor c_pathColor(0xc9, 0x86, 0x00);
const QColor c_traceColor(0x1f, 0x8f, 0x6a);
const QColor c_attackColor(0xd3, 0x28, 0x1c);
const QColor c_weakColor(0xf0, 0xa8, 0xa2); // those that count for less
const QColor c_targetColor(0xff, 0x5a, 0x4a);
const QColor c_casing(0x1b, 0x1b, 0x1b);
constexpr double leastDisc = 0.42; // of the full size; smaller ones can't be read

QPainterPath curve(const BoardCamera &camera, const BoardGeometry &geometry,
                   const std::vector<engine::SpaceId> &spaces)
{
    Polyline points;
    for (const engine::SpaceId space : spaces) {
        if (geometry.contains(space))
            points.push_back(camera.toView(geometry.centre(space)));
    }
    QPainterPath path;
    if (points.size() < 2)
        return path;
    path.moveTo(points.front());
    for (size_t i = 0; i + 1 < points.size(); ++i) {
        Polyline part;
        MapGeometry::appendCatmullRom(part, points[i ? i - 1 : 0], points[i], points[i + 1],
                                      points[std::min(i + 2, points.size() - 1)], 8);
        for (const QPointF point : part)
            path.lineTo(point);
    }
    return path;
}

void stroke(QPainter &painter, const QPainterPath &path, QColor color, double width, double opacity,
            const QList<qreal> &dashes = {})
{
    color.setAlphaF(float(opacity));
    QPen pen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (!dashes.isEmpty()) {
        pen.setCapStyle(Qt::FlatCap);
        // Qt counts dashes in widths of the pen.
        QList<qreal> shares;
        for (const qreal dash : dashes)
            shares.append(dash / width);
        pen.setDashPattern(shares);
    }
    painter.strokePath(path, pen);
}

} // namespace

SignLayer::SignLayer()
    : m_discs(400)
{
}

double SignLayer::unit(const BoardCamera &camera, const BoardGeometry &geometry)
{
    return camera.zoom() * geometry.hexSide() / 48.0;
}

QFont SignLayer::numberFont(double pixels)
{
    QFont font;
    font.setFamilies(MapText::families(MapText::Voice::Numbers));
    font.setBold(true);
    font.setPixelSize(std::max(1, int(std::lround(pixels))));
    return font;
}

QString SignLayer::costText(double cost)
{
    const double whole = std::floor(cost + 1e-6);
    const double rest = cost - whole;
    QString text = whole > 0 || rest < 0.01 ? QString::number(int(whole)) : QString();
    constexpr std::array<std::pair<double, char16_t>, 5> parts = {
        {{0.25, u'¼'}, {1 / 3.0, u'⅓'}, {0.5, u'½'}, {2 / 3.0, u'⅔'}, {0.75, u'¾'}}};
    for (const auto &[share, sign] : parts) {
        if (std::abs(rest - share) < 0.02)
            return text + QChar(sign);
    }
    return rest < 0.02 ? text : QString::number(cost, 'f', 1);
}

void SignLayer::paintBelowPieces(QPainter &painter, const BoardCamera &camera,
                                 const BoardGeometry &geometry, const BoardSigns &signs) const
{
    const double u = unit(camera, geometry);
    painter.setRenderHint(QPainter::Antialiasing);
    if (signs.trace.size() > 1) {
        const QPainterPath line = curve(camera, geometry, signs.trace);
        stroke(painter, line, Qt::white, 9 * u, 0.75);
        stroke(painter, line, c_traceColor, 5.4 * u, 1);
        stroke(painter, line, Qt::white, 2.2 * u, 1, {3 * u, 11 * u});
    }
    if (signs.path.size() > 1) {
        const QPainterPath line = curve(camera, geometry, signs.path);
        stroke(painter, line, Qt::white, 6.5 * u, 0.8);
        stroke(painter, line, c_pathColor, 3.6 * u, 1, {9 * u, 6 * u});
    }
}

void SignLayer::paintAbovePieces(QPainter &painter, const BoardCamera &camera,
                                 const BoardGeometry &geometry, const BoardSigns &signs,
                                 const BoardPieces &pieces)
{
    painter.setRenderHint(QPainter::Antialiasing);
    paintCosts(painter, camera, geometry, signs, pieces);
    paintSum(painter, camera, geometry, signs);
    for (const engine::SpaceId space : signs.targetSpaces)
        paintRing(painter, camera, geometry, space, c_targetColor, 3.2);
    paintAttacks(painter, camera, geometry, signs);
    BoardPlates(painter, camera, geometry).paintTrace(signs);
    const QuestionSigns question(painter, camera, geometry);
    question.paintTicks(signs, pieces);
    question.paintChoices(signs);
    question.paintRooms(signs);
    question.paintPlans(signs);
    paintPlaque(painter, camera, geometry, signs);
    paintFlaws(painter, camera, geometry, signs);
}

// At the upper right, where a stack leaves it to be seen; readable at every zoom.
void SignLayer::paintFlaws(QPainter &painter, const BoardCamera &camera,
                           const BoardGeometry &geometry, const BoardSigns &signs)
{
    const double radius = std::max(8.0, 11 * unit(camera, geometry));
    for (const engine::SpaceId space : signs.flaws) {
        if (!geometry.contains(space))
            continue;
        paintRing(painter, camera, geometry, space, c_targetColor, 3.2);
        const QRectF bounds = camera.toView(geometry.bounds(space));
        const QPointF at(bounds.center().x() + std::min(bounds.width() / 2, 3 * radius),
                         bounds.center().y() - std::min(bounds.height() / 2, 2.4 * radius));
        painter.setPen(QPen(Qt::white, 1.6));
        painter.setBrush(c_attackColor);
        painter.drawEllipse(at, radius, radius);
        painter.setFont(numberFont(radius * 1.5));
        painter.drawText(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius),
                         Qt::AlignCenter, QStringLiteral("!"));
    }
}

void SignLayer::paintRing(QPainter &painter, const BoardCamera &camera,
                          const BoardGeometry &geometry, engine::SpaceId space, QColor color,
                          double width)
{
    if (!geometry.contains(space))
        return;
    const double u = unit(camera, geometry);
    const QPointF middle = geometry.centre(space);
    const bool isHex = geometry.isHex(space);
    // A little inside the edge, so that the ring belongs to this hex only.
    const double share = isHex ? 46.0 / 48.0 : 1.0;
    QTransform place;
    const QPointF at = camera.toView(middle);
    place.translate(at.x(), at.y());
    place.scale(camera.zoom() * share, camera.zoom() * share);
    place.translate(-middle.x(), -middle.y());
    const QPainterPath ring = place.map(geometry.shape(space));
    stroke(painter, ring, c_casing, (width + 2.4) * u, 0.8);
    stroke(painter, ring, color, width * u, 1);
}

QPixmap SignLayer::disc(const QString &text, Disc kind, double unit, double ratio)
{
    const QString key = text + u'|' + QString::number(int(kind)) + u'|'
        + QString::number(int(unit * ratio * 1000)) + u'|' + QString::number(int(ratio * 1000));
    if (const QPixmap *known = m_discs.object(key))
        return *known;
    const double radius = (kind == Disc::Sum ? 12 : 11) * unit;
    const int side = int(std::ceil((2 * radius + 4 * unit) * ratio)) | 1;
    QPixmap pixmap(side, side);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = kind == Disc::Enemy ? QColor(0x8c, 0x14, 0x10)
        : kind == Disc::Sum                ? QColor(Qt::white)
                                           : QColor(0x2b, 0x24, 0x18);
    const QColor ring = kind == Disc::Enemy ? QColor(0x8c, 0x14, 0x10)
        : kind == Disc::Sum                 ? QColor(Qt::white)
                                            : QColor(0x9a, 0x67, 0x00);
    painter.setPen(QPen(ring, 1.4 * unit));
    painter.setBrush(kind == Disc::Enemy     ? QColor(0xfb, 0xd3, 0xc8)
                         : kind == Disc::Sum ? c_pathColor
                                             : QColor(0xff, 0xf6, 0xda));
    const QRectF area(0, 0, side / ratio, side / ratio);
    painter.drawEllipse(area.center(), radius, radius);
    painter.setPen(ink);
    painter.setFont(numberFont(13.5 * unit));
    painter.drawText(area, Qt::AlignCenter, text);
    painter.end();
    m_discs.insert(key, new QPixmap(pixmap));
    return pixmap;
}

void SignLayer::paintCosts(QPainter &painter, const BoardCamera &camera,
                           const BoardGeometry &geometry, const BoardSigns &signs,
                           const BoardPieces &pieces)
{
    const double u = unit(camera, geometry);
    if (signs.reach.empty() || u < leastDisc)
        return;
    const std::set<engine::SpaceId> zones(signs.enemyZones.begin(), signs.enemyZones.end());
    const QRectF seen = camera.visible();
    const double ratio = camera.ratio();
    for (const auto &[space, cost] : signs.reach) {
        // At the end of the path the sum says it.
        const bool isEnd = signs.path.size() > 1 && space == signs.path.back();
        if (cost < 0 || isEnd || !geometry.bounds(space).intersects(seen) || pieces.stack(space))
            continue;
        const QPixmap sign =
            disc(costText(cost), zones.contains(space) ? Disc::Enemy : Disc::Plain, u, ratio);
        const double low = geometry.isHex(space) ? 24 * u : 0;
        const QPointF at = camera.toView(geometry.centre(space)) + QPointF(0, low)
            - QPointF(sign.width(), sign.height()) / ratio / 2;
        painter.drawPixmap(QPointF(std::round(at.x() * ratio), std::round(at.y() * ratio)) / ratio,
                           sign);
    }
}

void SignLayer::paintSum(QPainter &painter, const BoardCamera &camera,
                         const BoardGeometry &geometry, const BoardSigns &signs)
{
    if (signs.path.size() < 2 || !geometry.contains(signs.path.back()))
        return;
    const auto end = std::find_if(signs.reach.begin(), signs.reach.end(), [&](const auto &reached) {
        return reached.first == signs.path.back();
    });
    if (end == signs.reach.end() || end->second < 0)
        return;
    const double u = unit(camera, geometry);
    const QPixmap sign = disc(costText(end->second), Disc::Sum, u, camera.ratio());
    const QPointF at = camera.toView(geometry.centre(end->first)) + QPointF(30, 30) * u;
    painter.drawPixmap(at - QPointF(sign.width(), sign.height()) / camera.ratio() / 2, sign);
}

void SignLayer::paintAttacks(QPainter &painter, const BoardCamera &camera,
                             const BoardGeometry &geometry, const BoardSigns &signs) const
{
    const double u = unit(camera, geometry);
    QPainterPath arrow;
    arrow.addPolygon(
        QPolygonF({{-24, -5}, {5, -6.5}, {5, -15}, {24, 0}, {5, 15}, {5, 6.5}, {-24, 5}}));
    arrow.closeSubpath();
    for (const auto &[from, to, share] : signs.attacks) {
        if (!geometry.contains(from) || !geometry.contains(to))
            continue;
        const QPointF start = camera.toView(geometry.centre(from));
        const QPointF end = camera.toView(geometry.centre(to));
        const QPointF middle = (start + end) / 2;
        QTransform place;
        place.translate(middle.x(), middle.y());
        place.rotate(std::atan2(end.y() - start.y(), end.x() - start.x()) * 180 / M_PI);
        place.scale(u, u);
        const QPainterPath here = place.map(arrow);
        painter.fillPath(here.translated(1.5 * u, 3 * u), QColor(0, 0, 0, 71));
        stroke(painter, here, Qt::white, 4.4 * u, 1);
        painter.fillPath(here, share < 1 ? c_weakColor : c_attackColor);
        if (share < 1)
            QuestionSigns(painter, camera, geometry).paintShare(middle + QPointF(0, 24 * u), share);
    }
}

void SignLayer::paintPlaque(QPainter &painter, const BoardCamera &camera,
                            const BoardGeometry &geometry, const BoardSigns &signs) const
{
    if (signs.oddsPlaque.isEmpty() || !geometry.contains(signs.oddsAt))
        return;
    const double u = std::max(0.6, unit(camera, geometry));
    const QPointF middle = camera.toView(geometry.centre(signs.oddsAt)) - QPointF(0, 56 * u);
    painter.setFont(numberFont(18 * u));
    const double width =
        std::max(78 * u, painter.fontMetrics().horizontalAdvance(signs.oddsPlaque) + 24.0 * u);
    const QRectF plaque(middle.x() - width / 2, middle.y() - 15 * u, width, 30 * u);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 71));
    painter.drawRoundedRect(plaque.translated(1.5 * u, 3 * u), 9 * u, 9 * u);
    painter.setPen(QPen(Qt::white, 1.6 * u));
    painter.setBrush(QColor(0x7d, 0x12, 0x0c));
    painter.drawRoundedRect(plaque, 9 * u, 9 * u);
    painter.setPen(Qt::white);
    painter.drawText(plaque, Qt::AlignCenter, signs.oddsPlaque);
}

} // namespace view
