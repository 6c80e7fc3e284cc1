// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/marks/boxgrip.h"
#include "editor/pages/boards/tools/marks/namegrip.h"

namespace editor {

/// Chooses hexes, boxes and names; moves what can be moved.
class SelectTool : public BoardTool
{
    Q_OBJECT

public:
    explicit SelectTool(BoardSession &session);

    QString title() const override { return tr("Select"); }
    QString icon() const override { return QStringLiteral("pointer"); }
    Qt::Key key() const override { return Qt::Key_V; }
    QString hint() const override;
    QString status(const ToolPoint &point) const override;
    bool fits(const BoardModel &) const override { return true; }
    Qt::CursorShape cursor() const override { return Qt::ArrowCursor; }

    void end() override;
    void press(const ToolPoint &point) override;
    void move(const ToolPoint &point) override;
    void release(const ToolPoint &point) override;
    void doubleClick(const ToolPoint &point) override;
    bool keyPress(const QKeyEvent &event) override;
    void paint(QPainter &painter, const view::BoardCamera &camera) const override;
    /// Writes the name of what is chosen.
    void rename();

private:
    void click(const ToolPoint &point);
    void frame(const ToolPoint &point);
    void moveBy(QPoint steps, int count);
    void moveOverHexes(QPointF by);

    NameGrip m_names;
    BoxGrip m_boxes;
    std::optional<ToolPoint> m_down;
    QPointF m_last;
    bool m_isFrame = false;
    QString m_stroke; ///< Of arrow keys, one after the other.
};

} // namespace editor
