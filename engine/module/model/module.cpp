// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/model/module.h"

namespace engine {

namespace {

template<typename T> const T *byId(const std::vector<T> &list, QStringView id)
{
    const auto it =
        std::find_if(list.begin(), list.end(), [id](const T &entry) { return entry.id == id; });
    return it == list.end() ? nullptr : &*it;
}

} // namespace

SideId Module::side(QStringView id) const
{
    const Side *found = byId(sides, id);
    return found ? SideId(int32_t(found - sides.data())) : SideId();
}

SeatId Module::seat(QStringView id) const
{
    const Seat *found = byId(seats, id);
    return found ? SeatId(int32_t(found - seats.data())) : SeatId();
}

const Table *Module::table(QStringView id) const
{
    return byId(tables, id);
}

const Scenario *Module::scenario(QStringView id) const
{
    return byId(scenarios, id);
}

const Option *Module::option(QStringView id) const
{
    if (const Option *own = byId(options, id))
        return own;
    // Every game has this one, also those whose designers knew nothing of it.
    static const Option adjust = [] {
        Option option;
        option.id = QStringLiteral("adjust");
        option.choices = {QStringLiteral("free"), QStringLiteral("ask"), QStringLiteral("off")};
        option.initial = option.choices.first();
        return option;
    }();
    return id == adjust.id ? &adjust : nullptr;
}

} // namespace engine
