// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/mutation/testreach.h"

#include "scripting/testing/playthrough.h"

#include <QCoreApplication>

namespace scripting {

namespace {

engine::Error failedTest(const TestRunner::TestResult &result)
{
    return {engine::Error::Code::ScriptFailed,
            QCoreApplication::translate("MutationTest",
                                        "The tests must pass first; this one does not: %1 (%2)")
                .arg(result.name, result.failure.section(u'\n', 0, 0))};
}

} // namespace

engine::Result<TestReach> TestReach::of(const engine::Module &module)
{
    TestReach reach;
    auto rules = LuaRules::load(module);
    if (!rules)
        return rules.error();
    if (const auto done = reach.runTests(module, *rules.value()); !done)
        return done.error();
    if (const auto done = reach.runPlaythroughs(module, *rules.value()); !done)
        return done.error();
    return reach;
}

engine::Result<engine::Done> TestReach::runTests(const engine::Module &module, LuaRules &rules)
{
    TestRunner runner(module, rules);
    std::optional<TestRunner::TestResult> failed;
    runner.watchLines();
    runner.setStop([&] { return failed.has_value(); });
    runner.run([&](const TestRunner::TestResult &result) {
        m_tests.append({result.file, result.name, false});
        for (auto it = runner.touched().cbegin(); it != runner.touched().cend(); ++it)
            note(QString::fromUtf8(it.key()), it.value());
        if (!result.passed)
            failed = result;
    });
    if (failed)
        return failedTest(*failed);
    return engine::Done{};
}

engine::Result<engine::Done> TestReach::runPlaythroughs(const engine::Module &module,
                                                        LuaRules &rules)
{
    for (const QString &file : playthroughs(module)) {
        QHash<QString, QSet<int>> lines;
        rules.runtime().watchLines([&lines](const char *source, int line) {
            lines[QString::fromUtf8(source)].insert(line);
            return true;
        });
        const auto result = checkPlaythrough(module, rules, file);
        if (!result.passed)
            return failedTest(result);
        m_tests.append({result.file, result.name, true});
        for (auto it = lines.cbegin(); it != lines.cend(); ++it)
            note(it.key(), it.value());
    }
    return engine::Done{};
}

void TestReach::note(const QString &file, const QSet<int> &lines)
{
    for (const int line : lines)
        m_byLine[file][line].append(int(m_tests.size()) - 1);
}

QList<int> TestReach::indicesOf(const Mutant &mutant) const
{
    const auto file = m_byLine.constFind(mutant.file);
    QSet<int> found;
    if (file != m_byLine.cend()) {
        for (auto it = file->lowerBound(mutant.firstLine);
             it != file->cend() && it.key() <= mutant.lastLine; ++it)
            found += QSet<int>(it->begin(), it->end());
    }
    QList<int> sorted(found.begin(), found.end());
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

QList<TestReach::Test> TestReach::testsOf(const Mutant &mutant) const
{
    if (mutant.runsInLoading)
        return m_tests;
    QList<Test> tests;
    for (const int index : indicesOf(mutant))
        tests.append(m_tests[index]);
    return tests;
}

} // namespace scripting
