// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lua/luatoken.h"
#include "engine/module/model/module.h"

#include <QCoreApplication>
#include <QSet>

namespace engine {

/// Finds rule numbers that the rulebook does not have, charts that no rule reads, and names that
/// stand for two things.
class RuleLint
{
    Q_DECLARE_TR_FUNCTIONS(RuleLint)

public:
    explicit RuleLint(const Module &module);

    Issues run();

private:
    void checkJson();
    void checkRulebook();
    void checkLua();
    void checkLuaFile(const QString &file, const std::vector<LuaToken> &tokens);
    void checkRuleTable(const QString &file, const std::vector<LuaToken> &tokens, size_t open);
    void checkTables();
    void checkRuleList();
    void checkTests(const QSet<QString> &listed);
    void checkArrivals();
    void checkNames();
    void checkRule(const QString &rule, const QString &file, int line,
                   Issue::Severity severity = Issue::Severity::Error);
    void note(Issue::Severity severity, const QString &file, int line, const QString &message);

    const Module &m_module;
    Issues m_issues;
    QSet<QString> m_words; ///< Fields and texts of all rule files.
};

} // namespace engine
