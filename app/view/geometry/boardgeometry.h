// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"

#include <QHash>
#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>

#include <optional>
#include <vector>

namespace engine {
class HexGrid;
struct Board;
struct Module;
struct Space;
} // namespace engine

namespace view {

/// Where the spaces of one board lie on its page, and which of them is under a point.
class BoardGeometry
{
public:
    /// A board without spaces.
    BoardGeometry() = default;
    BoardGeometry(const engine::Module &module, int board);

    /// All spaces of the board, in the order of their ids.
    const std::vector<engine::SpaceId> &spaces() const { return m_spaces; }
    bool contains(engine::SpaceId space) const { return m_places.contains(space.value); }
    bool isHex(engine::SpaceId space) const;
    bool isBox(engine::SpaceId space) const;
    /// The middle of the space, where its pieces lie.
    QPointF centre(engine::SpaceId space) const;
    QRectF bounds(engine::SpaceId space) const;
    QPainterPath shape(engine::SpaceId space) const;

    /// None outside all spaces.
    engine::SpaceId spaceAt(QPointF point) const;
    /// The nearest space that lies from \a space in this direction; none at the end.
    engine::SpaceId neighbour(engine::SpaceId space, QPointF direction) const;
    /// One line around all of them; the sides between two of them are left out.
    QPainterPath outline(const std::vector<engine::SpaceId> &spaces) const;

    double hexSide() const { return m_hexSide; }
    /// A hex around 0,0.
    const QPolygonF &hexagon() const { return m_hexagon; }
    /// The side of a piece's square.
    double counterSize() const { return m_hexSide * counterShare; }

private:
    enum class Kind : uint8_t { Hex, Area, Box };
    struct Place
    {
        Kind kind = Kind::Hex;
        QPointF centre;
        QRectF bounds;
        QPainterPath shape; // empty for hexes: they all have the same one
    };
    static constexpr double counterShare = 64.0 / 48.0;

    void addHexes(const engine::Module &module, const engine::Board &board, int index);
    void addOthers(const engine::Module &module, const engine::Board &board, int index);
    void add(engine::SpaceId id, Place place);
    engine::SpaceId hexAt(QPointF point) const;

    std::vector<engine::SpaceId> m_spaces;
    QHash<int, Place> m_places;
    std::vector<engine::SpaceId> m_cells; // by column, then row
    std::vector<engine::SpaceId> m_boxes; // the smallest ones first
    std::vector<engine::SpaceId> m_areas; // likewise
    const engine::Board *m_board = nullptr; // of a hex board
    double m_hexSide = 48;
    QPolygonF m_hexagon;
};

} // namespace view
