// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/edits/neighbouredit.h"
#include "editor/pages/boards/tools/areas/meshtool.h"

namespace editor {

/// Shows who is a neighbour of whom, and corrects it.
class NeighbourTool : public MeshTool
{
    Q_OBJECT

public:
    using MeshTool::MeshTool;

    QString title() const override { return tr("Neighbours"); }
    QString icon() const override { return QStringLiteral("neighbours"); }
    Qt::Key key() const override { return Qt::Key_C; }
    QString hint() const override;
    QString status(const ToolPoint &point) const override;
    Qt::CursorShape cursor() const override { return Qt::PointingHandCursor; }

    bool isBusy() const override { return !m_first.isEmpty(); }
    void end() override;
    void press(const ToolPoint &point) override;
    void move(const ToolPoint &point) override;
    void leave() override;
    bool keyPress(const QKeyEvent &event) override;
    void paint(QPainter &painter, const view::BoardCamera &camera) const override;

    /// Those with a common border.
    const NeighbourEdit::Pairs &touching() const;

private:
    void toggle(const QString &a, const QString &b);

    QString m_first;
    QString m_hover;
    mutable BoardModel::Pointer m_known;
    mutable NeighbourEdit::Pairs m_touching;
    mutable double m_tolerance = -1;
};

} // namespace editor
