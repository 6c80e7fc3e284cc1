// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "engine/game/save/savegame.h"

#include <QTimer>

#include <atomic>
#include <mutex>

class QThread;

namespace app {

/// How likely each side was to win at some steps of a game that is over: the computer plays on from
/// them, again and again, beside everything else. It can be stopped at any time, and goes on.
class ChanceEstimate : public QObject
{
    Q_OBJECT

public:
    static constexpr int mostGames = 20; ///< From each step.

    ChanceEstimate(GameController &controller, std::vector<int> steps, QObject *parent = nullptr);
    ~ChanceEstimate() override;

    void setRunning(bool running);
    bool isRunning() const { return bool(m_thread); }
    const std::vector<int> &steps() const { return m_steps; }
    /// Played on from every step at least.
    int games() const;
    /// In all.
    int allGames() const;
    /// 0 … 1; a draw counts for half. Only where games were played.
    double chance(size_t step, engine::SideId side) const;

signals:
    void changed();

private:
    struct Tally
    {
        int games = 0;
        std::vector<double> wins; ///< By side.
    };

    void work(engine::SaveGame save);
    void add(size_t step, engine::SideId winner);

    GameController &m_controller;
    std::shared_ptr<const engine::Module> m_module;
    std::vector<int> m_steps;
    std::unique_ptr<QThread> m_thread;
    std::atomic<bool> m_isStopped = false;
    QTimer m_look;
    int m_seen = 0; ///< Games that were told of.
    mutable std::mutex m_mutex; // guards what follows
    std::vector<Tally> m_tallies;
};

} // namespace app
