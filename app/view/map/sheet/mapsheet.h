// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/hexlattice.h"
#include "app/view/map/sheet/maplook.h"
#include "app/view/map/sheet/mapsource.h"

#include <QHash>
#include <QRectF>

#include <algorithm>
#include <optional>

namespace view {

/// A hex as it is drawn. One without a space lies outside the map and copies its neighbour.
struct SheetHex
{
    LatticePoint at;
    QPointF centre;
    engine::SpaceId space;
    MapLook::Ground ground = MapLook::Ground::Clear;
    MapLook::Settlement settlement = MapLook::Settlement::None;
    bool spit = false;
    bool outside = false; ///< Out of play.
    bool high = false; ///< Hills below whatever the ground is.
    QString number;
};

/// One thing on one hexside, with the corners between which it lies.
struct SheetEdge
{
    int a = -1; ///< Hexes.
    int b = -1;
    int from = -1; ///< The hex from which it counts; -1: from both.
    LatticePoint start;
    LatticePoint end;
    MapLook::Edge look = MapLook::Edge::None;
    int kind = -1;
    QString name;
};

struct SheetWay
{
    MapLook::Way look = MapLook::Way::None;
    std::vector<int> hexes;
    QString name;
};

/// A hex board translated from what the rules know to what is drawn, on hexes of 48 px.
class MapSheet
{
public:
    explicit MapSheet(const MapSource &source);

    const MapSource &source() const { return m_source; }
    const engine::Board &board() const { return m_board; }
    /// The board's, as it is in the look that is drawn.
    const engine::Json &style() const { return m_style; }
    const HexLattice &lattice() const { return m_lattice; }
    const std::vector<SheetHex> &hexes() const { return m_hexes; }
    const SheetHex &hex(int index) const { return m_hexes[size_t(index)]; }
    const std::vector<SheetEdge> &edges() const { return m_edges; }
    const std::vector<SheetWay> &ways() const { return m_ways; }
    /// The map without margins; its upper left corner is 0,0.
    QRectF area() const { return m_area; }
    /// What of the area is drawn.
    QRectF part() const { return m_part; }
    /// The whole sheet with its margins.
    QRectF page() const;
    /// Sheet px per page unit of the board.
    double scale() const { return m_board.hexSide > 0 ? HexLattice::side / m_board.hexSide : 1; }
    QRectF scaled(QRectF rect) const { return {rect.topLeft() * scale(), rect.size() * scale()}; }
    /// Seen from afar as well as from near: half a continent.
    bool isVast() const { return m_area.width() >= 5000; }
    /// How much larger the title and the compass are than on a sheet of the usual size.
    double plateScale() const { return isVast() ? std::min(m_area.width() / 2800, 2.2) : 1; }
    /// Boxes, cups and decks that are printed on this sheet.
    std::vector<const engine::Space *> boxes() const;

    int hexAt(LatticePoint at) const { return m_index.value(at.key(), -1); }
    int hexOf(engine::SpaceId space) const { return m_bySpace.value(space.value, -1); }
    QString boardText(const QString &source) const;
    QString terrainText(const QString &source) const;
    int neighbour(int hex, int side) const;
    /// Side of hex \a from that faces \a to; -1 when they don't touch.
    int sideTowards(int from, int to) const;
    const engine::Space *space(int hex) const;
    const engine::Json &value(int hex, QStringView key) const;
    bool hasFeature(int hex, const QString &feature) const;
    bool isSupply(int hex) const;
    /// The side whose supply source or entry a hex is; empty: none or anybody's.
    QString supplySide(int hex) const;
    QString entrySide(int hex) const;
    bool isRim(int hex) const;
    bool isWater(int hex) const { return m_hexes[size_t(hex)].ground == MapLook::Ground::Sea; }
    bool edgeHas(int a, int b, MapLook::Edge look) const;

private:
    QRect cells() const;
    void findPart();
    void addHexes();
    void addBleed();
    std::optional<SheetHex> copyOfNeighbour(LatticePoint at) const;
    void addEdges();
    void addWays();
    SheetHex drawnHex(const engine::Space &space, LatticePoint at) const;
    void add(SheetHex hex);

    const MapSource &m_source;
    const engine::Board &m_board;
    engine::Json m_style;
    HexLattice m_lattice;
    QRectF m_area;
    QRectF m_part;
    std::vector<SheetHex> m_hexes;
    std::vector<SheetEdge> m_edges;
    std::vector<SheetWay> m_ways;
    QHash<quint64, int> m_index;
    QHash<int, int> m_bySpace;
};

} // namespace view
