// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/chances/chanceestimate.h"

namespace app {

/// Who is ahead in the course of a game: estimated for some of its steps from what the one who
/// looks may know, and for nobody else's eyes; when the game is over, from everything.
class CourseChances : public QObject
{
    Q_OBJECT

public:
    /// The one that all who show a game share.
    static CourseChances &of(GameController &controller);

    /// Somebody wants to see them; until then nothing is estimated.
    void setWanted(bool wanted);
    bool isWanted() const { return m_isWanted; }
    /// For these steps of the game as it is now.
    void setSteps(const std::vector<int> &steps);

    struct Point
    {
        int step = 0;
        double chance = 0; ///< In percent.
        int games = 0; ///< It is known from.
    };
    /// Whose chance: that of who looks, or of the first side.
    engine::SideId side() const;
    /// As far as something is known, in the order of the game.
    QList<Point> points() const;
    /// Of these those where the game turned, by their place among the points.
    QList<int> turningPoints() const;
    /// Estimated so far and in the end, of all steps.
    std::pair<int, int> progress() const;

    /// What is estimated when the game is over, whoever makes it.
    std::unique_ptr<ChanceEstimate> &ofAll() { return m_estimates[everybody]; }

signals:
    void changed();

private:
    static constexpr int everybody = -2;

    explicit CourseChances(GameController &controller);
    int key() const;
    ChanceEstimate *estimate() const;
    void follow();

    GameController &m_controller;
    std::vector<int> m_steps;
    std::map<int, std::unique_ptr<ChanceEstimate>> m_estimates; ///< By who looks.
    bool m_isWanted = false;
};

} // namespace app
