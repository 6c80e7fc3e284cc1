// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/model/rulebook.h"

namespace engine {

const Rulebook::Paragraph *Rulebook::find(QString id) const
{
    while (!id.isEmpty()) {
        if (const auto it = index.constFind(id); it != index.constEnd())
            return &paragraphs[size_t(*it)];
        id.truncate(std::max(qsizetype(0), id.lastIndexOf(u'.')));
    }
    return nullptr;
}

} // namespace engine
