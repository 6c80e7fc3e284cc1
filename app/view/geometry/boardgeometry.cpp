// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/geometry/boardgeometry.h"

#include "app/view/area/areaarcs.h"
#include "app/view/area/areareader.h"
#include "app/view/mapimage.h"
#include "engine/module/model/module.h"
#include "engine/storage/picture/svgshapes.h"

#include <algorithm>
#include <cmath>

namespace view {

namespace {

// Corners that two hexes share differ by rounding only.
constexpr double cornerGrid = 8.0;
// An area without a shape in the picture is a disc around its label.
constexpr double areaRadius = 40;

quint64 cornerKey(QPointF point)
{
    const auto x = quint32(std::lround(point.x() * cornerGrid));
    const auto y = quint32(std::lround(point.y() * cornerGrid));
    return quint64(x) << 32 | y;
}

/// Sides of hexes, of which those that lie between two hexes cancel each other.
class SideCollector
{
public:
    void add(QPointF from, QPointF to)
    {
        const quint64 a = cornerKey(from);
        const quint64 b = cornerKey(to);
        // All hexes are walked round in the same direction: the neighbour has it the other way.
        auto &others = m_sides[b];
        const auto back = std::find_if(others.begin(), others.end(),
                                       [a](const Side &side) { return side.end == a; });
        if (back != others.end())
            others.erase(back);
        else
            m_sides[a].push_back({b, from, to});
    }

