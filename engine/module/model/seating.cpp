// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/model/seating.h"

namespace engine {

Seating::Seating(const Module &module, const QHash<QString, QString> &options)
    : m_module(module)
{
    for (const Seat &seat : module.seats)
        m_taken.push_back(isTaken(module, seat, options));
}

bool Seating::isTaken(const Module &module, const Seat &seat,
                      const QHash<QString, QString> &options)
{
    if (seat.option.isEmpty())
        return true;
    const Option *option = module.option(seat.option);
    return option && options.value(option->id, option->initial) == seat.choice;
}

bool Seating::isTaken(SeatId seat) const
{
    return seat && m_taken[size_t(seat.value)];
}

std::vector<SeatId> Seating::of(SideId side) const
{
    std::vector<SeatId> found;
    for (int32_t i = 0; i < int32_t(m_taken.size()); ++i) {
        if (m_taken[size_t(i)] && m_module.seats[size_t(i)].side == side)
            found.emplace_back(i);
    }
    return found;
}

SeatId Seating::decider(SideId side, SeatId named) const
{
    if (m_taken.empty() || (isTaken(named) && m_module.seats[size_t(named.value)].side == side))
        return named;
    const auto all = of(side);
    return all.empty() ? SeatId() : all.front();
}

} // namespace engine
