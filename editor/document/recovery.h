// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/recoveryfile.h"

#include <QLockFile>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <memory>

namespace editor {

class ModuleDocument;

/// Keeps what is not saved in a file, so that a crash loses next to nothing, and finds it again
/// when the module is opened the next time.
class Recovery : public QObject
{
    Q_OBJECT

public:
    /// \a place is the folder for such files; empty: nothing is kept.
    Recovery(ModuleDocument &document, const QString &place);
    ~Recovery() override;

    /// Files that had changes when the program ended without saving; empty: it ended well.
    QStringList found() const { return m_found.keys(); }
    /// Makes what was found a step of the history.
    void restore();
    void discard();
    /// Writes what is not saved at once and waits for it. False: the disk did not take it.
    bool flush();
    /// Why the last changes are not kept; empty: they are.
    const QString &problem() const { return m_problem; }
    /// The document lies in another folder now. What was found for the one before stays with it.
    void follow();

signals:
    /// Changes that were found have been restored or thrown away.
    void settled();
    void problemChanged();

private:
    /// Takes hold of the file for the document's folder.
    void begin();
    void letGo();
    bool takeLock();
    void look();
    void keep();
    void note(const QString &problem);
    void forgetFound();

    ModuleDocument &m_document;
    QString m_place;
    QString m_path;
    QString m_oldPath; ///< What was found, until the designer has decided.
    std::unique_ptr<QLockFile> m_lock;
    bool m_isOurs = false; ///< No other program edits the same folder.
    decltype(RecoveryFile::changes) m_found;
    QString m_problem;
    std::atomic<bool> m_isKept = true; ///< Written where the file is.
    QTimer m_pause;
    QThreadPool m_worker;
};

} // namespace editor
