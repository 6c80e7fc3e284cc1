// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/change.h"
#include "engine/state/valuecodec.h"

namespace engine {

/// Reads changes from JSON objects, one function for each kind.
class ChangeReader
{
public:
    ChangeReader(const Module &module, const ValueCodec &values)
        : m_module(module)
        , m_values(values)
    {
    }

    /// Fails on anything that could not be applied safely: unknown ids, numbers out of range.
    std::optional<Change> read(const Json &json) const;

private:
    using Read = std::optional<Change>;

    Read move(const Json &json) const;
    Read attach(const Json &json) const;
    Read swap(const Json &json) const;
    Read steps(const Json &json) const;
    Read facing(const Json &json) const;
    Read side(const Json &json) const;
    Read seen(const Json &json) const;
    Read pieceProperty(const Json &json) const;
    Read spaceProperty(const Json &json) const;
    Read edgeProperty(const Json &json) const;
    Read feature(const Json &json) const;
    Read variable(const Json &json) const;
    Read order(const Json &json) const;
    Read random(const Json &json) const;
    Read dice(const Json &json) const;
    Read push(const Json &json) const;
    Read pop(const Json &json) const;
    Read local(const Json &json) const;
    Read phase(const Json &json) const;
    Read result(const Json &json) const;
    Read log(const Json &json) const;

    std::optional<PieceId> piece(const Json &json) const; ///< One that there is.
    std::optional<SpaceId> space(const Json &json) const;
    std::optional<Frame> frame(const Json &json) const;

    const Module &m_module;
    const ValueCodec &m_values;
};

} // namespace engine
