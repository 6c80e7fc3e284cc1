// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QPlainTextEdit;
class QPushButton;

namespace app {

class CrashReports;

/// Tells at the next start that the program ended badly, and shows the report if the player wants.
class CrashDialog : public QDialog
{
    Q_OBJECT

public:
    CrashDialog(const QString &text, const QString &folder, QWidget *parent = nullptr);

    /// Beside the window, if there is something to be offered; it is offered once.
    static void offer(const CrashReports &reports, QWidget &window);

private:
    QLayout *makeButtons();
    void showText();

    QString m_folder;
    QPlainTextEdit *m_text;
    QPushButton *m_read;
    QPushButton *m_copy;
    QPushButton *m_showFolder;
};

} // namespace app
