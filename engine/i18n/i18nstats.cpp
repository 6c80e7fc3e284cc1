// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/i18nstats.h"

#include "engine/i18n/catalog/tscatalog.h"
#include "engine/module/model/module.h"

namespace engine {

Result<I18nStats> I18nStats::of(const Module &module, const QString &language)
{
    return of(module, language, collectTexts(module));
}

Result<I18nStats> I18nStats::of(const Module &module, const QString &language,
                                const QList<SourceText> &texts)
{
    I18nStats stats;
    stats.language = language;
    if (language == module.language) {
        stats.done = int(texts.size());
        return stats;
    }
    QHash<QString, bool> known;
    const QString file = QStringLiteral("locale/%1.ts").arg(language);
    if (module.files.contains(file)) {
        const auto bytes = module.files.read(file);
        const auto catalog = bytes ? TsCatalog::parse(bytes.value(), file) : bytes.error();
        if (!catalog)
            return catalog.error();
        for (const TsCatalog::Context &context : catalog->contexts) {
            for (const TsMessage &message : context.messages) {
                known.insert(context.name + QChar(1) + message.comment + QChar(1) + message.source,
                             message.isDone());
                stats.vanished += message.isGone() ? 1 : 0;
            }
        }
    }
    for (const SourceText &text : texts) {
        const auto it =
            known.constFind(text.context + QChar(1) + text.comment + QChar(1) + text.source);
        const bool isDone = it != known.constEnd() && *it;
        stats.done += isDone ? 1 : 0;
        stats.missing += it == known.constEnd() ? 1 : 0;
        stats.unfinished += it != known.constEnd() && !isDone ? 1 : 0;
        if (!isDone)
            stats.open.append(text);
    }
    return stats;
}

} // namespace engine
