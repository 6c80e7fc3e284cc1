// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/bots/gamecopy.h"
#include "app/player/game/gamecontroller.h"

#include <QTimer>

#include <condition_variable>
#include <map>
#include <mutex>

class QThread;

namespace app {

class ChancePlayer;

/// How likely each side is to win at some steps of a game, as somebody can tell who looks at it:
/// computers play on from them, again and again, beside everything else. It can be held at any
/// time, and goes on.
class ChanceEstimate : public QObject
{
    Q_OBJECT

public:
    static constexpr int mostGames = 20; ///< From each step.

    ChanceEstimate(GameController &controller, engine::Viewer viewer, std::vector<int> steps,
                   QObject *parent = nullptr);
    ~ChanceEstimate() override;

    void setRunning(bool running);
    /// There is something to do, and it is done.
    bool isRunning() const;
    /// What is known of steps that are still the same is kept.
    void setSteps(std::vector<int> steps);
    void addSteps(const std::vector<int> &steps);
    const std::vector<int> &steps() const { return m_steps; }
    /// Played on from every step at least.
    int games() const;
    /// From one of them; 0: it is none of them.
    int gamesAt(int step) const;
    /// In all.
    int allGames() const;
    /// 0 … 1; a draw counts for half. Only where games were played.
    double chanceAt(int step, engine::SideId side) const;
    double chance(size_t step, engine::SideId side) const { return chanceAt(m_steps[step], side); }

signals:
    void changed();

private:
    struct Tally
    {
        quint64 number = 0; ///< Of the last command before the step: another one, another step.
        int step = 0;
        int tries = 0; ///< With games that the rules did not play to an end.
        int games = 0;
        std::vector<double> wins; ///< By side.
    };
    using Tallies = std::map<quint64, Tally>;

    quint64 numberAt(int step) const;
    const Tally *at(int step) const;
    void work();
    void playOne(ChancePlayer &player, std::unique_lock<std::mutex> &lock);
    /// What is to be played next; null: nothing is, for now.
    const Tally *next() const;
    bool goesOn() const;

    GameController &m_controller;
    engine::Viewer m_viewer;
    std::vector<int> m_steps;
    GameCopy::Source m_source;
    GameCopy m_copy; ///< The thread's own.
    std::unique_ptr<QThread> m_thread;
    QTimer m_look;
    int m_seen = 0; ///< Games that were told of.

    mutable std::mutex m_mutex; // guards what follows
    std::condition_variable m_wake;
    std::vector<GameCopy::Update> m_updates;
    Tallies m_tallies;
    bool m_isWanted = false;
    bool m_isEnded = false;
    bool m_isBroken = false; ///< The copy can't follow.
    int m_order = 0; ///< Grows when something else is to be done.
};

} // namespace app
