// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/translationmarks.h"

#include "engine/i18n/extractor.h"
#include "engine/module/model/module.h"

namespace editor {

using engine::TsCatalog;

namespace {

// Where a text is seen may change without any work for a translator.
TsCatalog withoutPlaces(TsCatalog catalog)
{
    for (TsCatalog::Context &context : catalog.contexts) {
        for (engine::TsMessage &message : context.messages)
            message.extraComment.clear();
    }
    return catalog;
}

} // namespace

bool markTranslations(Draft &draft, const engine::Module &module)
{
    const engine::Extractor texts(engine::collectTexts(module));
    bool isAny = false;
    for (const QString &language : module.languages) {
        const QString file = QStringLiteral("locale/%1.ts").arg(language);
        const auto content = draft.files().value(file);
        if (language == module.language || !content)
            continue;
        const auto old = TsCatalog::parse(content->bytes(), file);
        if (!old)
            continue;
        const TsCatalog fresh = texts.merge(old.value());
        if (withoutPlaces(fresh) == withoutPlaces(old.value()))
            continue;
        draft.setBytes(file, fresh.write());
        isAny = true;
    }
    return isAny;
}

} // namespace editor
