// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mappalette.h"
#include "editor/pages/boards/model/boardlayers.h"
#include "editor/pages/boards/model/boardmodel.h"
#include "engine/board/terraintable.h"

#include <QColor>
#include <QPen>
#include <QSet>

class QPainter;

namespace editor {

/// Draws hexes in plain colours with simple lines: at once, until the printed map is there.
class FlatPainter
{
public:
    FlatPainter(const BoardModel &model, const engine::TerrainTable &terrain, view::MapTheme theme,
                const BoardLayers &layers);

    /// In units of the page.
    void paint(QPainter &painter, const std::vector<int> &cells) const;
    void paintBoxes(QPainter &painter) const;
    void paintGround(QPainter &painter, const std::vector<int> &cells) const;
    /// Features and values of hexes, in small letters.
    void paintMarks(QPainter &painter, const std::vector<int> &cells) const;
    QColor groundColor(const QString &terrain) const;
    QColor pageColor() const { return color("page"); }
    /// By the name that the palette of maps knows.
    QColor color(const char *token) const;
    /// For what lies between two spaces; \a unit is the scale of the map.
    QPen edgePen(const QString &type, double unit) const;
    QPen wayPen(const QString &type, double unit) const;

private:
    void paintHexsides(QPainter &painter, const QSet<int> &cells) const;
    void paintWays(QPainter &painter, const QSet<int> &cells) const;
    void paintNames(QPainter &painter, const std::vector<int> &cells) const;

    const BoardModel &m_model;
    const engine::TerrainTable &m_terrain;
    const BoardLayers &m_layers;
    view::MapPalette m_palette;
};

} // namespace editor
