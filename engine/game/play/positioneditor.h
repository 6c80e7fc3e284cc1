// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/game.h"
#include "engine/state/valuecodec.h"

namespace engine {

/// Turns the edits of a command "set" into changes; all of them are right, or none is made.
class PositionEditor
{
public:
    PositionEditor(const Game &game, const ValueCodec &values)
        : m_game(game)
        , m_values(values)
    {
    }

    Result<std::vector<Change>> changes(const Json &edits);

private:
    Result<Done> edit(const Json &edit);
    Result<Done> editPiece(const Json &edit);
    Result<Done> editSeen(PieceId piece, const Json &hiddenFrom);
    Result<Done> editProperty(PieceId piece, const Json &edit);
    Result<Done> editSpace(const Json &edit);
    Result<Done> editFeature(SpaceId space, const Json &edit);
    Result<Done> editVariable(const Json &edit);
    Result<Done> editDecision(const Json &edit);
    Result<Done> place(const Json &edit);
    Result<Done> clear(const Json &edit);

    const Game &m_game;
    const ValueCodec &m_values;
    std::vector<Change> m_changes;
    size_t m_frames = 0; // open when the changes so far are made
};

} // namespace engine
