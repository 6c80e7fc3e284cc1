// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/kinddelegate.h"

#include "editor/pages/tables/jsontreemodel.h"

#include <QComboBox>

namespace editor {

QWidget *KindDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const
{
    if (index.column() != JsonTreeModel::Kind)
        return QStyledItemDelegate::createEditor(parent, option, index);
    using Kind = JsonTreeModel::ValueKind;
    auto *box = new QComboBox(parent);
    for (const Kind kind :
         {Kind::Text, Kind::Number, Kind::Flag, Kind::List, Kind::Group, Kind::Nothing})
        box->addItem(JsonTreeModel::kindTitle(kind), int(kind));
    return box;
}

void KindDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    if (auto *box = qobject_cast<QComboBox *>(editor))
        box->setCurrentText(index.data().toString());
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void KindDelegate::setModelData(QWidget *editor, QAbstractItemModel *model,
                                const QModelIndex &index) const
{
    if (auto *box = qobject_cast<QComboBox *>(editor))
        model->setData(index, box->currentData());
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

} // namespace editor
