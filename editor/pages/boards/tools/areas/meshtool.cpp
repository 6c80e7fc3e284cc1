// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/areas/meshtool.h"

#include <QPainter>

namespace editor {

namespace {

constexpr double c_meshReach = 9; // px

} // namespace

bool MeshTool::fits(const BoardModel &model) const
{
    return model.isReadable() && model.kind() == engine::Board::Kind::Area;
}

const AreaMesh &MeshTool::mesh() const
{
    if (m_known != session().sharedModel()) {
        m_known = session().sharedModel();
        m_mesh = model().areas().mesh();
    }
    return m_mesh;
}

AreaMesh::Spot MeshTool::spotAt(const ToolPoint &point) const
{
    return mesh().snapped(point.page,
                          point.modifiers & Qt::AltModifier ? 0 : c_meshReach * point.pixel);
}

void MeshTool::paint(QPainter &painter, const view::BoardCamera &camera) const
{
    painter.setBrush(Qt::NoBrush);
    for (const QColor &color : {QColor(255, 255, 255, 150), ghostColor()}) {
        painter.setPen(QPen(color, color.alpha() < 255 ? 2.6 : 1));
        for (const QPolygonF &outline : mesh().outlines())
            painter.drawPolygon(seen(camera, outline));
    }
}

void MeshTool::paintSpot(QPainter &painter, const view::BoardCamera &camera,
                         const AreaMesh::Spot &spot)
{
    if (spot.kind == AreaMesh::Spot::Kind::Corner) {
        paintHandle(painter, camera.toView(spot.at));
    } else if (spot.kind == AreaMesh::Spot::Kind::Border) {
        painter.setPen(QPen(ghostColor(), 1.8));
        painter.setBrush(Qt::white);
        painter.drawEllipse(camera.toView(spot.at), 4, 4);
    }
}

void MeshTool::paintCourse(QPainter &painter, const view::BoardCamera &camera,
                           const QPolygonF &course, QPointF next)
{
    if (course.isEmpty())
        return;
    const QPolygonF line = seen(camera, course);
    painter.setBrush(Qt::NoBrush);
    for (const auto &[color, width] : {std::pair(QColor(Qt::white), 4.0), {ghostColor(), 2.4}}) {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(line);
    }
    paintGuide(painter, line.last(), camera.toView(next));
    for (const QPointF corner : line)
        paintHandle(painter, corner);
}

} // namespace editor
