// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

namespace app {

/// The turns of a game with their dates and with who arrives; belongs to the controller.
class Calendar : public QObject
{
    Q_OBJECT

public:
    /// The one of \a controller, made when first asked for.
    static Calendar &of(GameController &controller);

    int first() const;
    int last() const;
    /// As the rules would tell it of a position in that turn; empty: they tell none.
    QString date(int turn);
    /// The year in that date; empty: there is none.
    QString year(int turn);
    /// "Turn 7 · December 1941".
    QString name(int turn);
    /// Of the turns so far.
    QHash<int, QString> names();
    /// Of those of them with which a year begins.
    QHash<int, QString> years();

    /// Pieces of a side that come in a turn.
    struct Arrivals
    {
        engine::SideId side;
        std::vector<engine::PieceId> pieces;
    };
    /// By side, in the order of the module's sides.
    std::vector<Arrivals> arrivals(int turn) const;

private:
    explicit Calendar(GameController &controller);

    GameController &m_controller;
    QHash<int, QString> m_dates; // in the language of now
};

} // namespace app
