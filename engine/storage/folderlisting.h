// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <QCoreApplication>
#include <QSet>
#include <QStringList>

class QFileInfo;

namespace engine {

/// Finds the files of a module's folder, under the same rules that hold for a packed module.
class FolderListing
{
    Q_DECLARE_TR_FUNCTIONS(FolderListing)

public:
    explicit FolderListing(const QString &folder);

    /// The sorted paths inside the folder.
    Result<QStringList> read();

private:
    bool readFolder(const QString &name);
    bool readEntry(const QFileInfo &info, const QString &name);
    bool addFile(const QFileInfo &info, const QString &name);
    bool fail(Error::Code code, const QString &message);

    QString m_folder;
    QStringList m_names;
    QSet<QString> m_foldedNames;
    qint64 m_bytes = 0;
    Error m_error{Error::Code::Io, {}};
};

} // namespace engine
