// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/editactions.h"

#include <QAction>

namespace editor {

EditActions::EditActions(QWidget *window)
    : QObject(window)
{
    const QList<std::pair<EditCommand, QKeySequence>> commands{
        {EditCommand::Cut, QKeySequence::Cut},
        {EditCommand::Copy, QKeySequence::Copy},
        {EditCommand::Paste, QKeySequence::Paste},
        {EditCommand::Duplicate, Qt::CTRL | Qt::Key_D},
        {EditCommand::Delete, QKeySequence::Delete},
        {EditCommand::SelectAll, QKeySequence::SelectAll},
        {EditCommand::Invert, Qt::CTRL | Qt::Key_I},
        {EditCommand::SelectNone, Qt::Key_Escape},
        {EditCommand::Rename, Qt::Key_F2}};
    for (const auto &[command, key] : commands) {
        auto *action = new QAction(window);
        action->setShortcut(key);
        window->addAction(action);
        connect(action, &QAction::triggered, this, [this, command = command] {
            if (m_page && m_page->offers(command))
                m_page->perform(command);
        });
        m_actions.insert(command, action);
    }
}

void EditActions::setPage(Page *page)
{
    m_page = page;
    update();
}

void EditActions::update()
{
    for (auto it = m_actions.cbegin(); it != m_actions.cend(); ++it)
        it.value()->setEnabled(m_page && m_page->offers(it.key()));
}

QString EditActions::name(EditCommand command)
{
    switch (command) {
    case EditCommand::Cut:
        return tr("Cut");
    case EditCommand::Copy:
        return tr("Copy");
    case EditCommand::Paste:
        return tr("Paste");
    case EditCommand::Duplicate:
        return tr("Duplicate");
    case EditCommand::Delete:
        return tr("Delete");
    case EditCommand::SelectAll:
        return tr("Select all");
    case EditCommand::Invert:
        return tr("Invert the selection");
    case EditCommand::SelectNone:
        return tr("Select nothing");
    case EditCommand::Rename:
        return tr("Rename");
    }
    return {};
}

void EditActions::retranslate()
{
    for (auto it = m_actions.cbegin(); it != m_actions.cend(); ++it)
        it.value()->setText(name(it.key()));
}

} // namespace editor
