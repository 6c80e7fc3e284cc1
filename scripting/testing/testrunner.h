// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/protocol/session.h"
#include "scripting/luarules.h"

#include <QHash>
#include <QSet>

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
    /// Runs the tests of a text as if it were the file \a file.
    void runText(const QString &file, const QByteArray &text, const Report &report);
    /// Only tests for which this holds are run.
    using Filter = std::function<bool(const QString &file, const QString &name)>;
    void setFilter(Filter filter) { m_filter = std::move(filter); }
    /// Only these files are looked into; all when there is none.
    void setFiles(const QStringList &files) { m_files = files; }
    /// Asked between tests, and inside of them while lines are watched; true ends the run.
    void setStop(std::function<bool()> isStopped) { m_isStopped = std::move(isStopped); }
    /// From now on the lines of the rules are noted that tests run, which makes them slower.
    void watchLines();
    /// Lines by file that tests have run which passed.
    const QHash<QString, QSet<int>> &covered() const { return m_covered; }
    /// Lines that the test has run which is reported now.
    const QHash<QByteArray, QSet<int>> &touched() const { return m_touched; }

    /// Rule ids ("K45-156") that a test's name proves: those before its colon.
    static QStringList rulesOf(const QString &name);
    /// The ids of tests/rules.tsv, in order; empty when the module has no such list.
    static QStringList ruleList(const engine::Module &module);

private:
    struct Context;

    void runFile(const QString &file, const Report &report, const QString &only);
    void runTest(LuaRuntime &runtime, int function, TestResult result, const Report &report);
    bool isStopped() const { return m_isStopped && m_isStopped(); }
    std::optional<ScriptError> collect(LuaRuntime &runtime, Context &context, const QString &file);

    const engine::Module &m_module;
    LuaRules &m_rules;
    std::function<bool()> m_isStopped;
    Filter m_filter;
    QStringList m_files;
    QHash<QString, QByteArray> m_texts; ///< Instead of the module's own files.
    QHash<QString, QSet<int>> m_covered;
    QHash<QByteArray, QSet<int>> m_touched; ///< By the test that runs now.
};

} // namespace scripting
