// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <QList>

namespace app {

/// How the game that is looked at stands, as its rules tell it: the date, the way down from the
/// phase to what is going on, numbers that matter, and what is left in cups.
struct TurnStatus
{
    /// A step down from the phase.
    struct Level
    {
        QString text;
        engine::SideId side;
    };
    struct Item
    {
        QString title; ///< Items with the same one belong together.
        QString label; ///< A short name among them.
        QString text; ///< The value in words or, beside a number, whose it is.
        std::optional<double> value;
        int of = 0; ///< The most that the value can be; 0: unknown.
        engine::SideId side;

        /// The value with all that belongs to it.
        QString words() const;
    };
    struct Cup
    {
        engine::SpaceId space;
        QString name;
        QList<Item> kinds; ///< Each with a label and how many of it are left.

        int count() const;
        /// "Events 3, 2BF 4".
        QString words() const;
    };

    /// Something that is planned at a place, such as an attack.
    struct Plan
    {
        enum class State { ToDo, Now, Done };

        engine::SpaceId space;
        QString text;
        State state = State::ToDo;
    };
    /// A part of the map that a query of the rules tells for a side.
    struct Area
    {
        QString query;
        QString name;
    };

    QString date;
    QList<Level> path;
    QList<Item> items;
    QList<Item> points; ///< Of victory, by side.
    QList<Cup> cups;
    QList<Plan> plans;
    QList<Area> areas;

    static TurnStatus of(const GameController &controller);
    /// Of the rules' answer alone.
    static QList<Plan> plansOf(const engine::Module &module, const engine::Json &answer);
};

} // namespace app
