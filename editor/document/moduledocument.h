// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"
#include "editor/document/recovery.h"
#include "engine/storage/modulefiles.h"

#include <QObject>
#include <QSet>
#include <QUndoStack>

namespace editor {

/// A module that is being edited: its files, one history for all panels, and what is on the disk.
///
/// Every panel reads the files and edits them through drafts; none keeps anything of its own, so
/// all panels and windows show the same.
class ModuleDocument : public QObject
{
    Q_OBJECT

public:
    /// Opens a folder; what is not saved is kept in the folder \a recovery, if there is one.
    static engine::Result<std::shared_ptr<ModuleDocument>> open(const QString &folder,
                                                                const QString &recovery = {});

    const QString &folder() const { return m_folder; }
    const FileContents &files() const { return m_files; }
    QByteArray bytes(const QString &file) const;
    const JsonText *json(const QString &file, const JsonPath &path = {}) const;
    /// The files as they are now, for loading, checking and trying; may be used in any thread.
    engine::ModuleFiles snapshot() const { return snapshot(m_files); }
    static engine::ModuleFiles snapshot(const FileContents &contents);

    QUndoStack &history() { return m_history; }
    Draft draft() const { return Draft(m_files); }
    /// Makes the draft one step of the history; steps with the same \a stroke (not empty), one
    /// right after the other, become one. Nothing happens when nothing changed.
    ///
    /// An edit in answer to changed() is refused: it would stand in the history before the step
    /// that it answers, and after an undo there would be nothing left to redo.
    void commit(const Draft &draft, const QString &title, const QString &stroke = {});
    /// Undoes what was done last as part of \a stroke.
    void takeBack(const QString &stroke);

    bool isModified() const { return !changedFiles().isEmpty(); }
    /// Those that differ from what was read or written last.
    QStringList changedFiles() const;
    /// Writes what changed, all files or none; what can't be written is still not saved.
    engine::Result<engine::Done> save();
    /// Writes everything to a new or empty folder and goes on there; the one before stays as it was
    /// saved. The copy is a game of its own: its folder gives it its id. When anything can't be
    /// written, nothing has happened.
    engine::Result<engine::Done> saveAs(const QString &folder);

    /// Files that somebody else changed, made or removed on the disk since then.
    QStringList changedOutside() const;
    /// What is on the disk now; none: nothing, or nothing readable.
    std::optional<QByteArray> bytesOutside(const QString &file) const;
    /// A file that was changed here and outside, with both changes; none where they contradict
    /// each other.
    std::optional<QByteArray> mergedWithOutside(const QString &file) const;
    /// Takes over what is on the disk, as a step of the history.
    engine::Result<engine::Done> takeFromDisk(const QStringList &files);
    /// Puts both changes together where that is possible, as a step of the history.
    void mergeFromDisk(const QStringList &files);
    /// Leaves the files as they are here; the next save overwrites the others.
    void keepMine(const QStringList &files);

    /// What a program that ended badly has left.
    Recovery &recovery() { return *m_recovery; }

signals:
    /// Also after undo and redo.
    void changed(const QSet<QString> &files);
    void saved();
    /// After saveAs().
    void moved();

private:
    class Step;

    explicit ModuleDocument(const QString &folder);
    void setFiles(const FileContents &files);
    QString pathOf(const QString &file) const;
    /// Those of the files that are not part of the module any more.
    engine::Result<engine::Done> removeFromDisk(const QStringList &names);

    QString m_folder;
    FileContents m_files;
    FileContents m_onDisk; ///< As read or written last.
    bool m_isChanging = false; ///< While those who listen are told of a change.
    QUndoStack m_history;
    std::unique_ptr<Recovery> m_recovery;
};

} // namespace editor
