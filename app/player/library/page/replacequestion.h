// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/library/installation.h"

#include <QMessageBox>

namespace app {

/// Asks whether a game may take the place of another version of it.
class ReplaceQuestion : public QMessageBox
{
    Q_OBJECT

public:
    /// \a title as the player reads it; \a unfinished games go on with what is replaced.
    ReplaceQuestion(const Installation &installation, const QString &title, int unfinished,
                    QWidget *parent = nullptr);

    /// True when it may be replaced.
    bool ask();

private:
    static QString remark(const Installation &installation);

    QPushButton *m_replace;
};

} // namespace app
