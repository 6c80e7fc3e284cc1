// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/model/countercolumns.h"
#include "engine/module/model/module.h"

namespace editor {

/// Names that counters may use and that other files of the module give.
struct CounterWords
{
    struct Word
    {
        QString id;
        QString title;
    };

    QList<Word> sides;
    QStringList mobilities;
    bool areKnown = false; ///< False: the module can't be read now, so every name is taken.
};

/// Everything that is needed to show and to understand the cells of the table.
struct CounterSource
{
    PieceFile file;
    CounterColumns columns;
    CounterWords words;

    static CounterSource of(const FileContents &files, const engine::Module *module);
    CounterSource ofLevel(PieceLevel level) const { return {file.ofLevel(level), columns, words}; }
    /// A cell as people read it: names instead of ids.
    QString shown(int piece, const CounterColumn &column) const;
};

} // namespace editor
