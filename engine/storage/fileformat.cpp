// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/fileformat.h"

#include "engine/core/limits.h"
#include "engine/storage/atomicfile.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace engine::fileformat {

int of(const Json &json)
{
    const qint64 number = json.isObject() ? json[key].toInteger() : 0;
    return int(std::clamp<qint64>(number, 0, std::numeric_limits<int>::max()));
}

Error newer(const QString &path)
{
    return {Error::Code::NewerFormat,
            QCoreApplication::translate("FileFormat",
                                        "“%1” was written by a newer version of Hexsmith and is "
                                        "left as it is.")
                .arg(path)};
}

QString copyPath(const QString &path, const QString &what)
{
    return path + u'.' + what;
}

Result<Done> keepCopy(const QString &path, const QString &what)
{
    const QString copy = copyPath(path, what);
    if (QFileInfo::exists(copy) || !QFileInfo::exists(path))
        return Done{};
    const auto bytes = readBounded(path, limits::archiveBytes);
    return bytes ? writeAtomically(copy, bytes.value()) : Result<Done>(bytes.error());
}

} // namespace engine::fileformat
