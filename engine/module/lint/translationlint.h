// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/catalog/tscatalog.h"
#include "engine/i18n/sourcetext.h"
#include "engine/module/model/module.h"

#include <QCoreApplication>

namespace engine {

/// Finds texts without an up-to-date translation, translations that lost a gap, and genders that
/// no name has.
class TranslationLint
{
    Q_DECLARE_TR_FUNCTIONS(TranslationLint)

public:
    explicit TranslationLint(const Module &module);

    Issues run();

private:
    void checkLanguage(const QString &language);
    void checkGaps(const TsCatalog &catalog, const QString &file);
    void checkGenders(const QList<SourceText> &texts, const QString &file);

    const Module &m_module;
    QList<SourceText> m_texts;
    Issues m_issues;
};

} // namespace engine
