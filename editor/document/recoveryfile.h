// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/filecontent.h"
#include "engine/core/result.h"

#include <QDateTime>
#include <QStringList>

#include <optional>

namespace editor {

/// What was edited in a module and not saved, as it is kept on the disk.
struct RecoveryFile
{
    QString folder; ///< Of the module.
    QMap<QString, std::optional<QByteArray>> changes; ///< By file; none: it was removed.
    QDateTime modified;

    /// Where the changes of the module in \a folder are kept; \a place is for all of them.
    static QString pathFor(const QString &place, const QString &folder);
    /// Where those stay that were found, until the designer has decided.
    static QString oldPathOf(const QString &path);
    static QString lockPathOf(const QString &path);

    /// Empty when there is none, or none that can be read.
    static RecoveryFile read(const QString &path);
    /// A newer program has written it: it is left as it is.
    static bool isNewer(const QString &path);
    /// Takes the file away when nothing is changed.
    static engine::Result<engine::Done> write(const QString &path, const QString &folder,
                                              const FileContents &changed,
                                              const QStringList &removed);

    /// Without what the module's folder already holds.
    void dropWhatIsThere(const FileContents &files);

    /// What programs that ended badly have left in \a place, the latest first; not what is being
    /// edited now.
    static QList<RecoveryFile> leftIn(const QString &place);
};

} // namespace editor
