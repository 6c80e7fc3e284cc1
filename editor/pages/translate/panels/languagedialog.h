// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace editor {

/// Asks for a language that a module does not have yet: one of a list, or any other by its code.
class LanguageDialog : public QDialog
{
    Q_OBJECT

public:
    explicit LanguageDialog(const QStringList &known, QWidget *parent = nullptr);

    /// Empty: none that can be added.
    QString code() const;
    QListWidget *list() const { return m_list; }
    QLineEdit *field() const { return m_code; }
    QPushButton *addButton() const { return m_add; }

private:
    void check();

    QStringList m_known;
    QListWidget *m_list;
    QLineEdit *m_code;
    QLabel *m_note;
    QPushButton *m_add = nullptr;
};

} // namespace editor
