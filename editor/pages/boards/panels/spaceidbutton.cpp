// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/spaceidbutton.h"

#include "editor/pages/boards/edits/spacerename.h"

namespace editor {

SpaceIdButton::SpaceIdButton(BoardSession &session, QWidget *parent)
    : QPushButton(tr("Change the id…"), parent)
    , m_session(session)
{
    setToolTip(tr("Gives it another id everywhere in the module."));
    connect(this, &QPushButton::clicked, this, &SpaceIdButton::ask);
}

// The dialog may outlive the button, which goes when something else is chosen.
void SpaceIdButton::ask()
{
    BoardSession &session = m_session;
    const QString id = session.selection().spaces.value(0);
    const SpaceRename rename(session.model(), id);
    auto *dialog = new RenameDialog(
        tr("Change the id of a space"), id, rename.references(session.document()),
        [&session, id](const QString &name) {
            return SpaceRename(session.model(), id).objection(session.draft(), name);
        },
        parentWidget());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &session, [&session, dialog, id] {
        Draft draft = session.draft();
        if (!SpaceRename(session.model(), id).apply(draft, dialog->name(), dialog->chosen()))
            return;
        session.commit(draft, tr("Change the id %1").arg(id));
        session.selectSpaces({dialog->name()});
    });
    dialog->open();
}

} // namespace editor
