// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/module.h"
#include "scripting/testing/testrunner.h"

#include <QObject>
#include <QSet>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace editor {

/// Runs a module's tests beside the window's work, and keeps what came of each.
class TestRun : public QObject
{
    Q_OBJECT

public:
    using TestResult = scripting::TestRunner::TestResult;

    explicit TestRun(QObject *parent = nullptr);
    ~TestRun() override;

    /// Only \a names, or all tests.
    void start(std::shared_ptr<const engine::Module> module, const QStringList &names = {});
    void stop();
    bool isRunning() const { return m_isRunning; }

    const QList<TestResult> &results() const { return m_results; }
    /// nullptr: it has not been run.
    const TestResult *result(const QString &file, const QString &name) const;
    /// Lines of the rules that tests run which pass.
    QSet<int> covered(const QString &file) const { return m_covered.value(file); }
    /// What is known of the lines of these files is not true any more.
    void forget(const QSet<QString> &files);

signals:
    void started();
    void progressed();
    void finished();

private:
    using Covered = QHash<QString, QSet<int>>;

    void take(quint64 run, const TestResult &result);
    void finish(quint64 run, const Covered &covered, const QString &failure);

    QList<TestResult> m_results;
    Covered m_covered;
    std::shared_ptr<std::atomic_bool> m_stop;
    quint64 m_run = 0;
    bool m_isRunning = false;
    QThreadPool m_worker;
};

} // namespace editor
