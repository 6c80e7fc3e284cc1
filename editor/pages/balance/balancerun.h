// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/balance/balancegames.h"

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

namespace editor {

/// Plays games by computers beside the window's work: with one version of a module, or with two on
/// the same seeds.
class BalanceRun : public QObject
{
    Q_OBJECT

public:
    struct Order
    {
        std::shared_ptr<const engine::Module> module;
        QString other; ///< Folder or file of the version to compare with; empty: none.
        QString scenario;
        QMap<QString, QString> bots; ///< By side.
        quint64 seed = 1;
        int games = 1;
        QString language; ///< Of the reports.
    };

    explicit BalanceRun(QObject *parent = nullptr);
    ~BalanceRun() override;

    void start(const Order &order);
    /// What was played so far still becomes a result.
    void stop();
    bool isRunning() const { return m_isRunning; }
    const Order &order() const { return m_order; }
    /// Games that are over, each in all versions; and what they took, in milliseconds.
    int played() const;
    qint64 elapsed() const { return m_clock.elapsed(); }

    /// Of the last run that came to its end or was stopped; without games: none.
    const BalanceResult &result() const { return m_result; }

signals:
    void started();
    void progressed();
    /// result() is a new one, or there is none and \a failure says why.
    void finished(const QString &failure);

private:
    struct Work;

    void finish(quint64 run, const BalanceResult &result, const QString &failure);

    Order m_order;
    BalanceResult m_result;
    std::shared_ptr<Work> m_work;
    quint64 m_run = 0;
    bool m_isRunning = false;
    QElapsedTimer m_clock;
    QTimer m_look;
    QThreadPool m_worker;
};

} // namespace editor
