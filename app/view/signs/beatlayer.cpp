// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/signs/beatlayer.h"

#include "app/view/signs/signlayer.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace view {

namespace {

const QColor c_beatCasing(0x1b, 0x1b, 0x1b);
const QColor c_beatGold(0xff, 0xc6, 0x1a);
const QColor c_retreat(0xff, 0x8f, 0x84);
const QColor c_cross(0xd3, 0x28, 0x1c);
const QColor c_badLabel(0x8e, 0x1f, 0x18);
const QColor c_goodLabel(0x23, 0x65, 0x2a);
constexpr double leastBeatUnit = 0.7; // of the full size; smaller ones can't be read
constexpr size_t keptNumbers = 200;

QPointF along(QPointF from, QPointF to, double length)
{
    const QPointF way = to - from;
    const double whole = std::hypot(way.x(), way.y());
    return whole > 0 ? way * (length / whole) : QPointF();
}

} // namespace

BeatLayer::BeatLayer()
    : m_numbers(keptNumbers)
{
}

double BeatLayer::crossOpacity() const
{
    if (m_time < 0)
        return 1;
    return std::clamp(1 - (m_time - crossTime) / fadeTime, 0.0, 1.0);
}

QRectF BeatLayer::place(const BoardCamera &camera, const BoardGeometry &geometry,
                        const BoardPieces &pieces, engine::PieceId piece, engine::SpaceId space)
{
    const double size = pieces.size();
    if (const BoardPieces::Spot *spot = pieces.spot(piece))
        return camera.toView(QRectF(spot->at, QSizeF(size, size)));
    if (const auto under = pieces.spaceOf(piece))
        return camera.toView(pieces.stack(*under)->bounds);
    if (!geometry.contains(space))
        return {};
    const QPointF corner = geometry.centre(space) - QPointF(size / 2, size / 2);
    return camera.toView(QRectF(corner, QSizeF(size, size)));
}

void BeatLayer::paint(QPainter &painter, const BoardCamera &camera, const BoardGeometry &geometry,
                      const BeatScene &beat, const BoardPieces &pieces)
{
    m_camera = &camera;
    m_geometry = &geometry;
    m_unit = std::max(leastBeatUnit, SignLayer::unit(camera, geometry));
    painter.setRenderHint(QPainter::Antialiasing);
    for (const BeatScene::Outline &outline : beat.outlined)
        SignLayer::paintRing(painter, camera, geometry, outline.space, outline.color, 4.5);
    const bool isLit =
        m_time < 0 || (m_time < flashTime && std::fmod(m_time, flashTime / 2) < flashTime / 4);
    for (const engine::SpaceId space : beat.flashing) {
        if (isLit)
            SignLayer::paintRing(painter, camera, geometry, space, c_beatGold, 6);
    }
    for (const BeatScene::Trail &trail : beat.trails)
        paintTrail(painter, trail);
    for (const BeatScene::Gone &gone : beat.crossed)
        paintCross(painter, place(camera, geometry, pieces, gone.piece, gone.space));
    paintLabels(painter, beat, pieces);
}

void BeatLayer::paintTrail(QPainter &painter, const BeatScene::Trail &trail)
{
    QPolygonF way;
    for (const engine::SpaceId space : trail.way) {
        if (m_geometry->contains(space))
            way.append(m_camera->toView(m_geometry->centre(space)));
    }
    if (way.size() < 2 || way.front() == way.back())
        return;
    const double reach = m_geometry->counterSize() * m_camera->zoom();
    const QRectF seen(QPointF(), m_camera->viewSize());
    if (!way.boundingRect().adjusted(-reach, -reach, reach, reach).intersects(seen))
        return;
    paintArrow(painter, way, trail);
    if (trail.kind == BeatScene::Trail::Kind::Move && trail.number > 0)
        paintNumber(painter, way.front(), trail.number, trail.color);
    if (trail.kind != BeatScene::Trail::Kind::Retreat)
        return;
    for (int i = 1; i < way.size(); ++i) {
        // At the end it leaves the piece to be seen.
        const QPointF beside = i + 1 < way.size() ? QPointF() : QPointF(reach, -reach) * 0.45;
        paintNumber(painter, way[i] + beside, i, c_beatCasing);
    }
}

