// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/testrun.h"

#include "engine/system/background.h"

namespace editor {

namespace {

// Watching the lines takes time, which counts against the budget of a rule.
scripting::Limits watchedLimits()
{
    scripting::Limits limits;
    limits.gasCall *= 20;
    return limits;
}

} // namespace

TestRun::TestRun(QObject *parent)
    : QObject(parent)
{
    m_worker.setMaxThreadCount(1);
}

TestRun::~TestRun()
{
    stop();
    m_worker.waitForDone();
}

void TestRun::stop()
{
    if (m_stop)
        *m_stop = true;
    if (std::exchange(m_isRunning, false))
        emit finished();
    ++m_run;
}

void TestRun::start(std::shared_ptr<const engine::Module> module, const QStringList &names)
{
    stop();
    if (!module)
        return;
    if (names.isEmpty())
        m_results.clear();
    m_isRunning = true;
    m_stop = std::make_shared<std::atomic_bool>(false);
    emit started();
    m_worker.start([this, module, names, run = m_run, stop = m_stop] {
        engine::giveWayToTheWindow();
        auto rules = scripting::LuaRules::load(*module, watchedLimits());
        if (!rules) {
            QMetaObject::invokeMethod(
                this, [this, run, message = rules.error().message] { finish(run, {}, message); });
            return;
        }
        scripting::TestRunner runner(*module, *rules.value());
        runner.setStop([stop] { return stop->load(); });
        if (!names.isEmpty())
            runner.setFilter(
                [&](const QString &, const QString &name) { return names.contains(name); });
        runner.watchLines();
        const auto report = [this, run](const TestResult &result) {
            QMetaObject::invokeMethod(this, [this, run, result] { take(run, result); });
        };
        runner.run(report);
        QMetaObject::invokeMethod(
            this, [this, run, covered = runner.covered()] { finish(run, covered, {}); });
    });
}

void TestRun::take(quint64 run, const TestResult &result)
{
    if (run != m_run)
        return;
    m_results.removeIf(
        [&](const TestResult &one) { return one.file == result.file && one.name == result.name; });
    m_results.append(result);
    emit progressed();
}

void TestRun::finish(quint64 run, const Covered &covered, const QString &failure)
{
    if (run != m_run)
        return;
    for (auto it = covered.cbegin(); it != covered.cend(); ++it)
        m_covered[it.key()] += it.value();
    if (!failure.isEmpty())
        m_results = {{QStringLiteral("rules/main.lua"), tr("Load the rules"), false, failure}};
    m_isRunning = false;
    emit finished();
}

const TestRun::TestResult *TestRun::result(const QString &file, const QString &name) const
{
    for (const TestResult &one : m_results) {
        if (one.file == file && one.name == name)
            return &one;
    }
    return nullptr;
}

void TestRun::forget(const QSet<QString> &files)
{
    for (const QString &file : files)
        m_covered.remove(file);
}

} // namespace editor
