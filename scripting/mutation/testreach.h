// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/module.h"
#include "scripting/mutation/mutant.h"
#include "scripting/testing/testrunner.h"

#include <QMap>
#include <QSet>

namespace scripting {

/// Which tests of a module run which lines of its rules.
class TestReach
{
public:
    struct Test
    {
        QString file;
        QString name;
        bool isPlaythrough = false;
    };

    /// Runs all tests; fails with the first one that does not pass.
    static engine::Result<TestReach> of(const engine::Module &module);

    const QList<Test> &tests() const { return m_tests; }
    /// Those that may notice the change.
    QList<Test> testsOf(const Mutant &mutant) const;
    bool isReached(const Mutant &mutant) const { return !indicesOf(mutant).isEmpty(); }

private:
    engine::Result<engine::Done> runTests(const engine::Module &module, LuaRules &rules);
    engine::Result<engine::Done> runPlaythroughs(const engine::Module &module, LuaRules &rules);
    void note(const QString &file, const QSet<int> &lines);
    QList<int> indicesOf(const Mutant &mutant) const;

    QList<Test> m_tests;
    QHash<QString, QMap<int, QList<int>>> m_byLine; ///< File, line, tests.
};

} // namespace scripting
