// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/areas/meshtool.h"

namespace editor {

/// Cuts an area in two along a line.
class SplitTool : public MeshTool
{
    Q_OBJECT

public:
    using MeshTool::MeshTool;

    QString title() const override { return tr("Split"); }
    QString icon() const override { return QStringLiteral("split"); }
    Qt::Key key() const override { return Qt::Key_K; }
    QString hint() const override;
    QString status(const ToolPoint &point) const override;

    bool isBusy() const override { return !m_line.isEmpty(); }
    void end() override;
    void press(const ToolPoint &point) override;
    void move(const ToolPoint &point) override;
    void release(const ToolPoint &point) override;
    void doubleClick(const ToolPoint &point) override;
    bool keyPress(const QKeyEvent &event) override;
    void paint(QPainter &painter, const view::BoardCamera &camera) const override;

private:
    void add(const AreaMesh::Spot &spot);
    bool leadsThrough() const;
    void cut();

    QPolygonF m_line;
    AreaMesh::Spot m_hover;
    std::optional<QPointF> m_down;
};

} // namespace editor
