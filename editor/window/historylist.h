// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/window/historymodel.h"

#include <QListView>

namespace editor {

/// Everything that was done to the module, on whichever page; a click goes back or forward to it.
class HistoryList : public QListView
{
    Q_OBJECT

public:
    explicit HistoryList(ModuleDocument &document, QWidget *parent = nullptr);

    void setPages(const QList<Page *> &pages) { m_model->setPages(pages); }

private:
    void showCurrent();

    HistoryModel *m_model;
};

} // namespace editor
