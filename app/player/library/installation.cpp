// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/installation.h"

#include <QVersionNumber>

namespace app {

Installation::Kind Installation::kind() const
{
    if (!replaces())
        return Kind::New;
    if (module.hash == replaced.hash)
        return Kind::Same;
    const auto number = [](const LibraryModule &entry) {
        return QVersionNumber::fromString(entry.module->version).normalized();
    };
    const int order = QVersionNumber::compare(number(module), number(replaced));
    return order > 0 ? Kind::Newer : order < 0 ? Kind::Older : Kind::Changed;
}

} // namespace app
