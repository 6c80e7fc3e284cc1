// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/scripterror.h"

namespace scripting {

QString ScriptError::toString() const
{
    if (file.isEmpty())
        return message;
    if (line < 1)
        return file + QLatin1String(": ") + message;
    return file + QLatin1Char(':') + QString::number(line) + QLatin1String(": ") + message;
}

} // namespace scripting
