// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/strips/outsidestrip.h"

#include "editor/window/strips/comparedialog.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QPushButton>

#include <algorithm>

namespace editor {

namespace {

constexpr int c_pause = 250; // ms: programs that save touch a folder several times
constexpr int c_named = 4; // files that a sentence names

QString listed(const QStringList &files)
{
    QStringList names = files.first(std::min<qsizetype>(files.size(), c_named));
    if (names.size() < files.size())
        names.append(QStringLiteral("…"));
    return names.join(QStringLiteral(", "));
}

} // namespace

OutsideStrip::OutsideStrip(ModuleDocument &document, QWidget *parent)
    : NoticeStrip(parent)
    , m_document(document)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(c_pause);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_pause,
            qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, &OutsideStrip::look);
    connect(&document, &ModuleDocument::saved, this, &OutsideStrip::watch);
    watch();
}

void OutsideStrip::watch()
{
    QStringList paths{m_document.folder()};
    QDirIterator folders(m_document.folder(), QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks,
                         QDirIterator::Subdirectories);
    while (folders.hasNext())
        paths.append(folders.next());
    for (const QString &file : m_document.files().keys())
        paths.append(QDir(m_document.folder()).filePath(file));
    QStringList watched = m_watcher.directories() + m_watcher.files();
    // A module that was saved as another one has left its folder.
    watched.removeIf([&](const QString &path) {
        return path != m_document.folder() && !path.startsWith(m_document.folder() + u'/')
            && m_watcher.removePath(path);
    });
    QStringList missing;
    for (const QString &path : paths) {
        if (!watched.contains(path) && QFileInfo::exists(path))
            missing.append(path);
    }
    if (!missing.isEmpty())
        m_watcher.addPaths(missing);
}

bool OutsideStrip::look()
{
    const QStringList outside = m_document.changedOutside();
    const QStringList mine = m_document.changedFiles();
    QStringList untouched;
    QStringList both;
    for (const QString &file : outside)
        (mine.contains(file) ? both : untouched).append(file);
    if (!untouched.isEmpty())
        takeOver(untouched);
    if (!both.isEmpty())
        ask(both);
    watch();
    return both.isEmpty();
}

void OutsideStrip::takeOver(const QStringList &files)
{
    const auto done = m_document.takeFromDisk(files);
    if (!done) {
        tell(Tone::Warning, done.error().message);
        return;
    }
    tell(Tone::Note, tr("Changed outside and taken over: %1.").arg(listed(files)));
    connect(addButton(tr("Undo")), &QPushButton::clicked, this,
            [this] { m_document.history().undo(); });
    addButton(tr("Close"));
}

void OutsideStrip::ask(const QStringList &files)
{
    const bool canMerge = std::all_of(files.begin(), files.end(), [this](const QString &file) {
        return m_document.mergedWithOutside(file).has_value();
    });
    tell(Tone::Warning, tr("Changed both here and outside: %1.").arg(listed(files)));
    if (canMerge) {
        auto *merge = addButton(tr("Merge both"));
        connect(merge, &QPushButton::clicked, this,
                [this, files] { m_document.mergeFromDisk(files); });
    }
    connect(addButton(tr("Take theirs")), &QPushButton::clicked, this, [this, files] {
        if (const auto done = m_document.takeFromDisk(files); !done)
            tell(Tone::Warning, done.error().message);
    });
    connect(addButton(tr("Keep mine")), &QPushButton::clicked, this,
            [this, files] { m_document.keepMine(files); });
    connect(addButton(tr("Compare")), &QPushButton::clicked, this,
            [this, files] { compare(files); });
}

void OutsideStrip::compare(const QStringList &files)
{
    ask(files);
    auto *dialog = new CompareDialog(window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    for (const QString &file : files) {
        dialog->add(file, m_document.bytes(file),
                    m_document.bytesOutside(file).value_or(QByteArray()));
    }
    dialog->open();
}

} // namespace editor
