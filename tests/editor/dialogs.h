// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QDialog>
#include <QPushButton>
#include <QTest>

/// What a page asks, and the answers.
namespace dialogs {

inline QDialog *dialog()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *found = qobject_cast<QDialog *>(widget); found && found->isVisible())
            return found;
    }
    return nullptr;
}

inline void press(QWidget *where, const QString &text)
{
    for (QPushButton *button : where->findChildren<QPushButton *>()) {
        if (button->text() == text)
            QTest::mouseClick(button, Qt::LeftButton);
    }
}

} // namespace dialogs
