// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"

#include <QAbstractListModel>
#include <QPointer>

namespace editor {

/// The steps of a module's history: the state as opened, then each step with its page's icon.
class HistoryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit HistoryModel(ModuleDocument &document, QObject *parent = nullptr);

    /// Whose icons the steps get.
    void setPages(const QList<Page *> &pages);
    /// The row of the state that the module is in.
    int currentRow() const { return m_document.history().index(); }
    void goTo(int row) { m_document.history().setIndex(row); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    void refresh();
    QStringList filesOf(int step) const;
    /// Those that show what a step changed; nothing is listed twice.
    QList<const Page *> pagesOf(int step) const;
    QString title(int row) const;

    ModuleDocument &m_document;
    QList<QPointer<Page>> m_pages; ///< A window that closes loses its pages one by one.
    int m_count = 0;
};

} // namespace editor
