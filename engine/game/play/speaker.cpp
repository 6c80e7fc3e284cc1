// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/speaker.h"

namespace engine {

bool Speaker::maySay(const Action &action) const
{
    const PlayerView known = view();
    const Value &value = action.value;
    return (!action.piece || known.seesFace(action.piece))
        && (value.type != Value::Type::Piece || known.seesFace(PieceId(value.number)));
}

bool Speaker::ownsLast() const
{
    const qsizetype done = m_game.commandCount();
    return !m_side || (done > 0 && m_game.history()[size_t(done) - 1].side == m_side);
}

bool Speaker::ownsNext() const
{
    const auto done = size_t(m_game.commandCount());
    return !m_side || (done < m_game.history().size() && m_game.history()[done].side == m_side);
}

bool Speaker::canUndo(Game::Barriers barriers) const
{
    return ownsLast() && m_game.canUndo(barriers);
}

} // namespace engine
