// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/fixes/messagepattern.h"
#include "editor/fixes/quickfix.h"
#include "editor/pages/rules/ruleindex.h"

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
    using Finder = Fix (FixFinder::*)(const engine::Issue &issue, const QStringList &words);

    struct Known
    {
        MessagePattern pattern;
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

    Fix nearest(const engine::Issue &issue, const QStringList &words);
    Fix nearestInLua(const engine::Issue &issue, const QString &word);
    Fix unusedFile(const engine::Issue &issue, const QStringList &words);
    Fix unknownKey(const engine::Issue &issue, const QStringList &words);
    Fix wrongId(const engine::Issue &issue, const QStringList &words);
    Fix saidTwice(const engine::Issue &issue, const QStringList &words);
    Fix ownLanguage(const engine::Issue &issue, const QStringList &words);
    Fix paragraph(const engine::Issue &issue, const QStringList &words);
    Fix variable(const engine::Issue &issue, const QStringList &words);
    Fix pieceProperty(const engine::Issue &issue, const QStringList &words);
    Fix spaceProperty(const engine::Issue &issue, const QStringList &words);
    Fix missingFile(const engine::Issue &issue, const QStringList &words);
    Fix missingRules(const engine::Issue &issue, const QStringList &words);
    Fix stranger(const engine::Issue &issue, const QStringList &words);
    Fix picture(const engine::Issue &issue, const QStringList &words);
    Fix missingTranslation(const engine::Issue &issue, const QStringList &words);
    Fix openTexts(const engine::Issue &issue, const QStringList &words);

    static Fix declared(const QString &group, const QString &name);
    Fix extracted(const QString &file, const QString &title) const;

    LiveModule &m_live;
    ModuleDocument &m_document;
    RuleIndex m_index;
    std::vector<Known> m_known;
    QHash<QString, QMultiHash<int, Spot>> m_spots; ///< By file and line.
};

} // namespace editor
