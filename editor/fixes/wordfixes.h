// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/fixes/quickfix.h"
#include "editor/pages/rules/index/ruleindex.h"

#include <QCoreApplication>

namespace editor {

/// Finds remedies that change a word of a file: another name, or one that goes. It remembers what
/// it has read of the files.
class WordFixes
{
    Q_DECLARE_TR_FUNCTIONS(editor::WordFixes)

public:
    explicit WordFixes(LiveModule &live);

    /// Nothing when there is no remedy, or more than one.
    std::optional<QuickFix> find(const engine::Issue &issue);

private:
    using Fix = std::optional<QuickFix>;

    /// A text in a JSON file: a key, or a value.
    struct Spot
    {
        JsonPath path;
        QString text;
        bool isKey = false;
    };

    QList<Spot> spotsOf(const engine::Issue &issue);
    /// Writes another word where this one stands on the line.
    Fix replaced(const engine::Issue &issue, const QString &word, const QString &by);

    Fix nearest(const engine::Issue &issue);
    Fix nearestInLua(const engine::Issue &issue);
    Fix unusedRequire(const engine::Issue &issue);
    Fix unknownKey(const engine::Issue &issue);
    Fix wrongId(const engine::Issue &issue);
    Fix saidTwice(const engine::Issue &issue);
    Fix ownLanguage(const engine::Issue &issue);
    Fix picture(const engine::Issue &issue);

    ModuleDocument &m_document;
    RuleIndex m_index;
    QHash<QString, QMultiHash<int, Spot>> m_spots; ///< By file and line.
};

} // namespace editor
