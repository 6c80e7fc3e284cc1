// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/rulesediting.h"

#include <QTreeWidget>

namespace editor {

bool RulesEditing::offers(EditCommand command) const
{
    const bool isPhase = m_sequence.tree()->hasFocus() && !m_sequence.current().empty();
    const bool isState = m_state.table()->hasFocus() && m_state.hasEntry();
    if (isPhase || isState)
        return command == EditCommand::Delete || command == EditCommand::Rename
            || (command == EditCommand::Duplicate && isPhase);
    if (!m_edit || !m_edit->hasFocus())
        return false;
    const bool hasChoice = m_edit->textCursor().hasSelection();
    switch (command) {
    case EditCommand::Cut:
    case EditCommand::Copy:
    case EditCommand::Delete:
        return hasChoice;
    case EditCommand::Paste:
        return m_edit->canPaste();
    case EditCommand::Duplicate:
    case EditCommand::SelectAll:
    case EditCommand::Rename:
        return true;
    default:
        return false;
    }
}

void RulesEditing::perform(EditCommand command) const
{
    const bool isPhase = m_sequence.tree()->hasFocus();
    const bool isState = m_state.table()->hasFocus();
    if (command == EditCommand::Delete && isPhase)
        m_sequence.removePhase();
    else if (command == EditCommand::Delete && isState)
        m_state.removeEntry();
    else if (command == EditCommand::Rename && isPhase)
        m_sequence.renamePhase();
    else if (command == EditCommand::Rename && isState)
        m_state.renameEntry();
    else if (command == EditCommand::Duplicate && isPhase)
        m_sequence.duplicatePhase();
    else if (!m_edit)
        return;
    else if (command == EditCommand::Cut)
        m_edit->cut();
    else if (command == EditCommand::Copy)
        m_edit->copy();
    else if (command == EditCommand::Paste)
        m_edit->paste();
    else if (command == EditCommand::Delete)
        m_edit->textCursor().removeSelectedText();
    else if (command == EditCommand::Duplicate)
        m_edit->duplicateLine();
    else if (command == EditCommand::SelectAll)
        m_edit->selectAll();
    else if (command == EditCommand::Rename)
        m_edits.askRename();
}

} // namespace editor
