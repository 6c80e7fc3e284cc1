// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/historylist.h"

namespace editor {

HistoryList::HistoryList(ModuleDocument &document, QWidget *parent)
    : QListView(parent)
    , m_model(new HistoryModel(document, this))
{
    setModel(m_model);
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    setIconSize({16, 16});
    setEditTriggers(NoEditTriggers);
    connect(this, &QListView::clicked, this,
            [this](const QModelIndex &index) { m_model->goTo(index.row()); });
    connect(this, &QListView::activated, this,
            [this](const QModelIndex &index) { m_model->goTo(index.row()); });
    connect(m_model, &QAbstractItemModel::dataChanged, this, &HistoryList::showCurrent);
    connect(m_model, &QAbstractItemModel::modelReset, this, &HistoryList::showCurrent);
    showCurrent();
}

void HistoryList::showCurrent()
{
    setCurrentIndex(m_model->index(m_model->currentRow()));
}

} // namespace editor
