// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/uses/reference.h"

#include <QDialog>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace editor {

/// Asks for another name of something and shows what refers to it; each place can be left out.
class RenameDialog : public QDialog
{
    Q_OBJECT

public:
    /// What speaks against a name; empty: nothing.
    using Objection = std::function<QString(const QString &name)>;

    RenameDialog(const QString &title, const QString &name, const QList<Reference> &references,
                 Objection objection, QWidget *parent = nullptr);

    QString name() const;
    /// Those that are ticked.
    QList<Use> chosen() const;
    QLineEdit *field() const { return m_name; }
    QTreeWidget *list() const { return m_list; }

private:
    void fill();
    void check();

    QString m_before;
    QList<Reference> m_references;
    Objection m_objection;
    QLineEdit *m_name;
    QLabel *m_note;
    QTreeWidget *m_list;
    QPushButton *m_apply;
};

} // namespace editor
