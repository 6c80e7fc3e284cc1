// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"
#include "editor/pages/rules/code/codeedits.h"
#include "editor/pages/rules/sequence/sequencepanel.h"
#include "editor/pages/rules/statepanel.h"

namespace editor {

/// What the Edit menu does with that part of the rules page that is used at the moment.
class RulesEditing
{
public:
    /// \a edit is the file that is shown; nullptr: none.
    RulesEditing(SequencePanel &sequence, StatePanel &state, CodeEdit *edit, CodeEdits &edits)
        : m_sequence(sequence)
        , m_state(state)
        , m_edit(edit)
        , m_edits(edits)
    {
    }

    bool offers(EditCommand command) const;
    void perform(EditCommand command) const;

private:
    SequencePanel &m_sequence;
    StatePanel &m_state;
    CodeEdit *m_edit;
    CodeEdits &m_edits;
};

} // namespace editor
