// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/strips/notkeptstrip.h"

#include <QPushButton>

namespace editor {

NotKeptStrip::NotKeptStrip(Recovery &recovery, QWidget *parent)
    : NoticeStrip(parent)
    , m_recovery(recovery)
{
    connect(&recovery, &Recovery::problemChanged, this, &NotKeptStrip::warn);
}

void NotKeptStrip::warn()
{
    const QString problem = m_recovery.problem();
    setVisible(!problem.isEmpty());
    if (problem.isEmpty())
        return;
    tell(
        Tone::Warning,
        tr("You can go on, but what is not saved would be lost with the program: %1").arg(problem));
    connect(addButton(tr("Save as…")), &QPushButton::clicked, this, &NotKeptStrip::saveAsRequested);
    addButton(tr("Close"));
}

} // namespace editor
