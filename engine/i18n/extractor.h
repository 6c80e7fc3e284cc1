// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"
#include "engine/i18n/catalog/tscatalog.h"
#include "engine/i18n/sourcetext.h"

#include <QMap>

namespace engine {

/// Brings a translation up to date with the texts of its module, and loses no work of a translator.
///
/// A new text is unfinished. A changed one is unfinished too, and keeps the old translation as a
/// proposal. What the module has no more is kept as vanished when it was translated.
class Extractor
{
public:
    explicit Extractor(QList<SourceText> texts);

    TsCatalog merge(const TsCatalog &old) const;

private:
    struct Old;

    static void keepVanished(TsCatalog &fresh, const std::vector<Old> &left);
    TsMessage message(const SourceText &text, std::vector<Old> &old) const;

    QList<SourceText> m_texts;
};

/// The new content of locale/<lang>.ts for every language of the module but its own, by file name.
Result<QMap<QString, QByteArray>> extractTranslations(const Module &module);

} // namespace engine
