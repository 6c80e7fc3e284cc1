// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/recoveryfile.h"

#include "engine/core/json.h"
#include "engine/storage/atomicfile.h"
#include "engine/storage/fileformat.h"
#include "engine/storage/modulefiles.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>

#include <algorithm>

namespace editor {

using engine::Done;
using engine::Json;
using engine::Result;

namespace {

constexpr int c_newestFormat = 1;
constexpr qint64 c_mostBytes = 256 << 20;
const QString c_ending = QStringLiteral(".recovery");
const QString c_folder = QStringLiteral("folder");
const QString c_changed = QStringLiteral("changed");
const QString c_removed = QStringLiteral("removed");

Result<Json> parsed(const QString &path)
{
    const auto bytes = engine::readBounded(path, c_mostBytes);
    return bytes ? Json::parse(bytes.value(), path) : Result<Json>(bytes.error());
}

bool isInUse(const QString &path)
{
    QLockFile lock(RecoveryFile::lockPathOf(path));
    lock.setStaleLockTime(0); // only the death of its owner frees a lock, never its age
    return !lock.tryLock(0) && lock.error() == QLockFile::LockFailedError;
}

} // namespace

QString RecoveryFile::pathFor(const QString &place, const QString &folder)
{
    const QFileInfo info(folder);
    const QByteArray path = info.absoluteFilePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex();
    return QStringLiteral("%1/%2-%3").arg(place, info.fileName(), QLatin1String(hash.first(8)))
        + c_ending;
}

QString RecoveryFile::oldPathOf(const QString &path)
{
    return path + QStringLiteral(".old");
}

QString RecoveryFile::lockPathOf(const QString &path)
{
    return path + QStringLiteral(".lock");
}

bool RecoveryFile::isNewer(const QString &path)
{
    const auto json = parsed(path);
    return json && engine::fileformat::of(json.value()) > c_newestFormat;
}

RecoveryFile RecoveryFile::read(const QString &path)
{
    RecoveryFile file;
    const auto json = parsed(path);
    if (!json || engine::fileformat::of(json.value()) > c_newestFormat)
        return file;
    file.modified = QFileInfo(path).lastModified();
    file.folder = json.value()[c_folder].toString();
    const Json &changed = json.value()[c_changed];
    for (qsizetype i = 0; changed.isObject() && i < changed.size(); ++i) {
        file.changes.insert(changed.keyAt(i),
                            QByteArray::fromBase64(changed.at(i).toString().toLatin1()));
    }
    const Json &removed = json.value()[c_removed];
    for (qsizetype i = 0; removed.isArray() && i < removed.size(); ++i)
        file.changes.insert(removed.at(i).toString(), std::nullopt);
    return file;
}

Result<Done> RecoveryFile::write(const QString &path, const QString &folder,
                                 const FileContents &changed, const QStringList &removed)
{
    if (changed.isEmpty() && removed.isEmpty()) {
        QFile::remove(path);
        return Done{};
    }
    Json files = Json::object();
    for (auto it = changed.constBegin(); it != changed.constEnd(); ++it)
        files.insert(it.key(), QString::fromLatin1((*it)->bytes().toBase64()));
    Json json = Json::object();
    json.insert(engine::fileformat::key.toString(), c_newestFormat);
    json.insert(c_folder, folder);
    json.insert(c_changed, files);
    json.insert(c_removed, Json::array(removed));
    return engine::writeAtomically(path, json.write(Json::Style::Compact));
}

void RecoveryFile::dropWhatIsThere(const FileContents &files)
{
    changes.removeIf([&](const auto &change) {
        const auto there = files.value(change.key());
        return change.value() ? there && there->bytes() == *change.value() : !there;
    });
}

QList<RecoveryFile> RecoveryFile::leftIn(const QString &place)
{
    QList<RecoveryFile> found;
    const QDir dir(place);
    for (const QFileInfo &entry : dir.entryInfoList({u'*' + c_ending, u'*' + oldPathOf(c_ending)},
                                                    QDir::Files, QDir::Time)) {
        QString path = entry.filePath();
        path.truncate(path.lastIndexOf(c_ending) + c_ending.size());
        RecoveryFile file = read(entry.filePath());
        const auto disk = engine::ModuleFiles::open(file.folder);
        const bool isKnown = std::any_of(found.begin(), found.end(), [&](const auto &other) {
            return other.folder == file.folder;
        });
        if (file.folder.isEmpty() || !disk || isKnown || isInUse(path))
            continue;
        FileContents contents;
        for (const QString &name : file.changes.keys()) {
            if (const auto bytes = disk->read(name))
                contents.insert(name, std::make_shared<FileContent>(name, bytes.value()));
        }
        file.dropWhatIsThere(contents);
        if (!file.changes.isEmpty())
            found.append(file);
    }
    return found;
}

} // namespace editor
