// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/sourcetext.h"

#include <QList>

namespace editor {

/// What is translated into what.
struct TranslationJob
{
    QList<engine::SourceText> texts; ///< Of the module that was loaded last.
    QString sourceLanguage;
    QString language;
};

} // namespace editor
