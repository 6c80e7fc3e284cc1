// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/code/codeassistant.h"
#include "editor/pages/rules/index/callcontext.h"
#include "editor/pages/rules/index/ruleindex.h"

#include <QCoreApplication>

namespace editor {

/// What can stand between quotes, by what it is handed to: rule numbers, ids of decisions, tables,
/// pieces, spaces …
class TextCompletions
{
    Q_DECLARE_TR_FUNCTIONS(TextCompletions)

public:
    explicit TextCompletions(const RuleIndex &index)
        : m_index(index)
    {
    }

    QList<Completion> list(const QString &file, int position, const CallContext &context) const;

private:
    QList<Completion> rules() const;
    QList<Completion> decisions() const;
    QList<Completion> tables() const;
    QList<Completion> pieces() const;
    QList<Completion> spaces() const;
    QList<Completion> sides() const;
    QList<Completion> phases() const;
    QList<Completion> queries() const;
    QList<Completion> files(const QString &from) const;
    QList<Completion> verbs(const QString &file, int position) const;
    QList<Completion> scenarios() const;

    const RuleIndex &m_index;
};

} // namespace editor
