// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/textplace.h"

#include <QList>
#include <QStringList>

namespace engine {

struct Module;

/// A text of a module that wants to be translated.
struct SourceText
{
    QString context; ///< The file it stands in.
    QString source;
    QString comment;
    int line = 0;
    QList<TextPlace> places = {}; ///< Where it is seen, the first of its file first.
    QStringList notes = {}; ///< What fills its gaps, "{1}: piece", and what the author says.

    /// What a translator should know: where the text is seen and what its gaps stand for.
    QString extraComment() const;
    bool operator==(const SourceText &) const = default;
};

/// All of them, file by file, in the order of the files; none twice.
QList<SourceText> collectTexts(const Module &module);

} // namespace engine
