// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/settings/folderbutton.h"

#include "app/view/style/icons.h"

#include <QDesktopServices>
#include <QUrl>

namespace app {

FolderButton::FolderButton(const QString &folder, QWidget *parent)
    : QPushButton(Icons::icon(QStringLiteral("open")), tr("Show the folder"), parent)
{
    connect(this, &QPushButton::clicked, this,
            [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
}

} // namespace app
