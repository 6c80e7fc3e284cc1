// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <QByteArray>
#include <QMap>
#include <QStringList>

#include <memory>

namespace engine {

/// The files of a module, the same for a folder and for a packed one.
class ModuleFiles
{
public:
    /// No files at all.
    ModuleFiles();

    /// Opens a folder or a zip file. The files of a folder are read when they are asked for.
    static Result<ModuleFiles> open(const QString &path);
    static ModuleFiles fromMap(const QMap<QString, QByteArray> &files);

    /// Where the module was opened; empty for fromMap().
    QString path() const;
    bool isPacked() const;

    /// Sorted, with '/' between folders; hidden files and editors' leftovers are left out.
    QStringList names() const;
    /// Those in \a folder ("boards"), also deeper, that end with \a suffix (".json").
    QStringList namesIn(const QString &folder, const QString &suffix = {}) const;
    bool contains(const QString &name) const;
    Result<QByteArray> read(const QString &name) const;

    /// Hexadecimal SHA-256 over names, sizes and contents: equal for a folder and its pack.
    /// Empty when a file of the folder can't be read any more.
    QByteArray contentHash() const;

    /// Writes the files as a zip file; equal files give equal bytes.
    Result<Done> pack(const QString &path) const;

private:
    struct Data;

    explicit ModuleFiles(std::shared_ptr<const Data> data);

    std::shared_ptr<const Data> m_data;
};

} // namespace engine
