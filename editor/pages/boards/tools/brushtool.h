// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/boardtool.h"

namespace editor {

/// Paints hexes with the chosen terrain, with the right button as they are when nothing is said.
class BrushTool : public BoardTool
{
    Q_OBJECT

public:
    using BoardTool::BoardTool;

    QString title() const override { return tr("Brush"); }
    QString icon() const override { return QStringLiteral("brush"); }
    Qt::Key key() const override { return Qt::Key_B; }
    QString hint() const override;
    QString status(const ToolPoint &point) const override;
    bool fits(const BoardModel &model) const override { return isMap(model); }
    QString needs() const override { return tr("Only for maps of hexes or areas."); }
    QWidget *makeOptions() override;

    void end() override;
    void press(const ToolPoint &point) override;
    void move(const ToolPoint &point) override;
    void release(const ToolPoint &point) override;
    void leave() override;
    bool keyPress(const QKeyEvent &event) override;
    void paint(QPainter &painter, const view::BoardCamera &camera) const override;

    /// In hexes across the radius: 1, 2, 3.
    int size() const { return m_size; }
    void setSize(int size);

private:
    void paintTo(int cell);
    void paintSpaces(const QStringList &painted);
    std::vector<int> covered(int cell) const;

    int m_size = 1;
    int m_hover = -1;
    QString m_area; ///< Under the pointer.
    int m_last = -1; ///< Of the stroke.
    QString m_terrain; ///< Of the stroke.
    QString m_stroke; ///< Empty: no button is held.
};

} // namespace editor
