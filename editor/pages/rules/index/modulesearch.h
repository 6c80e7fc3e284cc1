// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/moduledocument.h"
#include "editor/pages/rules/index/ruleindex.h"

namespace editor {

/// Looks for words in the files of a module, and puts others in their place.
class ModuleSearch
{
public:
    struct Question
    {
        QString words;
        bool isExactCase = false;
        bool isWholeWord = false;
        bool isEverywhere = false; ///< Not only in Lua.
    };
    static constexpr qsizetype most = 5000; ///< No more places are listed.

    static QList<CodePlace> find(const ModuleDocument &document, const Question &question);
    /// Puts \a instead in every one of the places, which must be those of the present files.
    static void replace(Draft &draft, const QList<CodePlace> &places, const QString &instead);
};

} // namespace editor
