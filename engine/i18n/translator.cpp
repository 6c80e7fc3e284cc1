// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/translator.h"

#include "engine/i18n/catalog/tscatalog.h"
#include "engine/i18n/gender.h"
#include "engine/module/model/module.h"
#include "engine/module/model/standardlibrary.h"

namespace engine {

namespace {

/// The texts of the standard library that the module uses.
std::optional<TsCatalog> standardTexts(const Module &module, const QString &language)
{
    const int version = StandardLibrary::versionOf(module.files);
    const QString file =
        StandardLibrary::folder(version) + QStringLiteral("/locale/%1.ts").arg(language);
    const auto bytes = version > 0 ? StandardLibrary::read(file) : std::nullopt;
    if (!bytes)
        return std::nullopt;
    const auto catalog = TsCatalog::parse(*bytes, file);
    return catalog ? std::optional(catalog.value()) : std::nullopt;
}

} // namespace

Translator::Translator(const Module &module, const QString &language)
    : m_language(language)
{
    const QString file = QStringLiteral("locale/%1.ts").arg(language);
    if (language != module.language && module.files.contains(file)) {
        const auto bytes = module.files.read(file);
        const auto catalog = bytes ? TsCatalog::parse(bytes.value(), file) : bytes.error();
        if (catalog)
            add(catalog.value());
        else
            m_issues.append({Issue::Severity::Error, {}, 0, catalog.error().message});
    }
    // Behind what the module says itself, whatever language it is written in.
    if (const auto catalog = standardTexts(module, language))
        add(*catalog);
}

Translator::Translator(const TsCatalog &catalog, const QString &language)
    : m_language(language)
{
    add(catalog);
}

void Translator::add(const TsCatalog &catalog)
{
    for (const TsCatalog::Context &context : catalog.contexts) {
        for (const TsMessage &message : context.messages) {
            if (!message.isDone())
                continue;
            // Of several lengths the longest stands first.
            const QString translation = message.translation.section(TsMessage::lengthMark, 0, 0);
            m_exact.insert(key(context.name, message.source, message.comment), translation);
            // The first one counts, so that the order of the file decides and nothing else.
            if (!m_anywhere.contains(message.source))
                m_anywhere.insert(message.source, translation);
        }
    }
}

QString Translator::key(const QString &context, const QString &source, const QString &comment)
{
    return context + QChar(1) + comment + QChar(1) + source;
}

QString Translator::translate(const QString &context, const QString &source,
                              const QString &comment) const
{
    return standingAlone(marked(context, source, comment));
}

QString Translator::translate(const QString &source) const
{
    return standingAlone(marked(source));
}

QString Translator::marked(const QString &context, const QString &source,
                           const QString &comment) const
{
    if (m_exact.isEmpty())
        return source;
    const auto it = m_exact.constFind(key(context, source, comment));
    return it == m_exact.constEnd() ? source : *it;
}

QString Translator::marked(const QString &source) const
{
    const auto it = m_anywhere.constFind(source);
    return it == m_anywhere.constEnd() ? source : *it;
}

} // namespace engine
