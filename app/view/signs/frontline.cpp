// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/signs/frontline.h"

#include "engine/module/model/module.h"
#include "engine/state/gamestate.h"

#include <QLineF>
#include <QPainter>

#include <cmath>
#include <map>
#include <tuple>

namespace view {

namespace {

using engine::SideId;
using engine::SpaceId;

constexpr int pointsOfPiece = 32;
const QColor c_halo(0xff, 0xff, 0xff, 190);
const QColor c_core(0x1b, 0x1b, 0x1b);

/// One hexside; the side with the lower number lies to its left.
struct Side
{
    QPointF start;
    QPointF end;
    SideId left;
    SideId right;
};

/// A corner of the grid and which two sides meet along the line there.
using Corner = std::tuple<qint64, qint64, int32_t, int32_t>;

Corner corner(QPointF at, const Side &side, double grain)
{
    return {std::llround(at.x() / grain), std::llround(at.y() / grain), side.left.value,
            side.right.value};
}

Side between(QPointF first, QPointF second, SideId a, SideId b, double hexSide)
{
    const bool isTurned = a.value > b.value;
    const QPointF toLeft = MapGeometry::unit(isTurned ? second - first : first - second);
    // MapGeometry::left() turned round.
    const QPointF along = QPointF(-toLeft.y(), toLeft.x()) * (hexSide / 2);
    const QPointF middle = (first + second) / 2;
    return {middle - along, middle + along, isTurned ? b : a, isTurned ? a : b};
}

std::vector<Side> sides(const engine::Module &module, const BoardGeometry &geometry,
                        const engine::GameState &state)
{
    std::vector<Side> found;
    for (const SpaceId space : geometry.spaces()) {
        const SideId own = state.control(space);
        if (!own || !geometry.isHex(space))
            continue;
        for (const SpaceId next : module.map.neighbours(space)) {
            const SideId other = state.control(next);
            if (next.value > space.value && other && other != own && geometry.contains(next)
                && geometry.isHex(next))
                found.push_back(between(geometry.centre(space), geometry.centre(next), own, other,
                                        geometry.hexSide()));
        }
    }
    return found;
}

std::vector<FrontLine::Stretch> chained(const std::vector<Side> &all, double grain)
{
    std::map<Corner, size_t> byStart;
    std::map<Corner, size_t> byEnd;
    for (size_t i = 0; i < all.size(); ++i) {
        byStart.emplace(corner(all[i].start, all[i], grain), i);
        byEnd.emplace(corner(all[i].end, all[i], grain), i);
    }
    std::vector<FrontLine::Stretch> stretches;
    std::vector<bool> isUsed(all.size());
    const auto follow = [&](size_t first) {
        FrontLine::Stretch stretch{{all[first].start}, all[first].left, all[first].right};
        for (size_t i = first; !isUsed[i];) {
            isUsed[i] = true;
            stretch.points.push_back(all[i].end);
            const auto next = byStart.find(corner(all[i].end, all[i], grain));
            if (next != byStart.end())
                i = next->second;
        }
        stretches.push_back(std::move(stretch));
    };
    for (size_t i = 0; i < all.size(); ++i) {
        if (!byEnd.contains(corner(all[i].start, all[i], grain)))
            follow(i);
    }
    for (size_t i = 0; i < all.size(); ++i) { // rings have no first side
        if (!isUsed[i])
            follow(i);
    }
    return stretches;
}

void stroke(QPainter &painter, const QPolygonF &line, const QColor &color, double width)
{
    painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
}

QPolygonF seen(const Polyline &points, const BoardCamera &camera)
{
    QPolygonF line;
    for (const QPointF point : points)
        line.append(camera.toView(point));
    return line;
}

} // namespace

void FrontLine::clear()
{
    m_stretches.clear();
    m_pieces.clear();
}

void FrontLine::read(const engine::Module &module, int board, const BoardGeometry &geometry,
                     const engine::GameState &state)
{
    clear();
    if (board < 0 || !module.map.boards()[size_t(board)].source[u"front"].toBool())
        return;
    m_stretches = chained(sides(module, geometry, state), geometry.hexSide() / 8);
    addPieces(module, geometry.hexSide());
}

void FrontLine::addPieces(const engine::Module &module, double hexSide)
{
    const double unit = hexSide / 48;
    for (const Stretch &stretch : m_stretches) {
        const bool isRing = stretch.points.size() > 2
            && QLineF(stretch.points.front(), stretch.points.back()).length() < unit;
        const auto ends = isRing ? MapGeometry::Ends::Closed : MapGeometry::Ends::Open;
        Polyline corners = stretch.points;
        if (isRing)
            corners.pop_back();
        Polyline soft = MapGeometry::relax(MapGeometry::resample(corners, 8 * unit, ends), 4, ends);
        if (isRing)
            soft.push_back(soft.front());
        for (size_t first = 0; first + 1 < soft.size(); first += pointsOfPiece) {
            const size_t last = std::min(first + pointsOfPiece + 1, soft.size());
            Piece piece{{soft.begin() + qsizetype(first), soft.begin() + qsizetype(last)},
                        {},
                        QColor(module.sides[size_t(stretch.left.value)].color),
                        QColor(module.sides[size_t(stretch.right.value)].color)};
            const double margin = 8 * unit;
            piece.bounds = QPolygonF(QList<QPointF>(piece.points.begin(), piece.points.end()))
                               .boundingRect()
                               .adjusted(-margin, -margin, margin, margin);
            m_pieces.push_back(std::move(piece));
        }
    }
}

void FrontLine::paint(QPainter &painter, const BoardCamera &camera, double hexSide) const
{
    if (m_pieces.empty())
        return;
    const double unit = hexSide / 48;
    const double u = std::max(0.3, camera.zoom() * unit);
    const QRectF visible = camera.visible();
    painter.setRenderHint(QPainter::Antialiasing);
    std::vector<const Piece *> shown;
    for (const Piece &piece : m_pieces) {
        if (piece.bounds.intersects(visible))
            shown.push_back(&piece);
    }
    // Layer by layer, so that no piece covers the end of the one before.
    for (const Piece *piece : shown)
        stroke(painter, seen(piece->points, camera), c_halo, 13 * u);
    const double apart = 3.2 * u / camera.zoom();
    for (const Piece *piece : shown) {
        stroke(painter, seen(MapGeometry::shifted(piece->points, apart), camera), piece->left,
               4.4 * u);
        stroke(painter, seen(MapGeometry::shifted(piece->points, -apart), camera), piece->right,
               4.4 * u);
    }
    for (const Piece *piece : shown)
        stroke(painter, seen(piece->points, camera), c_core, 1.8 * u);
}

} // namespace view
