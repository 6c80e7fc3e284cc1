// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "scripting/playthrough.h"
#include "scripting/testrunner.h"

#include <QSet>

namespace app {

namespace {

/// Prints TAP and keeps count of which rules are proven.
class TapPrinter
{
public:
    void add(const scripting::TestRunner::TestResult &result)
    {
        ++m_count;
        const QByteArray state = result.passed ? "ok " : "not ok ";
        print(state + QByteArray::number(m_count) + " - " + result.name.toUtf8());
        for (const QString &line : result.failure.split(u'\n', Qt::SkipEmptyParts))
            print("# " + line.toUtf8());
        for (const QString &rule : scripting::TestRunner::rulesOf(result.name))
            (result.passed ? m_proven : m_failed).insert(rule);
        m_failures += result.passed ? 0 : 1;
    }

    int count() const { return m_count; }
    int failures() const { return m_failures; }
    qsizetype covered(const QStringList &rules) const
    {
        return std::count_if(rules.begin(), rules.end(), [this](const QString &rule) {
            return m_proven.contains(rule) && !m_failed.contains(rule);
        });
    }

private:
    int m_count = 0;
    int m_failures = 0;
    QSet<QString> m_proven;
    QSet<QString> m_failed;
};

} // namespace

Exit runTest(const Arguments &arguments)
{
    const auto [module, issues, exit] = openModule(arguments.plain().first());
    if (!module)
        return exit;
    auto rules = scripting::LuaRules::load(*module);
    if (!rules)
        return fail(Exit::DoesNotHold, rules.error().message);
    print("TAP version 13");
    TapPrinter printer;
    const QString only = arguments.value(QStringLiteral("--only"));
    scripting::TestRunner runner(*module, *rules.value());
    runner.run([&](const auto &result) { printer.add(result); }, only);
    for (const auto &result : scripting::checkPlaythroughs(*module, *rules.value())) {
        if (only.isEmpty() || result.name.contains(only))
            printer.add(result);
    }
    print("1.." + QByteArray::number(printer.count()));
    const QStringList list = scripting::TestRunner::ruleList(*module);
    if (!list.isEmpty())
        print("# rules: " + QByteArray::number(printer.covered(list)) + " of "
              + QByteArray::number(list.size()) + " covered");
    return printer.failures() ? Exit::DoesNotHold : Exit::Good;
}

} // namespace app
