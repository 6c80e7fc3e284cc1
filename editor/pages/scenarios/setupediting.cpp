// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/setupediting.h"

#include "editor/pages/clipboard.h"
#include "editor/pages/scenarios/scenariolist.h"
#include "editor/pages/scenarios/setupgestures.h"
#include "editor/pages/scenarios/setupselection.h"

namespace editor {

namespace {

const QString c_clip = QStringLiteral("setup");

} // namespace

SetupEditing::SetupEditing(const QWidget &page, ScenarioList &list, const SetupPosition &position,
                           SetupCommands &commands, SetupSelection &selection,
                           const SetupGestures &gestures)
    : m_page(page)
    , m_list(list)
    , m_position(position)
    , m_commands(commands)
    , m_selection(selection)
    , m_gestures(gestures)
{
}

bool SetupEditing::isInList() const
{
    return m_list.isAncestorOf(m_page.focusWidget());
}

bool SetupEditing::offers(EditCommand command) const
{
    const bool hasScenario = !m_list.current().isEmpty();
    const bool hasPieces = !m_selection.pieces().isEmpty();
    switch (command) {
    case EditCommand::Cut:
    case EditCommand::Copy:
        return hasPieces;
    case EditCommand::Delete:
        return hasPieces || (isInList() && hasScenario);
    case EditCommand::Paste:
        return clipboard::holds(c_clip) && m_position.isReadable();
    case EditCommand::Duplicate:
    case EditCommand::Rename:
        return hasScenario;
    case EditCommand::SelectAll:
    case EditCommand::Invert:
    case EditCommand::SelectNone:
        return m_position.isReadable();
    }
    return false;
}

void SetupEditing::perform(EditCommand command)
{
    const engine::SpaceId space = m_selection.space();
    switch (command) {
    case EditCommand::Cut:
    case EditCommand::Copy:
        clipboard::copy(c_clip, m_commands.copied(m_selection.pieces()));
        if (command == EditCommand::Cut)
            m_commands.takeOff(m_selection.pieces());
        break;
    case EditCommand::Paste:
        if (const auto entries = clipboard::paste(c_clip))
            m_selection.select(m_commands.paste(*entries, space), space);
        break;
    case EditCommand::Delete:
        remove();
        break;
    case EditCommand::Duplicate:
        m_list.duplicate();
        break;
    case EditCommand::Rename:
        m_list.rename();
        break;
    case EditCommand::SelectAll:
        m_selection.select(m_gestures.onBoard(), space);
        break;
    case EditCommand::Invert:
        chooseOthers();
        break;
    case EditCommand::SelectNone:
        m_selection.arm({});
        m_selection.select({}, {});
        break;
    }
}

void SetupEditing::remove()
{
    if (isInList())
        m_list.remove();
    else
        m_commands.takeOff(m_selection.pieces());
}

void SetupEditing::chooseOthers()
{
    QStringList others = m_gestures.onBoard();
    others.removeIf([this](const QString &piece) { return m_selection.pieces().contains(piece); });
    m_selection.select(others, m_selection.space());
}

} // namespace editor
