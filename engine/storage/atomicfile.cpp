// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/atomicfile.h"

#include "engine/core/limits.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

namespace engine {

Result<Done> writeAtomically(const QString &path, const QByteArray &content)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()
        || !file.commit()) {
        return Error{Error::Code::Io,
                     QCoreApplication::translate("AtomicFile", "“%1” can't be written: %2")
                         .arg(path, file.errorString())};
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
