// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/areas/meshtool.h"

namespace editor {

/// Draws areas corner by corner, and moves the corners of those that there are.
class AreaTool : public MeshTool
{
    Q_OBJECT

public:
    using MeshTool::MeshTool;

    QString title() const override { return tr("Area"); }
    QString icon() const override { return QStringLiteral("polygon"); }
    Qt::Key key() const override { return Qt::Key_P; }
    QString hint() const override;
    QString status(const ToolPoint &point) const override;

    bool isBusy() const override { return !m_corners.isEmpty() || m_grip; }
    void end() override;
    void press(const ToolPoint &point) override;
    void move(const ToolPoint &point) override;
    void release(const ToolPoint &point) override;
    void doubleClick(const ToolPoint &point) override;
    void leave() override;
    bool wants(const QKeyEvent &event) const override;
    bool keyPress(const QKeyEvent &event) override;
    void paint(QPainter &painter, const view::BoardCamera &camera) const override;

    /// Of the area that is being drawn.
    const QPolygonF &corners() const { return m_corners; }

private:
    struct Grip
    {
        AreaMesh::Spot from;
        QPointF pressed;
        bool hasMoved = false;
    };

    void addCorner(const ToolPoint &point);
    void finish();
    void giveUp();
    void removeCorner();
    void drag(const ToolPoint &point);
    void drop();
    AreaMesh::Spot spot(const ToolPoint &point) const;

    QPolygonF m_corners;
    AreaMesh::Spot m_hover;
    std::optional<Grip> m_grip;
    AreaMesh m_preview; ///< While something is dragged.
    bool m_isGood = false; ///< What is dragged may stay there.
};

} // namespace editor
