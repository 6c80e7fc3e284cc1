// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/session.h"
#include "scripting/luarules.h"

#include <functional>

namespace scripting {

/// Runs the Lua tests of a module, each with games and a Lua state of its own.
class TestRunner
{
public:
    struct TestResult
    {
        QString file;
        QString name; ///< "K45-156, K45-157: what it shows".
        bool passed = false;
        QString failure; ///< With file and line where there is one.
    };
    using Report = std::function<void(const TestResult &result)>;

    TestRunner(const engine::Module &module, LuaRules &rules)
        : m_module(module)
        , m_rules(rules)
    {
    }

    /// Runs every test whose name contains \a only.
    void run(const Report &report, const QString &only = {});

    /// Rule ids ("K45-156") that a test's name proves: those before its colon.
    static QStringList rulesOf(const QString &name);
    /// The ids of tests/rules.tsv, in order; empty when the module has no such list.
    static QStringList ruleList(const engine::Module &module);

private:
    struct Context;

    void runFile(const QString &file, const Report &report, const QString &only);
    std::optional<ScriptError> collect(LuaRuntime &runtime, Context &context, const QString &file);

    const engine::Module &m_module;
    LuaRules &m_rules;
};

} // namespace scripting
