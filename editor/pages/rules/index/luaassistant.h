// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/code/codeassistant.h"
#include "editor/pages/rules/index/luatypes.h"

#include <QCoreApplication>
#include <QSet>

namespace editor {

/// Knows the Lua of rules and tests: what the program gives them, and what the module has itself.
class LuaAssistant : public CodeAssistant
{
    Q_DECLARE_TR_FUNCTIONS(LuaAssistant)

public:
    explicit LuaAssistant(const RuleIndex &index);

    Completions completions(const QString &file, const QString &text, int position) override;
    QString tip(const QString &file, const QString &text, int position) override;
    QString signature(const QString &file, const QString &text, int position) override;

    /// What rules, or tests, are given.
    const scripting::ApiDocs &docs(const QString &file) const;
    /// Names that the program gives to every file.
    QSet<QString> knownNames(const QString &file) const;

private:
    QList<Completion> members(const LuaTypes &types, const QString &file, int dot) const;
    QList<Completion> moduleMembers(const QString &base, const QString &type) const;
    QList<Completion> tableMembers(const scripting::LuaOutline &outline, int table) const;
    QList<Completion> names(const LuaTypes &types, const QString &file, int position) const;
    Completion described(const scripting::ApiDocs::Entry &entry) const;
    QString tipOfText(const QString &file, const QString &text, int position) const;

    const RuleIndex &m_index;
    scripting::ApiDocs m_rules;
    scripting::ApiDocs m_tests;
};

} // namespace editor
