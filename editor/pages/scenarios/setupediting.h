// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"
#include "editor/pages/scenarios/setupcommands.h"

namespace editor {

class ScenarioList;
class SetupGestures;
class SetupSelection;

/// What the entries of the menu Edit mean for a set-up, and for the list of scenarios while the
/// keys go there.
class SetupEditing
{
public:
    /// All of them must outlive it.
    SetupEditing(const QWidget &page, ScenarioList &list, const SetupPosition &position,
                 SetupCommands &commands, SetupSelection &selection, const SetupGestures &gestures);

    bool offers(EditCommand command) const;
    void perform(EditCommand command);

private:
    bool isInList() const;
    void remove();
    void chooseOthers();

    const QWidget &m_page;
    ScenarioList &m_list;
    const SetupPosition &m_position;
    SetupCommands &m_commands;
    SetupSelection &m_selection;
    const SetupGestures &m_gestures;
};

} // namespace editor
