// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/sourcetext.h"

#include "engine/i18n/textcollector.h"

namespace engine {

namespace {

constexpr qsizetype mostPlaces = 3;

} // namespace

QString SourceText::extraComment() const
{
    QStringList seen;
    for (const TextPlace &place : places.first(std::min(mostPlaces, places.size())))
        seen.append(place.toString());
    QString where = seen.join(QStringLiteral(", "));
    if (places.size() > mostPlaces)
        where += QStringLiteral(" and %1 more").arg(places.size() - mostPlaces);
    QStringList lines = notes;
    if (!where.isEmpty())
        lines.prepend(where);
    return lines.join(u'\n');
}

QList<SourceText> collectTexts(const Module &module)
{
    return TextCollector(module).collect();
}

} // namespace engine
