// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/modulefiles.h"

#include <QSet>

namespace app {

/// Versions of games that were replaced by others, kept for the games that were begun with them.
///
/// Each is a file that is called by the hash of what it holds.
class KeptVersions
{
public:
    explicit KeptVersions(QString folder)
        : m_folder(std::move(folder))
    {
    }

    engine::Result<engine::Done> keep(const engine::ModuleFiles &files) const;
    /// Empty when there is none, or when it is not what it should be any more.
    engine::ModuleFiles find(const QByteArray &hash) const;
    bool isEmpty() const { return hashes().isEmpty(); }
    /// Removes all but those of these hashes.
    void keepOnly(const QSet<QByteArray> &hashes) const;

private:
    QStringList hashes() const;
    QString path(const QString &hash) const;

    QString m_folder;
};

} // namespace app
