// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/filecontent.h"
#include "engine/core/result.h"

#include <QLockFile>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <memory>
#include <optional>

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
    void takeBack();
    void discard();
    /// Writes what is not saved at once and waits for it.
    void flush();
    /// The document lies in another folder now. What was found for the one before stays with it.
    void follow();

    /// Where changes of the module in \a folder are kept.
    static QString fileFor(const QString &place, const QString &folder);

signals:
    /// Changes that were found have been taken back or thrown away.
    void settled();

private:
    /// Bytes by file; none: the file was removed.
    using Changes = QMap<QString, std::optional<QByteArray>>;

    static Changes read(const QString &path);
    static void write(const QString &path, const FileContents &changed, const QStringList &removed);
    /// Takes hold of the file for the document's folder.
    void begin();
    void letGo();
    void look();
    void keep();
    void forgetFound();

    ModuleDocument &m_document;
    QString m_place;
    QString m_path;
    QString m_oldPath; ///< What was found, until the designer has decided.
    std::unique_ptr<QLockFile> m_lock;
    bool m_isOurs = false; ///< No other program edits the same folder.
    Changes m_found;
    QTimer m_pause;
    QThreadPool m_worker;
};

} // namespace editor
