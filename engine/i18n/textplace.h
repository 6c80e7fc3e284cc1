// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace engine {

/// Where players meet a text of a module: "counter 2G", "why not 7.0".
struct TextPlace
{
    enum class Kind {
        About,
        Side,
        Seat,
        Option,
        Board,
        Space,
        MapName,
        Way,
        Formation,
        Type,
        Template,
        Counter,
        Terrain,
        Table,
        Scenario,
        Phase,
        Variable,
        Rule,
        Action,
        Decision,
        Log,
        WhyNot,
        Script ///< Somewhere in the rules.
    };

    Kind kind = Kind::About;
    QString id; ///< Of the piece, the space, the rule; empty where there is only one.

    /// In English, whatever language the program speaks: it is written into files.
    QString toString() const;
    bool operator==(const TextPlace &) const = default;
};

} // namespace engine
