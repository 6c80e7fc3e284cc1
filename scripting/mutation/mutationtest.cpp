// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/mutation/mutationtest.h"

#include "engine/core/random.h"
#include "scripting/testing/playthrough.h"

#include <QSet>

#include <algorithm>
#include <numeric>
#include <thread>

namespace scripting {

QList<Mutant> MutationTest::select(QList<Mutant> mutants, const Selection &selection)
{
    erase_if(mutants, [&](const Mutant &mutant) {
        const bool isNear = selection.rule.isEmpty() || mutant.rule == selection.rule
            || mutant.rule.startsWith(selection.rule + u'.');
        return !isNear || !mutant.file.contains(selection.file);
    });
    if (selection.sample <= 0 || selection.sample >= mutants.size())
        return mutants;
    std::vector<qsizetype> order(static_cast<size_t>(mutants.size()));
    std::iota(order.begin(), order.end(), 0);
    engine::Random random(selection.seed);
    for (size_t i = 0; i < size_t(selection.sample); ++i)
        std::swap(order[i], order[i + random.below(uint32_t(order.size() - i))]);
    order.resize(size_t(selection.sample));
    std::sort(order.begin(), order.end());
    QList<Mutant> sample;
    for (const qsizetype index : order)
        sample.append(mutants[index]);
    return sample;
}

engine::Result<MutationTest::Report> MutationTest::run(const Selection &selection)
{
    const auto reach = TestReach::of(m_module);
    if (!reach)
        return reach.error();
    const MutantFinder finder(m_module);
    const QList<Mutant> mutants = select(finder.mutants(), selection);
    for (const QString &name : m_module.files.names()) {
        if (const auto content = m_module.files.read(name))
            m_files.insert(name, content.value());
    }
    m_fates.assign(size_t(mutants.size()), Fate::Missed);
    m_next = 0;
    m_done = 0;
    std::vector<std::thread> threads;
    for (int i = 1; i < selection.jobs; ++i)
        threads.emplace_back([&] { work(finder, reach.value(), mutants); });
    work(finder, reach.value(), mutants);
    for (std::thread &thread : threads)
        thread.join();
    Report report;
    report.leftOut = finder.leftOut();
    for (qsizetype i = 0; i < mutants.size(); ++i) {
        const Fate fate = m_fates[size_t(i)];
        report.broken += fate == Fate::Broken ? 1 : 0;
        report.tried += fate == Fate::Broken ? 0 : 1;
        report.caught += fate == Fate::Caught ? 1 : 0;
        if (fate == Fate::Missed)
            report.missed.append({mutants[i], reach->isReached(mutants[i])});
    }
    return report;
}

void MutationTest::work(const MutantFinder &finder, const TestReach &reach,
                        const QList<Mutant> &mutants)
{
    engine::Module changed = m_module;
    for (qsizetype i = m_next++; i < mutants.size(); i = m_next++) {
        const Mutant &mutant = mutants[i];
        auto files = m_files;
        files.insert(mutant.file, mutant.apply(finder.textOf(mutant.file)));
        changed.files = engine::ModuleFiles::fromMap(files);
        const Fate fate = tryOut(changed, reach.testsOf(mutant));
        const std::lock_guard lock(m_mutex);
        m_fates[size_t(i)] = fate;
        ++m_done;
        if (m_progress)
            m_progress(m_done, mutants.size());
    }
}

// Until the first test fails. Whatever runs out of its budget fails, too.
MutationTest::Fate MutationTest::tryOut(const engine::Module &changed,
                                        const QList<TestReach::Test> &tests)
{
    const auto rules = LuaRules::load(changed);
    if (!rules)
        return Fate::Broken;
    QHash<QString, QSet<QString>> wanted;
    for (const TestReach::Test &test : tests) {
        if (!test.isPlaythrough)
            wanted[test.file].insert(test.name);
    }
    bool isCaught = false;
    TestRunner runner(changed, *rules.value());
    runner.setFiles(wanted.keys());
    runner.setFilter([&](const QString &file, const QString &name) {
        return wanted.value(file).contains(name);
    });
    runner.setStop([&] { return isCaught; });
    if (!wanted.isEmpty())
        runner.run([&](const auto &result) { isCaught = isCaught || !result.passed; });
    for (const TestReach::Test &test : tests) {
        if (!isCaught && test.isPlaythrough)
            isCaught = !checkPlaythrough(changed, *rules.value(), test.file).passed;
    }
    return isCaught ? Fate::Caught : Fate::Missed;
}

} // namespace scripting
