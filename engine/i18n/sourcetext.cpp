// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/sourcetext.h"

#include "engine/i18n/textcollector.h"

namespace engine {

QList<SourceText> collectTexts(const Module &module)
{
    return TextCollector(module).collect();
}

} // namespace engine
