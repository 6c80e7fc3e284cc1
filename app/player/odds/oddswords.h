// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"
#include "engine/i18n/translator.h"

namespace app::oddswords {

/// "2½" as players write it.
QString number(double value);
/// "+1", "−2".
QString signedNumber(qint64 value);
/// A total, or from what to what it can be when something is hidden.
QString strength(const engine::Json &side);
/// What stands at the target: the column after all shifts, or how it misses the table.
QString plaque(const engine::Json &odds);
/// A text of an answer: a sentence, or a sentence and what fills its {1}, {2} …
QString sentence(const engine::Json &text, const engine::Translator &translator);

} // namespace app::oddswords
