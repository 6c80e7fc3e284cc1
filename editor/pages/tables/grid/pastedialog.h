// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QModelIndex>

class QLabel;
class QPushButton;
class QTableWidget;

namespace editor {

class GridModel;

/// Shows what a paste or an import would change before it is done.
class PasteDialog : public QDialog
{
    Q_OBJECT

public:
    /// \a texts from \a topLeft on; an invalid one: they replace everything, heads included.
    PasteDialog(GridModel &model, const QModelIndex &topLeft, const QList<QStringList> &texts,
                QWidget *parent = nullptr);

    int changes() const { return m_changes; }

private:
    void fill(const QModelIndex &topLeft);
    void put(int row, int column, const QString &text, const QString &before);

    GridModel &m_model;
    QList<QStringList> m_texts;
    QLabel *m_sentence;
    QTableWidget *m_table;
    int m_changes = 0;
    bool m_isSmaller = false; ///< Rows or columns are taken away.
};

} // namespace editor
