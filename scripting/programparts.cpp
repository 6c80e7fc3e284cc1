// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/programparts.h"

#include "engine/core/programversion.h"
#include "engine/storage/picture/gzip.h"
#include "scripting/sandbox/lua.h"

#include <sol/version.hpp>

namespace scripting {

QList<ProgramPart> ProgramPart::all()
{
    using engine::ProgramVersion;
    QString qt = QLatin1String(qVersion());
    if (qt != QLatin1String(QT_VERSION_STR))
        qt += QStringLiteral(" (built with " QT_VERSION_STR ")");
    return {
        {QStringLiteral("Hexsmith"), QLatin1String(ProgramVersion::own()),
         QStringLiteral("GPL-3.0-or-later")},
        {QStringLiteral("Qt"), qt, QStringLiteral("LGPL-3.0-only")},
        {QStringLiteral("Lua"), QStringLiteral(LUA_RELEASE).section(u' ', 1),
         QStringLiteral("MIT")},
        {QStringLiteral("sol2"), QStringLiteral(SOL_VERSION_STRING), QStringLiteral("MIT")},
        {QStringLiteral("QuaZip"), QLatin1String(ProgramVersion::quazip()),
         QStringLiteral("LGPL-2.1-only")},
        {QStringLiteral("zlib"), engine::zlibVersion(), QStringLiteral("Zlib")},
        {QStringLiteral("Compiler"), QLatin1String(ProgramVersion::compiler()), QString()},
    };
}

QString ProgramPart::lines()
{
    QString text;
    for (const ProgramPart &part : all())
        text += part.name + u' ' + part.version + u'\n';
    return text;
}

} // namespace scripting
