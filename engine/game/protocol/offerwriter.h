// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/gameseat.h"
#include "engine/state/valuecodec.h"

namespace engine {

/// Writes what a seat is asked as the reply to the command "actions".
class OfferWriter
{
public:
    OfferWriter(const GameSeat &seat, const ValueCodec &values)
        : m_seat(seat)
        , m_values(values)
    {
    }

    void write(Json &reply) const;

private:
    Json decision(const Offer &offer) const;
    Json action(int id, const Action &action) const;

    const GameSeat &m_seat;
    const ValueCodec &m_values;
};

} // namespace engine
