// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QItemSelectionModel;

namespace editor {

/// Draws the cells of the table of counters and makes the fields in which they are edited.
class CounterDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setSelection(const QItemSelectionModel *selection) { m_selection = selection; }
    /// While whole rows are chosen single cells are not set off.
    void setWholeRows(Qt::CheckState whole) { m_wholeRows = whole; }
    /// Where a click follows the link of a cell.
    static QRect linkRect(const QStyleOptionViewItem &option, const QModelIndex &index);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override;

private:
    static QStringList choices(const QModelIndex &index);

    const QItemSelectionModel *m_selection = nullptr;
    Qt::CheckState m_wholeRows = Qt::Unchecked;
};

} // namespace editor
