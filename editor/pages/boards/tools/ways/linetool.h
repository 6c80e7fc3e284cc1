// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/boardtool.h"

namespace editor {

/// Paints the hexes between two clicks.
class LineTool : public BoardTool
{
    Q_OBJECT

public:
    using BoardTool::BoardTool;

    QString title() const override { return tr("Line"); }
    QString icon() const override { return QStringLiteral("line"); }
    Qt::Key key() const override { return Qt::Key_L; }
    QString hint() const override;
    QString status(const ToolPoint &point) const override;

    bool isBusy() const override { return m_from >= 0; }
    void end() override;
    void press(const ToolPoint &point) override;
    void move(const ToolPoint &point) override;
    void leave() override;
    bool keyPress(const QKeyEvent &event) override;
    void paint(QPainter &painter, const view::BoardCamera &camera) const override;

private:
    /// The cell itself, or the nearest one along an axis of the grid.
    int target(const ToolPoint &point) const;

    int m_from = -1;
    int m_to = -1;
};

} // namespace editor
