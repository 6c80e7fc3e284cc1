// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/canvas/areapainter.h"

#include "app/view/area/areaways.h"
#include <QPainter>

namespace editor {

namespace {

constexpr double c_border = 3;
constexpr double c_name = 18;
constexpr double c_tolerance = 2;

} // namespace

void AreaPainter::paintSea(QPainter &painter, const QList<QPolygonF> &outlines) const
{
    const QColor sea = m_flat.color("sea5");
    painter.setPen(QPen(sea, 2 * c_border));
    painter.setBrush(sea);
    for (const QPolygonF &outline : outlines)
        painter.drawPolygon(outline);
}

void AreaPainter::paint(QPainter &painter, const QStringList &areas) const
{
    const bool isTinted = m_layers.isShown(BoardLayers::Terrain);
    const QColor border = m_flat.color("ink2");
    for (const QString &id : areas) {
        const BoardArea *area = m_model.areas().find(id);
        if (!area)
            continue;
        painter.setPen(QPen(border, c_border, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(m_flat.groundColor(isTinted ? m_model.terrain(id) : QString()));
        painter.drawPath(m_model.areas().shape(id));
    }
    if (m_layers.isShown(BoardLayers::Hexsides))
        paintRivers(painter, {areas.begin(), areas.end()});
    if (m_layers.isShown(BoardLayers::Ways))
        paintWays(painter, {areas.begin(), areas.end()});
    for (const QString &id : areas) {
        const BoardArea *area = m_model.areas().find(id);
        if (area && m_layers.isShown(BoardLayers::Names))
            paintName(painter, *area);
    }
}

void AreaPainter::paintRivers(QPainter &painter, const QSet<QString> &areas) const
{
    for (const BoardModel::Edges &edges : m_model.edges()) {
        painter.setPen(m_flat.edgePen(edges.type, 1.3));
        for (const BoardModel::Pair &pair : edges.between) {
            if (!areas.contains(pair.first) && !areas.contains(pair.second))
                continue;
            for (const QPolygonF &line :
                 m_model.areas().borders(pair.first, pair.second, c_tolerance))
                painter.drawPolyline(line);
        }
    }
}

void AreaPainter::paintWays(QPainter &painter, const QSet<QString> &areas) const
{
    painter.setBrush(Qt::NoBrush);
    for (const BoardModel::Way &way : m_model.ways()) {
        std::vector<view::AreaWays::Stop> stops;
        for (const QString &space : way.spaces) {
            if (const BoardArea *area = m_model.areas().find(space))
                stops.push_back({area->label, area->outline});
        }
        if (std::none_of(way.spaces.begin(), way.spaces.end(),
                         [&](const QString &space) { return areas.contains(space); }))
            continue;
        const view::Polyline course = view::AreaWays::course(stops);
        painter.setPen(m_flat.wayPen(way.type, 1.6));
        painter.drawPolyline(QPolygonF(QList<QPointF>(course.begin(), course.end())));
    }
}

void AreaPainter::paintName(QPainter &painter, const BoardArea &area) const
{
    const QString name = m_model.spaceName(area.id);
    QFont font = painter.font();
    font.setPixelSize(int(c_name));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(m_flat.color("name"));
    painter.drawText(QRectF(area.label, QSizeF()).adjusted(-300, -60, 300, -10),
                     Qt::AlignHCenter | Qt::AlignBottom, name.isEmpty() ? area.id : name);
}

} // namespace editor
