// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/change.h"
#include "engine/state/valuecodec.h"

namespace engine {

/// Writes each change as a JSON object, for std::visit().
class ChangeWriter
{
public:
    ChangeWriter(const Module &module, const ValueCodec &values)
        : m_module(module)
        , m_values(values)
    {
    }

    Json operator()(const change::MovePiece &c) const;
    Json operator()(const change::Attach &c) const;
    Json operator()(const change::Swap &c) const;
    Json operator()(const change::SetSteps &c) const;
    Json operator()(const change::SetFacing &c) const;
    Json operator()(const change::SetSide &c) const;
    Json operator()(const change::SetSeen &c) const;
    Json operator()(const change::SetPieceProperty &c) const;
    Json operator()(const change::SetSpaceProperty &c) const;
    Json operator()(const change::SetEdgeProperty &c) const;
    Json operator()(const change::SetFeature &c) const;
    Json operator()(const change::SetVariable &c) const;
    Json operator()(const change::Reorder &c) const;
    Json operator()(const change::UseRandom &c) const;
    Json operator()(const change::ScriptDice &c) const;
    Json operator()(const change::PushFrame &c) const;
    Json operator()(const change::PopFrame &c) const;
    Json operator()(const change::SetLocal &c) const;
    Json operator()(const change::SetPhase &c) const;
    Json operator()(const change::SetResult &c) const;
    Json operator()(const change::Log &c) const;

private:
    Json frame(const Frame &frame) const;

    const Module &m_module;
    const ValueCodec &m_values;
};

} // namespace engine
