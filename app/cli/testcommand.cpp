// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "scripting/opening.h"
#include "scripting/testing/playthrough.h"
#include "scripting/testing/testrunner.h"

#include <QSet>

namespace app {

namespace {

/// Prints TAP, or gathers the same as JSON, and keeps count of which rules are proven.
class TapPrinter
{
public:
    explicit TapPrinter(bool asJson)
        : m_asJson(asJson)
    {
        if (!m_asJson)
            print("TAP version 13");
    }

    void add(const scripting::TestRunner::TestResult &result)
    {
        ++m_count;
        m_asJson ? gather(result) : say(result);
        for (const QString &rule : scripting::TestRunner::rulesOf(result.name))
            (result.passed ? m_proven : m_failed).insert(rule);
        m_failures += result.passed ? 0 : 1;
    }

    void finish(const QStringList &rules)
    {
        if (!m_asJson) {
            print("1.." + QByteArray::number(m_count));
            print("# rules: " + QByteArray::number(covered(rules)) + " of "
                  + QByteArray::number(rules.size()) + " covered");
            return;
        }
        engine::Json json = engine::Json::object();
        json.insert(QStringLiteral("tests"), m_results);
        json.insert(QStringLiteral("failed"), m_failures);
        json.insert(QStringLiteral("rules"), qint64(rules.size()));
        json.insert(QStringLiteral("covered"), qint64(covered(rules)));
        printJson(json);
    }

    int failures() const { return m_failures; }

private:
    void say(const scripting::TestRunner::TestResult &result) const
    {
        const QByteArray state = result.passed ? "ok " : "not ok ";
        // A bare "#" would begin a directive.
        const QByteArray name = result.name.toUtf8().replace("#", "\\#").replace('\n', ' ');
        print(state + QByteArray::number(m_count) + " - " + name);
        for (const QString &line : result.failure.split(u'\n', Qt::SkipEmptyParts))
            print("# " + line.toUtf8());
    }

    void gather(const scripting::TestRunner::TestResult &result)
    {
        engine::Json json = engine::Json::object();
        json.insert(QStringLiteral("name"), result.name);
        json.insert(QStringLiteral("ok"), result.passed);
        if (!result.passed)
            json.insert(QStringLiteral("failure"), result.failure);
        m_results.append(std::move(json));
    }

    qsizetype covered(const QStringList &rules) const
    {
        return std::count_if(rules.begin(), rules.end(), [this](const QString &rule) {
            return m_proven.contains(rule) && !m_failed.contains(rule);
        });
    }

    bool m_asJson;
    engine::Json m_results = engine::Json::array();
    int m_count = 0;
    int m_failures = 0;
    QSet<QString> m_proven;
    QSet<QString> m_failed;
};

/// The first option that says how to change the rules.
QString mutationOption(const Arguments &arguments)
{
    for (const char *option : {"--file", "--rule", "--sample", "--seed", "--jobs", "--at-least"}) {
        if (!arguments.values(QLatin1String(option)).isEmpty())
            return QLatin1String(option);
    }
    return {};
}

Exit runTest(const Arguments &arguments)
{
    const bool mutates = arguments.has(QStringLiteral("--mutate"));
    if (const QString stray = mutationOption(arguments); !mutates && !stray.isEmpty())
        return fail(Exit::CalledWrongly,
                    QCoreApplication::translate("Test", "%1 needs --mutate.").arg(stray));
    if (mutates && !arguments.values(QStringLiteral("--only")).isEmpty())
        return fail(
            Exit::CalledWrongly,
            QCoreApplication::translate("Test", "--mutate tries all tests, without --only."));
    const auto [module, issues, exit] = openModule(arguments.plain().first());
    if (!module)
        return exit;
    if (mutates)
        return runMutations(arguments, *module);
    const auto rules = scripting::rulesMaker(*module)();
    if (!rules)
        return fail(Exit::DoesNotHold, rules.error().message);
    TapPrinter printer(arguments.has(QStringLiteral("--json")));
    const QString only = arguments.value(QStringLiteral("--only"));
    // Tests in Lua are of rules in Lua.
    if (auto *lua = dynamic_cast<scripting::LuaRules *>(rules.value().get()))
        scripting::TestRunner(*module, *lua)
            .run([&](const auto &result) { printer.add(result); }, only);
    for (const QString &file : scripting::playthroughs(*module)) {
        const auto result = scripting::checkPlaythrough(*module, *rules.value(), file);
        if (only.isEmpty() || result.name.contains(only))
            printer.add(result);
    }
    printer.finish(scripting::TestRunner::ruleList(*module));
    return printer.failures() ? Exit::DoesNotHold : Exit::Good;
}

} // namespace

Command testCommand()
{
    return {"test",
            "<module> [--only <text>] | --mutate [--file F] [--rule R] [--sample N] [--seed N] "
            "[--jobs J] "
            "[--at-least <percent>]",
            "runs the module's tests; --mutate changes the rules one place at a time and lists the "
            "changes that no test catches",
            {1,
             1,
             {QStringLiteral("--mutate")},
             {QStringLiteral("--only"), QStringLiteral("--file"), QStringLiteral("--rule"),
              QStringLiteral("--sample"), QStringLiteral("--seed"), QStringLiteral("--jobs"),
              QStringLiteral("--at-least")}},
            runTest};
}

} // namespace app
