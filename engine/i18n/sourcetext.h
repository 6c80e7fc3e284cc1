// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace engine {

struct Module;

/// A text of a module that wants to be translated.
struct SourceText
{
    QString context; ///< The file it stands in.
    QString source;
    QString comment;
    int line = 0;

    bool operator==(const SourceText &) const = default;
};

/// All of them, file by file, in the order of the files; none twice.
QList<SourceText> collectTexts(const Module &module);

} // namespace engine
