// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/document/place.h"

#include <QTreeWidget>

namespace editor {

/// Everything that lint finds, live, each with its place.
class ProblemsPanel : public QTreeWidget
{
    Q_OBJECT

public:
    explicit ProblemsPanel(LiveModule &live, QWidget *parent = nullptr);

    /// The problem after (or before) the one that is chosen; the first after the last.
    void step(int by);
    void retranslate();

signals:
    void opened(const editor::Place &place);
    void counted(int errors, int warnings);

private:
    void refresh();
    void openItem(const QTreeWidgetItem *item);

    LiveModule &m_live;
};

} // namespace editor
