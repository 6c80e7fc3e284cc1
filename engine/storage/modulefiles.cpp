// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/modulefiles.h"

#include "engine/core/limits.h"
#include "engine/storage/archive.h"
#include "engine/storage/atomicfile.h"
#include "engine/storage/entryname.h"
#include "engine/storage/folderlisting.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>

#include <algorithm>

namespace engine {

namespace {

// Scans and the like help to make a module and are no part of it.
bool isOfEditor(const QString &name)
{
    return name.startsWith(u"editor/");
}

} // namespace

struct ModuleFiles::Data
{
    QString path;
    bool isFolder = false;
    QStringList names;
    QMap<QString, QByteArray> contents; // empty for a folder
};

ModuleFiles::ModuleFiles()
    : m_data(std::make_shared<Data>())
{
}

ModuleFiles::ModuleFiles(std::shared_ptr<const Data> data)
    : m_data(std::move(data))
{
}

Result<ModuleFiles> ModuleFiles::open(const QString &path)
{
    auto data = std::make_shared<Data>();
    data->path = path;
    data->isFolder = QFileInfo(path).isDir();
    if (data->isFolder) {
        auto names = FolderListing(path).read();
        if (!names)
            return names.error();
        data->names = std::move(names).value();
        return ModuleFiles(data);
    }
    auto files = archive::read(path);
    if (!files)
        return files.error();
    data->contents = std::move(files).value();
    data->contents.removeIf([](const auto &file) { return isLeftoverName(file.key()); });
    data->names = data->contents.keys();
    return ModuleFiles(data);
}

ModuleFiles ModuleFiles::fromMap(const QMap<QString, QByteArray> &files)
{
    auto data = std::make_shared<Data>();
    data->contents = files;
    data->names = files.keys();
    return ModuleFiles(data);
}

QString ModuleFiles::path() const
{
    return m_data->path;
}

bool ModuleFiles::isPacked() const
{
    return !m_data->isFolder && !m_data->path.isEmpty();
}

QStringList ModuleFiles::names() const
{
    return m_data->names;
}

QStringList ModuleFiles::namesIn(const QString &folder, const QString &suffix) const
{
    const QString prefix = folder + u'/';
    QStringList found;
    for (const QString &name : m_data->names) {
        if (name.startsWith(prefix) && name.endsWith(suffix))
            found.append(name);
    }
    return found;
}

bool ModuleFiles::contains(const QString &name) const
{
    return std::binary_search(m_data->names.begin(), m_data->names.end(), name);
}

Result<QByteArray> ModuleFiles::read(const QString &name) const
{
    if (!contains(name)) {
        return Error{
            Error::Code::NotFound,
            QCoreApplication::translate("ModuleFiles", "The module has no file “%1”.").arg(name)};
    }
    if (!m_data->isFolder)
        return m_data->contents.value(name);
    return readBounded(QDir(m_data->path).filePath(name), limits::entryBytes);
}

QByteArray ModuleFiles::contentHash() const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString &name : m_data->names) {
        if (isOfEditor(name))
            continue;
        const auto content = read(name);
        if (!content)
            return {};
        // Names hold no NUL, so that no two lists of files give the same bytes.
        hash.addData(name.toUtf8());
        hash.addData(QByteArrayView("\0", 1));
        hash.addData(QByteArray::number(content->size()));
        hash.addData(QByteArrayView("\0", 1));
        hash.addData(content.value());
    }
    return hash.result().toHex();
}

Result<Done> ModuleFiles::pack(const QString &path) const
{
    archive::Files files;
    for (const QString &name : m_data->names) {
        if (isOfEditor(name))
            continue;
        auto content = read(name);
        if (!content)
            return content.error();
        files.insert(name, std::move(content).value());
    }
    return archive::write(files, path);
}

} // namespace engine
