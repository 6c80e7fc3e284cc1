// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/mutation/mutantfinder.h"
#include "scripting/mutation/testreach.h"

#include <atomic>
#include <mutex>

namespace scripting {

/// Changes the rules of a module one place at a time, and finds out which changes no test notices.
class MutationTest
{
public:
    /// Which changes are tried, and how.
    struct Selection
    {
        QString file; ///< Only those of the files whose name contains this.
        QString rule; ///< Only those near this paragraph, or one below it.
        qsizetype sample = 0; ///< So many of them, chosen by the seed; 0: all.
        quint64 seed = 1;
        int jobs = 1;
    };
    struct Missed
    {
        Mutant mutant;
        bool isReached = false; ///< There is a test that runs the place.
    };
    struct Report
    {
        int caught = 0;
        int tried = 0;
        int broken = 0; ///< No Lua any more, so not counted.
        QList<Missed> missed; ///< In the order of files and places.
        QMap<Purpose::Use, int> leftOut;
    };
    using Progress = std::function<void(qsizetype done, qsizetype all)>;

    explicit MutationTest(const engine::Module &module)
        : m_module(module)
    {
    }
    /// Told after each change, by one thread at a time.
    void setProgress(Progress progress) { m_progress = std::move(progress); }

    /// Fails when the rules do not load or a test does not pass unchanged.
    engine::Result<Report> run(const Selection &selection);

    static QList<Mutant> select(QList<Mutant> mutants, const Selection &selection);

private:
    enum class Fate { Caught, Missed, Broken };

    void work(const MutantFinder &finder, const TestReach &reach, const QList<Mutant> &mutants);
    static Fate tryOut(const engine::Module &changed, const QList<TestReach::Test> &tests);

    const engine::Module &m_module;
    Progress m_progress;
    QMap<QString, QByteArray> m_files;
    std::mutex m_mutex;
    std::atomic<qsizetype> m_next = 0;
    qsizetype m_done = 0;
    std::vector<Fate> m_fates;
};

} // namespace scripting
