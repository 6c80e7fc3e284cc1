// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/model/areas/bordernet.h"
#include "editor/pages/boards/model/boardsession.h"

class QPainter;

namespace view {
class BoardCamera;
}

namespace editor {

struct ToolPoint;

/// Points at the border between two areas, and sets what lies on it; on a course, also on all
/// borders from the last one to this.
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
    bool isOnCourse() const { return !m_steps.empty(); }
    /// What is set from now on can be taken back apart from what was before.
    void beginStep() { m_isNewStep = true; }
    /// The next one does not go on from the last.
    void rest() { m_steps.clear(); }
    void takeBack(const QString &kind, const QString &stroke);
    void set(const QString &kind, const QString &name, const QString &stroke);
    void erase(const QString &kind, const QString &stroke);
    void paint(QPainter &painter, const view::BoardCamera &camera, const QColor &color) const;

private:
    struct Step
    {
        QPointF at; ///< Where the course has come to.
        std::vector<BoardModel::Pair> added;
    };

    bool isLocked();
    bool isDirected(const QString &kind) const;
    bool has(const QString &kind, const BoardModel::Pair &pair) const;
    BorderNet::Way course() const;
    void remove(const QString &kind, const std::vector<BoardModel::Pair> &pairs,
                const QString &stroke);
    static void paintLine(QPainter &painter, const view::BoardCamera &camera, QPolygonF line,
                          const QColor &color);

    BoardSession &m_session;
    std::optional<BoardModel::Pair> m_pair;
    QPointF m_at; ///< Of the pointer.
    std::vector<Step> m_steps; ///< Of the course; none: the next one stands alone.
    bool m_isNewStep = true;
    mutable BoardModel::Pointer m_known; ///< Of which this is the net.
    mutable BorderNet m_net;
};

} // namespace editor
