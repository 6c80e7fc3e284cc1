// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace app {

/// Shows a folder in the system's own program for files.
class FolderButton : public QPushButton
{
    Q_OBJECT

public:
    explicit FolderButton(const QString &folder, QWidget *parent = nullptr);
};

} // namespace app
