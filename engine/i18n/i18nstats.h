// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"
#include "engine/i18n/sourcetext.h"

namespace engine {

/// How far the translation of a module into one language is.
struct I18nStats
{
    QString language;
    int done = 0;
    int unfinished = 0; ///< In the file, but not translated, or translated from an older text.
    int missing = 0; ///< Not even in the file.
    int vanished = 0; ///< In the file, but no longer in the module.
    QList<SourceText> open; ///< What is unfinished or missing.

    int total() const { return done + unfinished + missing; }

    /// Fails when the translation can't be read.
    static Result<I18nStats> of(const Module &module, const QString &language);
    static Result<I18nStats> of(const Module &module, const QString &language,
                                const QList<SourceText> &texts);
};

} // namespace engine
