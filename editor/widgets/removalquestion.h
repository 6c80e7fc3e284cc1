// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>

namespace editor {

/// Asks before something goes that other places name.
class RemovalQuestion : public QMessageBox
{
    Q_OBJECT

public:
    struct Words
    {
        QString title;
        QString text;
        QString remove; ///< On the button that agrees.
        QString keep;
    };

    RemovalQuestion(const Words &words, QWidget *parent);

signals:
    void agreed();
};

} // namespace editor
