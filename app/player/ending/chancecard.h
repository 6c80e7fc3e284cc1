// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/chances/chanceestimate.h"
#include "app/player/ending/gamerecord.h"
#include "app/player/settings/settings.h"

#include <QFrame>
#include <QPointer>

class QLabel;

namespace app {

class TurnChart;
class TurningPoints;

/// How likely the winner was to win after each turn, as far as the computer has found out; it looks
/// for that only while the card is seen and the player wants it.
class ChanceCard : public QFrame
{
    Q_OBJECT

public:
    /// \a record must outlive it.
    ChanceCard(GameController &controller, const GameRecord &record, ChanceEstimate &estimate,
               Settings &settings, QWidget *parent);
    ~ChanceCard() override;

    /// After every turn that the game was still open: what it is estimated for.
    static std::vector<int> steps(const GameRecord &record);
    bool hasTurningPoints() const;

signals:
    /// Where the game turned is read off the chances from now on, or no longer.
    void turningPointsFound(bool found);

private:
    /// Played on from the end of each turn at least.
    int games() const;
    void refresh();
    void showChart();
    /// Where the chance changed most between two turns.
    void showTurningPoints(const QList<double> &values);

    GameController &m_controller;
    const GameRecord &m_record;
    QPointer<ChanceEstimate>
        m_estimate; ///< Goes with the game, which may end before this card does.
    engine::SideId m_side; ///< Whose chance.
    std::vector<int> m_ends; ///< Steps that end the turns.
    QStringList m_turns;
    TurnChart *m_chart;
    TurningPoints *m_points;
    QLabel *m_words;
};

} // namespace app
