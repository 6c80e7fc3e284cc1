// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/boardtool.h"

namespace editor {

/// A tool that works on the outlines of areas, which it shows.
class MeshTool : public BoardTool
{
    Q_OBJECT

public:
    using BoardTool::BoardTool;

    bool fits(const BoardModel &model) const override;
    QString needs() const override { return tr("Only for maps of areas."); }
    void paint(QPainter &painter, const view::BoardCamera &camera) const override;

protected:
    /// As the document has them now.
    const AreaMesh &mesh() const;
    /// Alt places freely.
    AreaMesh::Spot spotAt(const ToolPoint &point) const;
    static void paintSpot(QPainter &painter, const view::BoardCamera &camera,
                          const AreaMesh::Spot &spot);
    /// A line from corner to corner, and on to where the pointer is.
    static void paintCourse(QPainter &painter, const view::BoardCamera &camera,
                            const QPolygonF &course, QPointF next);

private:
    mutable BoardModel::Pointer m_known;
    mutable AreaMesh m_mesh;
};

} // namespace editor
