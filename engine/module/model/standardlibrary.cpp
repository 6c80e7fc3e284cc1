// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/model/standardlibrary.h"

#include "engine/core/json.h"

#include <QDir>
#include <QFile>

namespace engine {

int StandardLibrary::newest()
{
    int version = 0;
    while (has(version + 1))
        ++version;
    return version;
}

bool StandardLibrary::has(int version)
{
    return version > 0 && QDir(QStringLiteral(":/") + folder(version)).exists();
}

int StandardLibrary::versionOf(const ModuleFiles &module)
{
    const auto bytes = module.read(QStringLiteral("module.json"));
    const auto json = bytes ? Json::parse(bytes.value(), {}) : bytes.error();
    const Json version = json ? json.value()[u"std"] : Json();
    return version.isInteger() && has(int(version.toInteger())) ? int(version.toInteger()) : 0;
}

QString StandardLibrary::folder(int version)
{
    return QStringLiteral("std/%1").arg(version);
}

QStringList StandardLibrary::files(int version)
{
    const QString folder = StandardLibrary::folder(version);
    QStringList files;
    for (const QString &name :
         QDir(QStringLiteral(":/") + folder).entryList({QStringLiteral("*.lua")}, QDir::Files))
        files.append(folder + u'/' + name);
    return files;
}

std::optional<QByteArray> StandardLibrary::read(const QString &path)
{
    QFile file(QStringLiteral(":/") + path);
    if (!path.startsWith(QLatin1String("std/")) || path.contains(QLatin1String(".."))
        || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll();
}

} // namespace engine
