// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/gameseat.h"
#include "engine/state/valuecodec.h"

namespace engine {

/// Writes the open actions of an offer: which verbs can be done with what.
class OpenActionWriter
{
public:
    /// What is handed over must outlive it.
    OpenActionWriter(const GameSeat &seat, const ValueCodec &values)
        : m_seat(seat)
        , m_values(values)
    {
    }

    Json write(const std::vector<OpenAction> &open) const;

private:
    Json write(const OpenAction &open) const;
    Json pieces(const OpenAction &open) const;
    Json spaces(const OpenAction &open) const;
    Json values(const OpenAction &open) const;

    const GameSeat &m_seat;
    const ValueCodec &m_values;
};

} // namespace engine
