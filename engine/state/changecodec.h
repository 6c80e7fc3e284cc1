// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/change.h"
#include "engine/state/valuecodec.h"

namespace engine {

/// Changes as JSON objects: {"change": "move", "piece": …}, for saves, journals and events.
class ChangeCodec
{
public:
    ChangeCodec(const Module &module, Names &names)
        : m_module(module)
        , m_values(module, names)
    {
    }

    Json write(const Change &change) const;
    /// Fails on anything that could not be applied safely: unknown ids, numbers out of range.
    std::optional<Change> read(const Json &json) const;

    const ValueCodec &values() const { return m_values; }

private:
    const Module &m_module;
    ValueCodec m_values;
};

} // namespace engine
