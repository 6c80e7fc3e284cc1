// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace editor {

/// What a designer can do with modules as a whole: begin, open, keep elsewhere, find again.
class FileMenu : public QMenu
{
    Q_OBJECT

public:
    explicit FileMenu(QWidget *parent = nullptr);

    /// \a ownActions are those of the window that stand here, too.
    void arrange(QAction *save, const QList<QAction *> &ownActions, QAction *close);
    /// The folders of modules that were open lately, the last one first.
    void setRecent(const QStringList &folders);
    void retranslate();

signals:
    /// Another module is to be begun.
    void newRequested();
    void openRequested(const QString &folder);
    void saveAsRequested();
    void folderRequested();

private:
    void chooseFolder();

    QAction *m_new;
    QAction *m_open;
    QMenu *m_recent;
    QAction *m_saveAs;
    QAction *m_showFolder;
};

} // namespace editor
