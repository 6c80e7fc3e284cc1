// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/filemenu.h"

#include <QDir>
#include <QFileDialog>

namespace editor {

namespace {

/// As short as it can be told apart.
QString shown(const QString &folder)
{
    const QString home = QDir::homePath() + u'/';
    return QDir::toNativeSeparators(
        folder.startsWith(home) ? QStringLiteral("~/") + folder.mid(home.size()) : folder);
}

} // namespace

FileMenu::FileMenu(QWidget *parent)
    : QMenu(parent)
    , m_new(new QAction(this))
    , m_open(new QAction(this))
    , m_recent(new QMenu(this))
    , m_saveAs(new QAction(this))
    , m_showFolder(new QAction(this))
{
    m_open->setShortcut(QKeySequence::Open);
    m_saveAs->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    connect(m_new, &QAction::triggered, this, &FileMenu::newRequested);
    connect(m_open, &QAction::triggered, this, &FileMenu::chooseFolder);
    connect(m_saveAs, &QAction::triggered, this, &FileMenu::saveAsRequested);
    connect(m_showFolder, &QAction::triggered, this, &FileMenu::folderRequested);
    setRecent({});
    retranslate();
}

void FileMenu::arrange(QAction *save, const QList<QAction *> &ownActions, QAction *close)
{
    addActions({m_new, m_open});
    addMenu(m_recent);
    addSeparator();
    addActions({save, m_saveAs, m_showFolder});
    addSeparator();
    addActions(ownActions);
    addSeparator();
    addAction(close);
}

void FileMenu::setRecent(const QStringList &folders)
{
    m_recent->clear();
    for (const QString &folder : folders) {
        auto *entry = m_recent->addAction(shown(folder).replace(u'&', QStringLiteral("&&")));
        connect(entry, &QAction::triggered, this, [this, folder] { emit openRequested(folder); });
    }
    m_recent->setEnabled(!folders.isEmpty());
}

void FileMenu::retranslate()
{
    setTitle(tr("&File"));
    m_new->setText(tr("New…"));
    m_open->setText(tr("Open…"));
    m_recent->setTitle(tr("Recent"));
    m_saveAs->setText(tr("Save as…"));
    m_showFolder->setText(tr("Show the folder"));
}

void FileMenu::chooseFolder()
{
    const QString folder =
        QFileDialog::getExistingDirectory(parentWidget(), tr("Open a module folder"));
    if (!folder.isEmpty())
        emit openRequested(folder);
}

} // namespace editor
