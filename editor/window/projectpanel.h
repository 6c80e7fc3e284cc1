// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/document/place.h"

#include <QTreeWidget>

namespace editor {

/// What a module consists of, as a tree; errors are marked where they are.
class ProjectPanel : public QTreeWidget
{
    Q_OBJECT

public:
    explicit ProjectPanel(LiveModule &live, QWidget *parent = nullptr);

    void retranslate() { rebuild(); }

signals:
    void opened(const editor::Place &place);

private:
    void rebuild();
    QTreeWidgetItem *group(const QString &title, const QString &icon, const QString &note);
    QTreeWidgetItem *leaf(QTreeWidgetItem *parent, const QString &title, const QString &file,
                          const QString &note = {});
    void addFiles(QTreeWidgetItem *parent, const QString &folder, const QString &suffix);
    void markIssues();

    LiveModule &m_live;
};

} // namespace editor
