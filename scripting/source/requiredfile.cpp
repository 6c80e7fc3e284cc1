// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/source/requiredfile.h"

namespace scripting {

QString requiredFile(const QString &name, const QString &from,
                     const std::function<bool(const QString &path)> &exists)
{
    const QString path = QString(name).replace(u'.', u'/') + QStringLiteral(".lua");
    const QString nearby = from.left(from.lastIndexOf(u'/') + 1) + path;
    if (exists(nearby))
        return nearby;
    return exists(path) ? path : QString();
}

} // namespace scripting
