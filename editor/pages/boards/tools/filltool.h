// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/boardtool.h"

namespace editor {

/// Paints all hexes or areas of one kind that hang together.
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
    bool fits(const BoardModel &model) const override { return isMap(model); }
    QString needs() const override { return tr("Only for maps of hexes or areas."); }

    void end() override;
    void press(const ToolPoint &point) override;
    void move(const ToolPoint &point) override;
    void leave() override;
    void paint(QPainter &painter, const view::BoardCamera &camera) const override;

private:
    std::vector<int> region(int cell, Qt::KeyboardModifiers modifiers) const;
    QStringList areaRegion(const QString &area, Qt::KeyboardModifiers modifiers) const;
    void moveOnAreas(const ToolPoint &point);

    std::vector<int> m_region;
    QStringList m_areas; ///< The same on a map of areas.
    int m_hover = -1;
    Qt::KeyboardModifiers m_modifiers;
};

} // namespace editor
