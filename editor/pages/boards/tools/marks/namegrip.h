// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/model/boardnames.h"
#include "editor/pages/boards/tools/boardtool.h"

namespace editor {

/// Takes hold of names and labels on the canvas: moves and turns them.
class NameGrip
{
    Q_DECLARE_TR_FUNCTIONS(editor::NameGrip)

public:
    explicit NameGrip(BoardSession &session)
        : m_session(session)
    {
    }

    /// The name at a point; nothing: none is there, or names can't be touched.
    std::optional<BoardName> nameAt(const ToolPoint &point) const;
    /// Whether something was taken; a label is then chosen.
    bool press(const ToolPoint &point);
    void move(const ToolPoint &point);
    /// Warns when it lies over another name now.
    void release();
    bool isHeld() const { return m_held.has_value(); }
    /// The chosen label with its handle, or what is in the hand.
    void paint(QPainter &painter, const view::BoardCamera &camera) const;

private:
    std::optional<BoardName> chosen() const;
    std::vector<BoardName> names() const;

    BoardSession &m_session;
    std::optional<BoardName> m_held;
    QPointF m_from;
    bool m_isTurning = false;
    bool m_hasMoved = false;
    QString m_stroke;
};

} // namespace editor
