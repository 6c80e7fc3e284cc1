// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/atomicfile.h"

#include "engine/core/limits.h"
#include "engine/storage/disk.h"
#include "engine/storage/replacement.h"

#include <QCoreApplication>
#include <QFile>

#include <memory>
#include <vector>

namespace engine {

Result<Done> writeAtomically(const QString &path, const QByteArray &content)
{
    return writeAtomically(QMap<QString, QByteArray>{{path, content}});
}

Result<Done> writeAtomically(const QMap<QString, QByteArray> &contentByPath)
{
    std::vector<std::unique_ptr<Replacement>> files;
    for (auto it = contentByPath.begin(); it != contentByPath.end(); ++it) {
        files.push_back(std::make_unique<Replacement>(it.key()));
        if (const int number = files.back()->write(it.value()))
            return disk::failure(it.key(), number);
    }
    for (const auto &file : files) {
        if (const int number = file->takePlace())
            return disk::failure(file->path(), number);
    }
    return Done{};
}

Result<QByteArray> readBounded(const QString &path, qint64 limit)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return Error{Error::Code::Io,
                     QCoreApplication::translate("AtomicFile", "“%1” can't be read: %2")
                         .arg(path, file.errorString())};
    }
    if (file.size() > limit) {
        return Error{Error::Code::TooLarge,
                     QCoreApplication::translate("AtomicFile", "“%1” is larger than %2 MiB.")
                         .arg(path)
                         .arg(limit / limits::mib)};
    }
    return file.read(file.size());
}

} // namespace engine
