// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/recovery.h"

#include "editor/document/moduledocument.h"
#include "engine/system/background.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace editor {

namespace {

constexpr int c_savePause = 1000; // ms after an edit

} // namespace

Recovery::Recovery(ModuleDocument &document, const QString &place)
    : m_document(document)
    , m_place(place)
{
    if (place.isEmpty())
        return;
    QDir().mkpath(place); // where that fails, so does keep(), which tells it
    m_worker.setMaxThreadCount(1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(c_savePause);
    begin();
    connect(&m_pause, &QTimer::timeout, this, &Recovery::keep);
    connect(&document, &ModuleDocument::changed, this, [this] {
        if (m_isOurs && !m_pause.isActive())
            m_pause.start();
    });
    connect(&document, &ModuleDocument::saved, this, &Recovery::keep);
}

Recovery::~Recovery()
{
    // Whoever closes the module has decided about it.
    letGo();
}

void Recovery::begin()
{
    m_path = RecoveryFile::pathFor(m_place, m_document.folder());
    m_oldPath = RecoveryFile::oldPathOf(m_path);
    m_lock = std::make_unique<QLockFile>(RecoveryFile::lockPathOf(m_path));
    m_lock->setStaleLockTime(0);
    const bool isNewer = RecoveryFile::isNewer(m_path) || RecoveryFile::isNewer(m_oldPath);
    const bool isFree = takeLock();
    m_isOurs = isFree && !isNewer;
    if (m_isOurs)
        look();
    if (!isFree)
        note(tr("another window of the program edits the same folder."));
    else if (isNewer)
        note(tr("a newer version of Hexsmith has left changes of this folder that were not saved. "
                "They stay as they are and can be restored there."));
    else
        note({});
}

void Recovery::letGo()
{
    m_pause.stop();
    m_worker.waitForDone();
    if (m_isOurs)
        QFile::remove(m_path);
    m_isOurs = false;
    m_lock.reset();
}

void Recovery::follow()
{
    if (m_path.isEmpty())
        return;
    letGo();
    m_found.clear();
    emit settled();
    begin();
}

bool Recovery::takeLock()
{
    // A full disk takes no lock either, but then nobody else has it.
    return m_lock->isLocked() || m_lock->tryLock(0)
        || m_lock->error() != QLockFile::LockFailedError;
}

void Recovery::look()
{
    RecoveryFile found = RecoveryFile::read(m_oldPath);
    const auto newer = RecoveryFile::read(m_path).changes;
    const bool isBoth = !found.changes.isEmpty() && !newer.isEmpty();
    for (auto it = newer.constBegin(); it != newer.constEnd(); ++it)
        found.changes.insert(it.key(), *it);
    found.dropWhatIsThere(m_document.files());
    m_found = found.changes;
    if (m_found.isEmpty()) {
        forgetFound();
        QFile::remove(m_path);
    } else if (isBoth) {
        // Both ends were bad: what the first has left must not go with the file of the second.
        FileContents changed;
        QStringList removed;
        for (auto it = m_found.constBegin(); it != m_found.constEnd(); ++it) {
            if (*it)
                changed.insert(it.key(), std::make_shared<FileContent>(it.key(), **it));
            else
                removed.append(it.key());
        }
        if (RecoveryFile::write(m_oldPath, m_document.folder(), changed, removed))
            QFile::remove(m_path);
    } else if (!newer.isEmpty()) {
        QFile::rename(m_path, m_oldPath);
    }
}

void Recovery::keep()
{
    if (!m_isOurs)
        return;
    takeLock(); // the disk may have refused it before
    FileContents changed;
    QStringList removed;
    for (const QString &name : m_document.changedFiles()) {
        if (const auto content = m_document.files().value(name))
            changed.insert(name, content);
        else
            removed.append(name);
    }
    m_worker.start([this, path = m_path, folder = m_document.folder(), changed, removed] {
        engine::giveWayToTheWindow();
        const auto done = RecoveryFile::write(path, folder, changed, removed);
        m_isKept = bool(done);
        QMetaObject::invokeMethod(
            this, [this, why = done ? QString() : done.error().message] { note(why); },
            Qt::QueuedConnection);
    });
}

void Recovery::note(const QString &problem)
{
    if (problem.isEmpty() && m_found.isEmpty())
        QFile::remove(m_oldPath);
    if (problem == m_problem)
        return;
    m_problem = problem;
    emit problemChanged();
}

bool Recovery::flush()
{
    m_pause.stop();
    keep();
    m_worker.waitForDone();
    return m_isKept;
}

void Recovery::restore()
{
    Draft draft = m_document.draft();
    for (auto it = m_found.constBegin(); it != m_found.constEnd(); ++it) {
        if (*it)
            draft.setBytes(it.key(), **it);
        else
            draft.removeFile(it.key());
    }
    m_document.commit(draft, tr("Restore what was not saved"));
    // As long as the disk takes no new file, the old one is what is left.
    if (flush())
        forgetFound();
    else
        m_found.clear();
    emit settled();
}

void Recovery::discard()
{
    forgetFound();
    emit settled();
}

void Recovery::forgetFound()
{
    m_found.clear();
    QFile::remove(m_oldPath);
}

} // namespace editor
