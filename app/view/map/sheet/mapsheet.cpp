// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/sheet/mapsheet.h"

#include "app/view/map/sheet/mapstyle.h"

#include <algorithm>

namespace view {

namespace {

constexpr int bleedRings = 2;
constexpr double sideMargin = 90;
constexpr double lowerMargin = 430;
constexpr double keyMargin = 290;
constexpr double boxMargin = 48;

bool isFlat(const engine::Board &board)
{
    return !board.grid || board.grid->layout().orientation == engine::HexGrid::Orientation::Flat;
}

QString baseLook(const engine::Space &space)
{
    const QString base = space.values[u"base"].toString();
    if (!base.isEmpty())
        return base.toLower();
    for (const QString &feature : space.features) {
        if (feature.startsWith(QLatin1String("base:")))
            return feature.mid(5).toLower();
    }
    return {};
}

} // namespace

MapSheet::MapSheet(const MapSource &source)
    : m_source(source)
    , m_board(source.map.boards()[size_t(source.board)])
    , m_style(MapStyle::of(m_board.style, source.look))
    , m_lattice(isFlat(m_board))
{
    if (!m_board.grid)
        return;
    m_area =
        QRectF(0, 0, m_board.grid->width(HexLattice::side), m_board.grid->height(HexLattice::side));
    findPart();
    addHexes();
    addBleed();
    if (source.parts & MapPart::Hexsides)
        addEdges();
    if (source.parts & MapPart::Ways)
        addWays();
}

QRect MapSheet::cells() const
{
    const auto &layout = m_board.grid->layout();
    const QRect all(0, 0, layout.columns, layout.rows);
    return m_source.cells ? *m_source.cells & all : all;
}

void MapSheet::findPart()
{
    m_part = m_area;
    if (!m_source.cells || cells().isEmpty())
        return;
    m_part = {};
    const double side = HexLattice::side;
    for (const QPoint corner : {cells().topLeft(), cells().bottomRight()}) {
        const QPointF centre = m_board.grid->centre(corner.x(), corner.y(), side);
        m_part |= QRectF(centre, QSizeF()).adjusted(-2 * side, -2 * side, 2 * side, 2 * side);
    }
    m_part &= m_area;
}

QRectF MapSheet::page() const
{
    // The reader fills in the bare map where the file says nothing; a print has margins.
    if (m_board.source.contains(u"page") || !m_board.grid)
        return scaled(m_board.page);
    const engine::Json &key = m_board.style[u"key"];
    const bool plain = key.isBool() && !key.toBool();
    double lower = plain ? sideMargin : keyMargin;
    if (!boxes().empty())
        lower = lowerMargin;
    QRectF page = m_area.adjusted(-sideMargin, -sideMargin, sideMargin, lower);
    for (const engine::Space *box : boxes())
        page |= scaled(box->box).adjusted(-boxMargin, -boxMargin, boxMargin, boxMargin);
    return page;
}

std::vector<const engine::Space *> MapSheet::boxes() const
{
    std::vector<const engine::Space *> found;
    for (const engine::Space &space : m_source.map.spaces()) {
        if (space.board == m_source.board && space.kind != engine::Space::Kind::Hex
            && !space.box.isEmpty())
            found.push_back(&space);
    }
    return found;
}

void MapSheet::add(SheetHex hex)
{
    hex.centre = m_lattice.point(hex.at);
    const int index = int(m_hexes.size());
    m_index.insert(hex.at.key(), index);
    if (hex.space)
        m_bySpace.insert(hex.space.value, index);
    m_hexes.push_back(std::move(hex));
}

SheetHex MapSheet::drawnHex(const engine::Space &space, LatticePoint at) const
{
    SheetHex hex;
    hex.at = at;
    hex.number = space.id;
    QString look;
    if (space.terrain >= 0 && size_t(space.terrain) < m_source.terrain.terrains.size()) {
        const auto &terrain = m_source.terrain.terrains[size_t(space.terrain)];
        look = MapLook::lookOf(terrain.id, terrain.values);
        hex.outside = terrain.values[u"outside"].toBool();
    }
    if (!(m_source.parts & MapPart::Terrain))
        look.clear();
    hex.ground = MapLook::ground(look);
    hex.settlement = MapLook::settlement(look);
    const QString base = baseLook(space);
    if (!base.isEmpty() && m_source.parts & MapPart::Terrain)
        hex.ground = MapLook::ground(base);
    const QString size = space.values[u"size"].toString();
    if (!size.isEmpty())
        hex.settlement = MapLook::settlement(size);
    hex.spit = MapLook::isSpit(look) || space.features.contains(QStringLiteral("spit"));
    hex.high =
        m_source.parts & MapPart::Terrain && space.features.contains(QStringLiteral("high_ground"));
    const bool water = hex.ground == MapLook::Ground::Sea || hex.ground == MapLook::Ground::Lake;
    if (hex.settlement == MapLook::Settlement::None && !space.name.isEmpty() && !water)
        hex.settlement = MapLook::Settlement::Dot;
    return hex;
}

void MapSheet::addHexes()
{
    const engine::HexGrid &grid = *m_board.grid;
    QHash<QString, int> spaces;
    for (int i = 0; i < m_source.map.spaceCount(); ++i) {
        const engine::Space &space = m_source.map.spaces()[size_t(i)];
        if (space.board == m_source.board && space.kind == engine::Space::Kind::Hex)
            spaces.insert(space.id, i);
    }
    for (int column = cells().left(); column <= cells().right(); ++column) {
        for (int row = cells().top(); row <= cells().bottom(); ++row) {
            const int found = spaces.value(grid.number(column, row), -1);
            if (found < 0)
                continue;
            SheetHex hex = drawnHex(m_source.map.spaces()[size_t(found)],
                                    m_lattice.nearest(grid.centre(column, row, HexLattice::side)));
            hex.space = engine::SpaceId(found);
            add(std::move(hex));
        }
    }
}

void MapSheet::addBleed()
{
    const auto &layout = m_board.grid->layout();
    const QRect all(0, 0, layout.columns, layout.rows);
    const QRect wide = cells().adjusted(-bleedRings, -bleedRings, bleedRings, bleedRings);
    std::vector<LatticePoint> open;
    for (int column = wide.left(); column <= wide.right(); ++column) {
        for (int row = wide.top(); row <= wide.bottom(); ++row) {
            // What is only not drawn is no rim.
            if (all.contains(column, row) && !cells().contains(column, row))
                continue;
            const LatticePoint at =
                m_lattice.nearest(m_board.grid->centre(column, row, HexLattice::side));
            if (hexAt(at) < 0)
                open.push_back(at);
        }
    }
    // Ring by ring from the inside, so that each copies a hex nearer to the map.
    while (!open.empty()) {
        std::vector<SheetHex> ring;
        for (const LatticePoint at : open) {
            if (std::optional<SheetHex> hex = copyOfNeighbour(at))
                ring.push_back(std::move(*hex));
        }
        if (ring.empty())
            break;
        for (SheetHex &hex : ring)
            add(std::move(hex));
        std::erase_if(open, [this](LatticePoint at) { return hexAt(at) >= 0; });
    }
}

// A spit is a strip in the sea: it does not spread over the hexes around it.
std::optional<SheetHex> MapSheet::copyOfNeighbour(LatticePoint at) const
{
    std::optional<SheetHex> copy;
    for (int side = 0; side < 6; ++side) {
        const int next = hexAt(at + m_lattice.neighbour(side));
        if (next < 0)
            continue;
        const SheetHex &beside = m_hexes[size_t(next)];
        copy = SheetHex{};
        copy->at = at;
        copy->ground = beside.spit ? MapLook::Ground::Sea : beside.ground;
        copy->high = beside.high;
        if (!beside.spit)
            break;
    }
    return copy;
}

void MapSheet::addEdges()
{
    for (const engine::Edge &edge : m_source.map.edges()) {
        const int a = hexOf(edge.a);
        const int b = hexOf(edge.b);
        const int side = a < 0 || b < 0 ? -1 : sideTowards(a, b);
        if (side < 0)
            continue;
        for (const engine::EdgeFeature &feature : edge.features) {
            if (feature.kind < 0 || size_t(feature.kind) >= m_source.terrain.edges.size())
                continue;
            const auto &kind = m_source.terrain.edges[size_t(feature.kind)];
            SheetEdge drawn;
            drawn.a = a;
            drawn.b = b;
            drawn.from = feature.from ? hexOf(feature.from) : -1;
            drawn.start = m_hexes[size_t(a)].at + m_lattice.corner(side);
            drawn.end = m_hexes[size_t(a)].at + m_lattice.corner(side + 1);
            drawn.look = MapLook::edge(MapLook::lookOf(kind.id, kind.values));
            drawn.kind = feature.kind;
            drawn.name = boardText(feature.name);
            m_edges.push_back(std::move(drawn));
        }
    }
    // The order of a file must not show in the picture.
    std::sort(m_edges.begin(), m_edges.end(), [](const SheetEdge &x, const SheetEdge &y) {
        return std::tie(x.start, x.end, x.kind, x.name) < std::tie(y.start, y.end, y.kind, y.name);
    });
}

void MapSheet::addWays()
{
    for (const engine::Way &way : m_source.map.ways()) {
        if (way.kind < 0 || size_t(way.kind) >= m_source.terrain.ways.size())
            continue;
        const auto &kind = m_source.terrain.ways[size_t(way.kind)];
        SheetWay drawn{
            MapLook::way(MapLook::lookOf(kind.id, kind.values)), {}, boardText(way.name)};
        // A way may lead over several boards: only its part on this one is drawn.
        const auto flush = [&] {
            if (drawn.hexes.size() > 1)
                m_ways.push_back(drawn);
            drawn.hexes.clear();
        };
        for (const engine::SpaceId space : way.spaces) {
            const int hex = hexOf(space);
            if (!drawn.hexes.empty() && (hex < 0 || sideTowards(drawn.hexes.back(), hex) < 0))
                flush();
            if (hex >= 0)
                drawn.hexes.push_back(hex);
        }
        flush();
    }
}

QString MapSheet::boardText(const QString &source) const
{
    return m_source.text(QStringLiteral("boards/%1.json").arg(m_board.id), source);
}

QString MapSheet::terrainText(const QString &source) const
{
    return m_source.text(QStringLiteral("tables/terrain.json"), source);
}

int MapSheet::neighbour(int hex, int side) const
{
    return hexAt(m_hexes[size_t(hex)].at + m_lattice.neighbour(side));
}

int MapSheet::sideTowards(int from, int to) const
{
    for (int side = 0; side < 6; ++side) {
        if (m_hexes[size_t(from)].at + m_lattice.neighbour(side) == m_hexes[size_t(to)].at)
            return side;
    }
    return -1;
}

const engine::Space *MapSheet::space(int hex) const
{
    const engine::SpaceId id = m_hexes[size_t(hex)].space;
    return id ? &m_source.map.space(id) : nullptr;
}

const engine::Json &MapSheet::value(int hex, QStringView key) const
{
    static const engine::Json none;
    const engine::Space *found = space(hex);
    return found ? found->values[key] : none;
}

bool MapSheet::hasFeature(int hex, const QString &feature) const
{
    const engine::Space *found = space(hex);
    return found && found->features.contains(feature);
}

bool MapSheet::isSupply(int hex) const
{
    return value(hex, u"supply").isString() || hasFeature(hex, QStringLiteral("supply"));
}

QString MapSheet::supplySide(int hex) const
{
    return value(hex, u"supply").toString(value(hex, u"source").toString());
}

// An entry area of several hexes needs to name its side only once.
QString MapSheet::entrySide(int hex) const
{
    const QString letter = value(hex, u"entry").toString();
    const auto sideOf = [this](int entry) {
        return value(entry, u"entry_side").toString(supplySide(entry));
    };
    QString side = sideOf(hex);
    for (size_t i = 0; side.isEmpty() && i < m_hexes.size(); ++i) {
        if (value(int(i), u"entry").toString() == letter)
            side = sideOf(int(i));
    }
    return side;
}

bool MapSheet::isRim(int hex) const
{
    for (int side = 0; side < 6; ++side) {
        const int next = neighbour(hex, side);
        if (next < 0 || !m_hexes[size_t(next)].space)
            return true;
    }
    return false;
}

bool MapSheet::edgeHas(int a, int b, MapLook::Edge look) const
{
    return std::any_of(m_edges.begin(), m_edges.end(), [&](const SheetEdge &edge) {
        return edge.look == look && ((edge.a == a && edge.b == b) || (edge.a == b && edge.b == a));
    });
}

} // namespace view
