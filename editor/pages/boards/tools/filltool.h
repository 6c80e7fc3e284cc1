// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/boardtool.h"

namespace editor {

/// Paints all hexes of one kind that hang together.
class FillTool : public BoardTool
{
    Q_OBJECT

public:
    using BoardTool::BoardTool;

    QString title() const override { return tr("Fill"); }
    QString icon() const override { return QStringLiteral("fill"); }
    Qt::Key key() const override { return Qt::Key_F; }
    QString hint() const override;
    QString status(const ToolPoint &point) const override;

    void end() override;
    void press(const ToolPoint &point) override;
    void move(const ToolPoint &point) override;
    void leave() override;
    void paint(QPainter &painter, const view::BoardCamera &camera) const override;

private:
    std::vector<int> region(int cell, Qt::KeyboardModifiers modifiers) const;

    std::vector<int> m_region;
    int m_hover = -1;
    Qt::KeyboardModifiers m_modifiers;
};

} // namespace editor
