// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

class QLabel;

namespace editor {

class CounterDelegate;
class LivePictures;
class CounterTableModel;

/// The table of counters, with the keys of a spreadsheet.
class CounterTableView : public QTableView
{
    Q_OBJECT

public:
    CounterTableView(CounterTableModel &model, LivePictures &pictures, QWidget *parent = nullptr);

    /// Counters with at least one chosen cell, in the order of the rows.
    QList<int> chosenPieces() const;
    void choosePieces(const QList<int> &pieces);
    /// Columns with at least one chosen cell, from left to right.
    QList<int> chosenColumns() const;
    /// Whether every visible cell of the chosen rows is chosen.
    bool choosesWholeRows() const;
    void editCell(int piece, int column);
    /// Lets a column grow to what was written into it.
    void makeRoom(int column);
    /// Columns from \a column on to the right, as they are shown.
    QList<int> columnsFrom(int column) const;
    void setColumnShown(int column, Qt::CheckState shown);
    /// What an edit will do, shown while a cell is edited.
    void setEditHint(const QString &hint) { m_hintText = hint; }
    void fitColumns();

signals:
    void chosen();
    void linkClicked(int piece);
    /// A cell of this column is about to be edited.
    void editing(int column);
    void columnMenuRequested(int column, QPoint global);

protected:
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index,
                                                         const QEvent *event) const override;
    bool edit(const QModelIndex &index, EditTrigger trigger, QEvent *event) override;
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void selectionChanged(const QItemSelection &selected,
                          const QItemSelection &deselected) override;

private:
    bool isOnLink(QPoint point) const;
    void step(int rows, int columns);
    void showHint(const QModelIndex &index);
    void toggle(const QModelIndex &index);

    CounterTableModel &m_model;
    CounterDelegate *m_delegate;
    QLabel *m_hint;
    QString m_hintText;
};

} // namespace editor
