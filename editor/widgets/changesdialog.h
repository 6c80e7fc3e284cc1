// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace editor {

/// Shows what a paste or an import would change before anything is changed.
class ChangesDialog : public QDialog
{
    Q_OBJECT

public:
    static constexpr size_t c_mostLines =
        2000; ///< More than anybody reads; the counts say the rest.

    explicit ChangesDialog(const QStringList &columns, QWidget *parent = nullptr);

    QTreeWidget *list() const { return m_list; }
    QPushButton *applyButton() const { return m_apply; }

protected:
    void setSummary(const QStringList &sentences);
    /// A title in the list, with lines below it.
    QTreeWidgetItem *addGroup(const QString &title);
    /// After the list is filled.
    void finish();

private:
    QLabel *m_summary;
    QTreeWidget *m_list;
    QPushButton *m_apply;
};

} // namespace editor
