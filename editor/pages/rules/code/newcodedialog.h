// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/rules/code/codefileedit.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace editor {

/// Asks for the name of a new file with code.
class NewCodeDialog : public QDialog
{
    Q_OBJECT

public:
    NewCodeDialog(const FileContents &files, QWidget *parent = nullptr);

    CodeFileEdit::Kind kind() const;
    QString name() const;

private:
    void check();

    FileContents m_files;
    QComboBox *m_kind;
    QLineEdit *m_name;
    QLabel *m_note;
    QPushButton *m_make = nullptr;
};

} // namespace editor
