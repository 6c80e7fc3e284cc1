// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/code/codeedit.h"
#include "editor/pages/rules/index/ruleindex.h"

namespace editor {

/// What the code around the cursor belongs to.
class CodeSurroundings
{
public:
    CodeSurroundings(const RuleIndex &index, const CodeEdit &edit)
        : m_index(index)
        , m_edit(edit)
    {
    }

    /// The definition and the function, as far as there are some.
    QStringList names() const;
    /// The rule that the line names, else the first one of the definition; empty: none.
    QString rule() const;

private:
    const RuleIndex &m_index;
    const CodeEdit &m_edit;
};

} // namespace editor
