// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/rules/index/ruleindex.h"
#include "editor/pages/rules/testrun.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace editor {

/// The tests of the module and what came of them.
class TestsPanel : public QWidget
{
    Q_OBJECT

public:
    TestsPanel(const RuleIndex &index, TestRun &run, QWidget *parent = nullptr);

    void runAll();
    QTreeWidget *list() const { return m_list; }
    QPushButton *runButton() const { return m_runAll; }
    /// "141 of 142 tests pass."
    QString summary() const;

signals:
    void opened(const editor::CodePlace &place);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void refresh();
    void allowRunning();
    void openItem(QTreeWidgetItem *item);

    const RuleIndex &m_index;
    TestRun &m_run;
    QPushButton *m_runAll;
    QPushButton *m_stop;
    QLabel *m_summary;
    QTreeWidget *m_list;
};

} // namespace editor
