// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/rules/index/ruleindex.h"

namespace editor {

/// Which tests show a paragraph of the rulebook: those whose name has an id that tests/rules.tsv
/// gives the paragraph, and those that name its number.
class RuleTests
{
public:
    explicit RuleTests(const RuleIndex &index)
        : m_index(index)
    {
    }

    struct Test
    {
        QString name;
        CodePlace place;
    };
    QList<Test> of(const QString &rule) const;
    /// Ids of tests/rules.tsv that stand for the paragraph.
    QStringList idsOf(const QString &rule) const;

private:
    const RuleIndex &m_index;
};

} // namespace editor
