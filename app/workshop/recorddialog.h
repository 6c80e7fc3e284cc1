// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace app {

class TriedGame;

/// Asks which of the steps that were played become a test, how it is called and where it goes.
class RecordDialog : public QDialog
{
    Q_OBJECT

public:
    /// \a steps say what was done, oldest first.
    RecordDialog(TriedGame &game, const QStringList &steps, const QStringList &files,
                 QWidget *parent = nullptr);

    /// The test in Lua; empty: there is none.
    QString test() const;
    QString file() const;
    QLineEdit *nameEdit() const { return m_name; }
    QListWidget *steps() const { return m_steps; }
    QPushButton *recordButton() const { return m_record; }

    void accept() override;

private:
    void write();

    TriedGame &m_game;
    QLineEdit *m_name;
    QComboBox *m_file;
    QListWidget *m_steps;
    QPlainTextEdit *m_preview;
    QLabel *m_message;
    QPushButton *m_record;
};

} // namespace app
