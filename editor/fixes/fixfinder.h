// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/fixes/quickfix.h"
#include "editor/pages/rules/index/ruleindex.h"

#include <QCoreApplication>

namespace editor {

/// Finds remedies for what lint says of the document as it is now.
///
/// Made anew for each round of questions: it remembers what it has read of the files.
class FixFinder
{
    Q_DECLARE_TR_FUNCTIONS(editor::FixFinder)

public:
    explicit FixFinder(LiveModule &live);

    /// Nothing when there is no remedy, or more than one.
    std::optional<QuickFix> find(const engine::Issue &issue);

private:
    using Fix = std::optional<QuickFix>;
    using Finder = Fix (FixFinder::*)(const engine::Issue &issue);

    struct Remedy
    {
        engine::Issue::Code code;
        Finder finder;
    };
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
    Fix paragraph(const engine::Issue &issue);
    Fix variable(const engine::Issue &issue);
    Fix pieceProperty(const engine::Issue &issue);
    Fix spaceProperty(const engine::Issue &issue);
    Fix missingFile(const engine::Issue &issue);
    Fix missingRules(const engine::Issue &issue);
    Fix unusedFile(const engine::Issue &issue);
    Fix picture(const engine::Issue &issue);
    Fix missingTranslation(const engine::Issue &issue);
    Fix missingTexts(const engine::Issue &issue);

    static Fix declared(const QString &group, const QString &name);
    Fix extracted(const QString &file, const QString &title) const;

    LiveModule &m_live;
    ModuleDocument &m_document;
    RuleIndex m_index;
    QHash<QString, QMultiHash<int, Spot>> m_spots; ///< By file and line.
};

} // namespace editor
