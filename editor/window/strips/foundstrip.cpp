// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/strips/foundstrip.h"

#include <QPushButton>

namespace editor {

FoundStrip::FoundStrip(Recovery &recovery, QWidget *parent)
    : NoticeStrip(parent)
    , m_recovery(recovery)
{
    connect(&recovery, &Recovery::settled, this, &QWidget::hide);
}

void FoundStrip::offer()
{
    const QStringList files = m_recovery.found();
    if (files.isEmpty())
        return;
    tell(Tone::Warning,
         tr("The program ended before %n file(s) were saved: %1. The changes are kept.", nullptr,
            int(files.size()))
             .arg(files.join(QStringLiteral(", "))));
    connect(addButton(tr("Restore")), &QPushButton::clicked, this,
            [this] { m_recovery.restore(); });
    connect(addButton(tr("Throw them away")), &QPushButton::clicked, this,
            [this] { m_recovery.discard(); });
}

} // namespace editor
