// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/model/boardsession.h"
#include "editor/pages/page.h"

namespace editor {

class BoardCanvas;

/// What the entries of the menu Edit mean for a board: clipboard, deletion, selection.
class BoardEditing
{
    Q_DECLARE_TR_FUNCTIONS(editor::BoardEditing)

public:
    /// Both must outlive it.
    BoardEditing(BoardSession &session, const BoardCanvas &canvas)
        : m_session(session)
        , m_canvas(canvas)
    {
    }

    bool offers(EditCommand command) const;
    /// All but EditCommand::Rename, for which a tool is needed.
    void perform(EditCommand command);

private:
    void copy() const;
    void paste(const engine::Json &json, int cell);
    void duplicate();
    /// Beside what is chosen; -1: there is no room.
    int cellBeside() const;
    void remove();
    QStringList all() const;
    void selectOthers();

    BoardSession &m_session;
    const BoardCanvas &m_canvas;
};

} // namespace editor
