// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"
#include "engine/rules/action.h"
#include "engine/state/valuecodec.h"

namespace engine {

/// Reads what somebody asks to do from a command: a verb and what it is done with.
class ActionReader
{
public:
    /// Where an action of \a open wants words, a text is nothing else. Both must outlive it.
    ActionReader(const ValueCodec &values, const std::vector<OpenAction> &open)
        : m_values(values)
        , m_open(open)
    {
    }

    Result<Action> read(const Json &command) const;

private:
    Result<Done> readPieces(const Json &command, Action &action) const;
    Result<Done> readSpot(const Json &command, Action &action) const;

    bool wantsWords(NameId verb) const;

    const ValueCodec &m_values;
    const std::vector<OpenAction> &m_open;
};

} // namespace engine
