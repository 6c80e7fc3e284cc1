// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/catalog/tscatalog.h"

#include "engine/i18n/catalog/tsreader.h"
#include "engine/i18n/catalog/tswriter.h"

#include <algorithm>

namespace engine {

Result<TsCatalog> TsCatalog::parse(const QByteArray &xml, const QString &fileName)
{
    return TsReader(xml, fileName).read();
}

QByteArray TsCatalog::write() const
{
    return TsWriter().write(*this);
}

const TsCatalog::Context *TsCatalog::find(const QString &name) const
{
    const auto it = std::find_if(contexts.begin(), contexts.end(),
                                 [&](const Context &context) { return context.name == name; });
    return it == contexts.end() ? nullptr : &*it;
}

TsCatalog::Context &TsCatalog::context(const QString &name)
{
    auto it = std::find_if(contexts.begin(), contexts.end(),
                           [&](const Context &context) { return context.name == name; });
    if (it == contexts.end())
        it = contexts.insert(it, {name, {}});
    return *it;
}

} // namespace engine
