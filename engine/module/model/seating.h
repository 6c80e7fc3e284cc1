// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/module.h"
#include "engine/rules/action.h"

namespace engine {

/// Who sits at the table: the sides that several people share, as the options of a game say.
class Seating
{
public:
    Seating(const Module &module, const QHash<QString, QString> &options);

    /// Seats of a side in the order of the module; none: one player has the whole side.
    std::vector<SeatId> of(SideId side) const;
    bool isTaken(SeatId seat) const;
    /// Who of \a side decides when the rules name \a seat, or nobody.
    SeatId decider(SideId side, SeatId named) const;

    /// Whether \a seat is there when \a options are chosen, with the defaults for the others.
    static bool isTaken(const Module &module, const Seat &seat,
                        const QHash<QString, QString> &options);

private:
    const Module &m_module;
    std::vector<bool> m_taken; // by seat
};

} // namespace engine
