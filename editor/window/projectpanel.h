// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/document/place.h"
#include "editor/project/filecommands.h"

#include <QTreeWidget>

namespace editor {

/// What a module consists of, as a tree; errors are marked where they are.
class ProjectPanel : public QTreeWidget
{
    Q_OBJECT

public:
    explicit ProjectPanel(LiveModule &live, QWidget *parent = nullptr);

    void retranslate() { rebuild(); }
    QString currentFile() const;

signals:
    void opened(const editor::Place &place);
    /// As text, whatever page may show it.
    void textRequested(const editor::Place &place);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void rebuild();
    void addParts();
    QTreeWidgetItem *group(const QString &title, const QString &icon, const QString &note);
    QTreeWidgetItem *leaf(QTreeWidgetItem *parent, const QString &title, const QString &file,
                          const QString &note = {});
    void addFiles(QTreeWidgetItem *parent, const QString &folder, const QString &suffix);
    /// Files that have a name of their own under the key \a title.
    void addNamed(QTreeWidgetItem *parent, const QString &folder, const QString &title);
    void addLanguages(QTreeWidgetItem *parent);
    /// What no other group has.
    void addOthers(QTreeWidgetItem *parent);
    void markIssues();

    LiveModule &m_live;
    FileCommands m_commands;
};

} // namespace editor
