// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/keptversions.h"

#include "engine/storage/disk.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace app {

namespace {

const QString c_ending = QStringLiteral(".hexmod");

} // namespace

QString KeptVersions::path(const QString &hash) const
{
    return m_folder + u'/' + hash + c_ending;
}

QStringList KeptVersions::hashes() const
{
    QStringList found;
    for (const QFileInfo &file : QDir(m_folder).entryInfoList({u'*' + c_ending}, QDir::Files))
        found.append(file.completeBaseName());
    return found;
}

engine::Result<engine::Done> KeptVersions::keep(const engine::ModuleFiles &files) const
{
    const QByteArray hash = files.contentHash();
    if (!find(hash).names().isEmpty())
        return engine::Done{};
    if (const int number = engine::disk::makeFolder(m_folder))
        return engine::disk::failure(m_folder, number);
    return files.pack(path(QString::fromLatin1(hash)));
}

engine::ModuleFiles KeptVersions::find(const QByteArray &hash) const
{
    // A save may say anything; only what is in the folder is looked at.
    if (!hashes().contains(QString::fromLatin1(hash)))
        return {};
    const auto files = engine::ModuleFiles::open(path(QString::fromLatin1(hash)));
    return files && files->contentHash() == hash ? files.value() : engine::ModuleFiles();
}

void KeptVersions::keepOnly(const QSet<QByteArray> &hashes) const
{
    for (const QString &hash : this->hashes()) {
        if (!hashes.contains(hash.toLatin1()))
            QFile::remove(path(hash));
    }
}

} // namespace app
