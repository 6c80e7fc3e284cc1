// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/boardsession.h"

class QPainter;

namespace view {
class BoardCamera;
}

namespace editor {

struct ToolPoint;

/// Points at the border between two areas, and sets what lies on it.
class BorderHand
{
    Q_DECLARE_TR_FUNCTIONS(editor::BorderHand)

public:
    explicit BorderHand(BoardSession &session)
        : m_session(session)
    {
    }

    /// The area under the pointer first.
    const std::optional<BoardModel::Pair> &pair() const { return m_pair; }
    bool has(const QString &kind) const;
    /// Whether it now points at another border.
    bool move(const ToolPoint &point);
    void leave() { m_pair.reset(); }
    void set(const QString &kind, const QString &name, const QString &stroke);
    void erase(const QString &kind, const QString &stroke);
    void paint(QPainter &painter, const view::BoardCamera &camera, const QColor &color) const;

private:
    bool isLocked();

    BoardSession &m_session;
    std::optional<BoardModel::Pair> m_pair;
};

} // namespace editor
