// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/rules/index/symbolrename.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace editor {

/// Asks for another name and shows every place that gets it.
class SymbolRenameDialog : public QDialog
{
    Q_OBJECT

public:
    explicit SymbolRenameDialog(const SymbolRename &rename, QWidget *parent = nullptr);

    QString name() const;
    QLineEdit *nameEdit() const { return m_name; }

private:
    void check();

    const SymbolRename &m_rename;
    QLineEdit *m_name;
    QLabel *m_objection;
    QPushButton *m_accept;
};

} // namespace editor
