// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/brokenstrip.h"

#include <QPushButton>

namespace app {

BrokenStrip::BrokenStrip(const LibraryModule &entry, LibraryWishes &wishes, QWidget *parent)
    : MessageStrip(Kind::Warning,
                   tr("<b>%1</b> can't be opened: %2")
                       .arg(entry.title().toHtmlEscaped(), entry.reason().toHtmlEscaped()),
                   parent)
{
    setObjectName(QStringLiteral("brokenModule"));
    setDetails(entry.path + u'\n' + LibraryModule::details(entry.issues));
    connect(addButton(tr("Try again")), &QPushButton::clicked, &wishes,
            &LibraryWishes::refreshRequested);
    if (entry.isDesign)
        connect(addButton(tr("Edit")), &QPushButton::clicked, &wishes,
                [&wishes, path = entry.path] { emit wishes.editRequested(path); });
    if (entry.isOwn)
        connect(addButton(tr("Remove…")), &QPushButton::clicked, &wishes,
                [&wishes, path = entry.path] { emit wishes.removeRequested(path); });
}

} // namespace app
