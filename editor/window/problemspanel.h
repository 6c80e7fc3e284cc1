// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/document/place.h"

#include <QTreeWidget>

namespace editor {

/// Everything that lint finds, live, each with its place and, where there is one, its remedy.
class ProblemsPanel : public QTreeWidget
{
    Q_OBJECT

public:
    enum Column { Where, What, Action };

    explicit ProblemsPanel(LiveModule &live, QWidget *parent = nullptr);

    /// The problem after (or before) the one that is chosen; the first after the last.
    void step(int by);
    /// Mends the chosen problem, in one step of the history; false when nothing certain does.
    bool fix();
    /// Does the same by its key.
    QAction *fixAction() const { return m_fix; }
    void retranslate();

protected:
    void paintEvent(QPaintEvent *event) override;

signals:
    void opened(const editor::Place &place);
    void counted(int errors, int warnings);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void refresh();
    void addItem(const engine::Issue &issue, int number);
    void openItem(const QTreeWidgetItem *item);
    void clickItem(QTreeWidgetItem *item, int column);
    void offerFix();

    LiveModule &m_live;
    engine::Issues m_issues; ///< As they are listed.
    QAction *m_fix;
};

} // namespace editor
