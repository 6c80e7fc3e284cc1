// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/uses/uses.h"
#include "editor/pages/page.h"
#include "editor/window/problemspanel.h"

#include <QTabWidget>

namespace editor {

class HistoryList;
class UsesList;

/// Problems, history and what was looked for, below the pages.
class BelowTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit BelowTabs(LiveModule &live, QWidget *parent = nullptr);

    ProblemsPanel &problems() { return *m_problems; }
    /// Lists where the module names \a word.
    void showUses(const QString &word);
    /// For the icons of the history.
    void setPages(const QList<Page *> &pages);
    void retranslate();

signals:
    void opened(const editor::Place &place);

private:
    void nameTabs();

    ProblemsPanel *m_problems;
    HistoryList *m_history;
    UsesList *m_list;
    Uses m_uses;
    QString m_word; ///< Whose uses are listed.
    int m_problemCount = 0;
};

} // namespace editor
