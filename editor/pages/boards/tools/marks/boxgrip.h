// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/tools/boardtool.h"

namespace editor {

constexpr double c_grid = 10; ///< Units, unless Alt is held.
constexpr double c_smallest = 20; ///< No box is smaller.

/// Takes hold of boxes on the canvas: moves the chosen ones, resizes one by its handles.
class BoxGrip
{
    Q_DECLARE_TR_FUNCTIONS(editor::BoxGrip)

public:
    explicit BoxGrip(BoardSession &session)
        : m_session(session)
    {
    }

    /// Whether a box or a handle was taken; a box that was not chosen is chosen then.
    bool press(const ToolPoint &point);
    void move(const ToolPoint &point);
    void release();
    bool isHeld() const { return !m_stroke.isEmpty(); }
    bool hasMoved() const { return m_hasMoved; }
    void paint(QPainter &painter, const view::BoardCamera &camera) const;

private:
    const BoardModel::Box *single() const;
    static QPointF handle(QRectF box, int index);

    BoardSession &m_session;
    std::vector<std::pair<QString, QRectF>> m_boxes; ///< As they were.
    QPointF m_from;
    int m_handle = -1; ///< 0…7 around the box; -1: the box itself.
    bool m_hasMoved = false;
    QString m_stroke;
};

} // namespace editor