// Its head lies at the edge of the piece that has arrived, not on it.
void BeatLayer::paintArrow(QPainter &painter, const QPolygonF &way,
                           const BeatScene::Trail &trail) const
{
    const bool isMove = trail.kind == BeatScene::Trail::Kind::Move;
    const QColor color = isMove                         ? trail.color
        : trail.kind == BeatScene::Trail::Kind::Advance ? c_beatGold
                                                        : c_retreat;
    const QColor casing = isMove ? QColor(Qt::white) : c_beatCasing;
    const double width = (isMove ? 4.6 : 7) * m_unit;
    const double head = (isMove ? 17 : 20) * m_unit;
    const QPointF from = way[way.size() - 2];
    const double last = std::hypot(way.back().x() - from.x(), way.back().y() - from.y());
    const double edge = m_geometry->counterSize() * m_camera->zoom() * 0.5;
    const QPointF tip = way.back() - along(from, way.back(), std::min(edge, last * 0.45));
    const QPointF back = along(from, tip, head);
    const QPointF across = QPointF(-back.y(), back.x()) * 0.55;
    QPolygonF line = way;
    line.back() = tip - back * 0.8;
    const QPolygonF arrow({tip, tip - back + across, tip - back - across});
    const auto pen = [](const QColor &ink, double thickness) {
        return QPen(ink, thickness, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    const double rim = (isMove ? 2 : 1.6) * m_unit;
    painter.setBrush(casing);
    painter.setPen(pen(casing, width + 2 * rim));
    painter.drawPolyline(line);
    painter.setPen(pen(casing, 2 * rim));
    painter.drawPolygon(arrow);
    painter.setPen(pen(color, width));
    painter.drawPolyline(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(arrow);
}

void BeatLayer::paintNumber(QPainter &painter, QPointF middle, int number, const QColor &ring)
{
    const double ratio = m_camera->ratio();
    const QString key = QStringLiteral("%1|%2|%3|%4")
                            .arg(number)
                            .arg(ring.rgba())
                            .arg(int(m_unit * ratio * 1000))
                            .arg(int(ratio * 1000));
    const double radius = 12 * m_unit;
    const double half = std::ceil((radius + 3 * m_unit) * ratio) / ratio;
    if (!m_numbers.contains(key)) {
        QPixmap pixmap(QSizeF(2 * half * ratio, 2 * half * ratio).toSize());
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter stamp(&pixmap);
        stamp.setRenderHint(QPainter::Antialiasing);
        stamp.setPen(QPen(ring, 2.6 * m_unit));
        stamp.setBrush(Qt::white);
        stamp.drawEllipse(QPointF(half, half), radius, radius);
        stamp.setPen(c_beatCasing);
        stamp.setFont(SignLayer::numberFont((number > 9 ? 12 : 15) * m_unit));
        stamp.drawText(QRectF(0, 0, 2 * half, 2 * half), Qt::AlignCenter, QString::number(number));
        stamp.end();
        m_numbers.insert(key, new QPixmap(pixmap));
    }
    painter.drawPixmap(middle - QPointF(half, half), *m_numbers.object(key));
}

// Above the piece; several at one piece, or at a stack that covers them, stand above each other.
void BeatLayer::paintLabels(QPainter &painter, const BeatScene &beat,
                            const BoardPieces &pieces) const
{
    std::vector<QRectF> taken;
    painter.setFont(SignLayer::numberFont(14 * m_unit));
    for (const BeatScene::Label &label : beat.labels) {
        const QRectF counter = place(*m_camera, *m_geometry, pieces, label.piece, label.space);
        if (counter.isEmpty())
            continue;
        const double width = painter.fontMetrics().horizontalAdvance(label.text) + 20 * m_unit;
        QRectF pill(counter.center().x() - width / 2, counter.top() - 28 * m_unit, width,
                    23 * m_unit);
        while (std::any_of(taken.begin(), taken.end(),
                           [&](const QRectF &other) { return other.intersects(pill); }))
            pill.translate(0, -pill.height() - 3 * m_unit);
        taken.push_back(pill);
        painter.setPen(QPen(c_beatCasing, 1.8 * m_unit));
        painter.setBrush(label.isBad ? c_badLabel : c_goodLabel);
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
        painter.setPen(Qt::white);
        painter.drawText(pill, Qt::AlignCenter, label.text);
    }
}

void BeatLayer::paintCross(QPainter &painter, QRectF counter) const
{
    const double opacity = crossOpacity();
    if (counter.isEmpty() || opacity <= 0)
        return;
    const double inset = counter.width() * 0.1;
    counter.adjust(inset, inset, -inset, -inset);
    painter.save();
    painter.setOpacity(opacity);
    for (const auto &[color, width] : {std::pair(QColor(Qt::white), 11.0), {c_cross, 7.0}}) {
        painter.setPen(QPen(color, width * m_unit, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(counter.topLeft(), counter.bottomRight());
        painter.drawLine(counter.topRight(), counter.bottomLeft());
    }
    painter.restore();
}

} // namespace view
