// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/grid/celldelegate.h"

#include "editor/pages/tables/grid/gridmodel.h"
#include "editor/widgets/fields/wordcompleter.h"

#include <QAbstractItemView>

#include <QLineEdit>

namespace editor {

CellDelegate::CellDelegate(QAbstractItemView *view)
    : QStyledItemDelegate(view)
    , m_view(view)
{
}

QWidget *CellDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                    const QModelIndex &index) const
{
    auto *edit = new QLineEdit(parent);
    edit->setFrame(false);
    edit->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    const auto *grid = qobject_cast<const GridModel *>(index.model());
    const QStringList words = grid ? grid->words(index.column()) : QStringList();
    if (!words.isEmpty()) {
        auto *completer = new WordCompleter(words, edit);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        edit->setCompleter(completer);
    }
    return edit;
}

void CellDelegate::setModelData(QWidget *editor, QAbstractItemModel *model,
                                const QModelIndex &index) const
{
    auto *edit = qobject_cast<QLineEdit *>(editor);
    auto *grid = qobject_cast<GridModel *>(model);
    if (!edit || !grid)
        return;
    QModelIndexList cells = m_view->selectionModel()->selectedIndexes();
    if (!cells.contains(index))
        cells = {index};
    grid->setCells(cells, edit->text());
}

void CellDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const auto *grid = qobject_cast<const GridModel *>(index.model());
    if (grid && grid->isFaulty(index))
        option->font.setUnderline(true);
}

} // namespace editor