    void appendLoops(QPainterPath &path)
    {
        for (auto it = m_sides.begin(); it != m_sides.end(); ++it) {
            while (!it->empty()) {
                Side side = it->back();
                it->pop_back();
                path.moveTo(side.from);
                const quint64 start = it.key();
                while (side.end != start) {
                    path.lineTo(side.to);
                    auto next = m_sides.find(side.end);
                    if (next == m_sides.end() || next->empty())
                        break;
                    side = next->back();
                    next->pop_back();
                }
                path.closeSubpath();
            }
        }
    }

private:
    struct Side
    {
        quint64 end;
        QPointF from;
        QPointF to;
    };
    QHash<quint64, std::vector<Side>> m_sides;
};

engine::Shapes paintedShapes(const engine::Module &module, int board)
{
    const AreaSketch sketch = AreaReader(mapSource(module, board)).read();
    const AreaArcs arcs(sketch);
    const QRectF map(QPointF(), sketch.size);
    engine::Shapes shapes;
    for (const AreaSketch::Area &area : sketch.areas) {
        const Polyline loop = arcs.softLoop(area.polygon);
        QPolygonF seen(QList<QPointF>(loop.begin(), loop.end()));
        // What goes on under the frame is painted, but nobody sees it.
        if (!map.contains(seen.boundingRect()))
            seen = seen.intersected(map);
        shapes.insert(area.id, {seen});
    }
    return shapes;
}

engine::Shapes shapesOf(const engine::Module &module, const engine::Board &board, int index)
{
    if (AreaReader::isPainted(module.map, index))
        return paintedShapes(module, index);
    if (board.picture.isEmpty())
        return {};
    const auto svg = module.files.read(board.picture);
    if (!svg)
        return {};
    const auto shapes = engine::readShapes(svg.value(), board.picture);
    return shapes ? shapes.value() : engine::Shapes();
}

QPainterPath areaShape(const engine::Board &board, const engine::Shapes &shapes,
                       const engine::Space &space)
{
    QPainterPath path;
    auto polygons = shapes.value(space.id);
    // What the board says itself holds, whatever its picture has under that name.
    if (!board.picture.isEmpty() && !space.outline.isEmpty())
        polygons = {space.outline};
    for (const QList<QPointF> &polygon : polygons) {
        path.addPolygon(QPolygonF(polygon));
        path.closeSubpath();
    }
    if (path.isEmpty())
        path.addEllipse(space.centre, areaRadius, areaRadius);
    return path;
}

} // namespace

BoardGeometry::BoardGeometry(const engine::Module &module, int board)
{
    if (board < 0 || size_t(board) >= module.map.boards().size())
        return;
    const engine::Board &sheet = module.map.boards()[size_t(board)];
    m_hexSide = sheet.hexSide > 0 ? sheet.hexSide : m_hexSide;
    if (sheet.grid) {
        for (int corner = 0; corner < 6; ++corner)
            m_hexagon.append(sheet.grid->corner(corner, m_hexSide));
        addHexes(module, sheet, board);
    }
    addOthers(module, sheet, board);
    std::sort(m_spaces.begin(), m_spaces.end());
    // What lies inside of another comes before it.
    for (std::vector<engine::SpaceId> *spaces : {&m_boxes, &m_areas}) {
        std::stable_sort(spaces->begin(), spaces->end(), [this](auto a, auto b) {
            const QSizeF first = bounds(a).size();
            const QSizeF second = bounds(b).size();
            return first.width() * first.height() < second.width() * second.height();
        });
    }
}

void BoardGeometry::addHexes(const engine::Module &module, const engine::Board &board, int index)
{
    m_board = &board;
    const engine::HexGrid &grid = *board.grid;
    const auto &layout = grid.layout();
    m_cells.resize(size_t(layout.columns) * size_t(layout.rows));
    const QRectF around = m_hexagon.boundingRect();
    for (int column = 0; column < layout.columns; ++column) {
        for (int row = 0; row < layout.rows; ++row) {
            // A hex of two sheets belongs to one of them and is found by its number on the other.
            const engine::SpaceId id = module.map.find(grid.number(column, row));
            if (!id || module.map.space(id).kind != engine::Space::Kind::Hex)
                continue;
            const QPointF centre = grid.centre(column, row, m_hexSide);
            const engine::Space &space = module.map.space(id);
            if (space.board == index && QPointF(space.centre - centre).manhattanLength() > 1)
                continue;
            m_cells[size_t(column) * size_t(layout.rows) + size_t(row)] = id;
            add(id, {Kind::Hex, centre, around.translated(centre), {}});
        }
    }
}

void BoardGeometry::addOthers(const engine::Module &module, const engine::Board &board, int index)
{
    std::optional<engine::Shapes> shapes;
    for (int32_t i = 0; i < module.map.spaceCount(); ++i) {
        const engine::SpaceId id(i);
        const engine::Space &space = module.map.space(id);
        if (space.board != index || space.kind == engine::Space::Kind::Hex)
            continue;
        Place place{Kind::Box, space.centre, space.box, {}};
        if (space.kind == engine::Space::Kind::Area) {
            if (!shapes)
                shapes = shapesOf(module, board, index);
            place.kind = Kind::Area;
            place.shape = areaShape(board, *shapes, space);
            place.bounds = place.shape.boundingRect();
            m_areas.push_back(id);
        } else if (space.box.isEmpty()) {
            continue;
        } else {
            place.shape.addRoundedRect(space.box, 5, 5);
            m_boxes.push_back(id);
        }
        add(id, std::move(place));
    }
}

void BoardGeometry::add(engine::SpaceId id, Place place)
{
    m_spaces.push_back(id);
    m_places.insert(id.value, std::move(place));
}

bool BoardGeometry::isHex(engine::SpaceId space) const
{
    const auto found = m_places.constFind(space.value);
    return found != m_places.constEnd() && found->kind == Kind::Hex;
}

bool BoardGeometry::isBox(engine::SpaceId space) const
{
    const auto found = m_places.constFind(space.value);
    return found != m_places.constEnd() && found->kind == Kind::Box;
}

QPointF BoardGeometry::centre(engine::SpaceId space) const
{
    const auto found = m_places.constFind(space.value);
    return found != m_places.constEnd() ? found->centre : QPointF();
}

QRectF BoardGeometry::bounds(engine::SpaceId space) const
{
    const auto found = m_places.constFind(space.value);
    return found != m_places.constEnd() ? found->bounds : QRectF();
}

QPainterPath BoardGeometry::shape(engine::SpaceId space) const
{
    const auto found = m_places.constFind(space.value);
    if (found == m_places.constEnd())
        return {};
    if (found->kind != Kind::Hex)
        return found->shape;
    QPainterPath path;
    path.addPolygon(m_hexagon.translated(found->centre));
    path.closeSubpath();
    return path;
}

engine::SpaceId BoardGeometry::spaceAt(QPointF point) const
{
    for (const engine::SpaceId box : m_boxes) {
        if (bounds(box).contains(point))
            return box;
    }
    for (const engine::SpaceId area : m_areas) {
        const Place &place = *m_places.constFind(area.value);
        if (place.bounds.contains(point) && place.shape.contains(point))
            return area;
    }
    return hexAt(point);
}

engine::SpaceId BoardGeometry::hexAt(QPointF point) const
{
    if (!m_board)
        return {};
    const auto cell = m_board->grid->hexAt(point, m_hexSide);
    if (!cell)
        return {};
    const engine::SpaceId id =
        m_cells[size_t(cell->first) * size_t(m_board->grid->layout().rows) + size_t(cell->second)];
    // At the rim the nearest centre may be that of a hex which the point is not in.
    const bool inside =
        id && m_hexagon.translated(centre(id)).containsPoint(point, Qt::OddEvenFill);
    return inside ? id : engine::SpaceId();
}

engine::SpaceId BoardGeometry::neighbour(engine::SpaceId space, QPointF direction) const
{
    const QPointF start = centre(space);
    engine::SpaceId best;
    double least = 1e18;
    for (const engine::SpaceId other : m_spaces) {
        const QPointF way = centre(other) - start;
        const double along = QPointF::dotProduct(way, direction);
        const double across = std::abs(way.x() * direction.y() - way.y() * direction.x());
        if (other == space || along <= 0 || across > along * 1.2)
            continue;
        const double cost = along + 1.5 * across;
        if (cost < least) {
            least = cost;
            best = other;
        }
    }
    return best;
}

QPainterPath BoardGeometry::outline(const std::vector<engine::SpaceId> &spaces) const
{
    QPainterPath path;
    SideCollector sides;
    for (const engine::SpaceId space : spaces) {
        if (!contains(space))
            continue;
        if (!isHex(space)) {
            path.addPath(shape(space));
            continue;
        }
        const QPointF middle = centre(space);
        for (int i = 0; i < 6; ++i)
            sides.add(middle + m_hexagon[i], middle + m_hexagon[(i + 1) % 6]);
    }
    sides.appendLoops(path);
    return path;
}

} // namespace view
