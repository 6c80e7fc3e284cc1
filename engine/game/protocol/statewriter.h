// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/game.h"
#include "engine/game/play/playerview.h"
#include "engine/i18n/textrenderer.h"
#include "engine/state/valuecodec.h"

namespace engine {

/// Writes what a side knows of a game as the reply to the command "state".
class StateWriter
{
public:
    StateWriter(const Game &game, const PlayerView &view, const ValueCodec &values,
                const TextRenderer &texts)
        : m_game(game)
        , m_view(view)
        , m_values(values)
        , m_texts(texts)
    {
    }

    void write(Json &reply) const;

    /// Parts of it.
    Json piece(PieceId id) const;
    Json space(SpaceId id) const;
    Json variables() const;
    Json result() const;
    Json phase() const;

private:
    Json openProperties(const ValueList &open) const;
    Json pieces() const;
    Json features(SpaceId id) const;
    Json spaces() const;

    const Game &m_game;
    const PlayerView &m_view;
    const ValueCodec &m_values;
    const TextRenderer &m_texts;
};

} // namespace engine
