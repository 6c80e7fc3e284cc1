// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/geometry/boardcamera.h"
#include "app/view/style/tokens.h"
#include "editor/pages/boards/model/boardsession.h"

namespace editor {

/// The spaces of a board that something is wrong with, and the signs that say so.
class SpaceProblems
{
public:
    void find(const BoardSession &session);
    QStringList spaces() const { return m_worst.keys(); }
    void paint(QPainter &painter, const view::BoardCamera &camera, const BoardModel &model,
               const view::Tokens &tokens) const;

private:
    QHash<QString, engine::Issue::Severity> m_worst; ///< By space.
};

} // namespace editor
