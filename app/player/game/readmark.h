// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <utility>

namespace app {

/// How far the history of a game was read, and through whose eyes: what is made of it is kept up
/// by the commands behind the mark, and made anew only when the game took another course.
class ReadMark
{
public:
    /// Whether what was read is still how the game begins, for the same reader.
    bool holds(const GameController &controller) const
    {
        const engine::Game &game = controller.game();
        return m_game == &game && m_viewer == controller.viewer() && m_count <= game.commandCount()
            && (m_count == 0 || game.history()[size_t(m_count) - 1].number == m_last);
    }
    /// Commands that were read.
    qsizetype count() const { return m_count; }
    void setTo(const GameController &controller)
    {
        const engine::Game &game = controller.game();
        m_game = &game;
        m_viewer = controller.viewer();
        m_count = game.commandCount();
        m_last = m_count ? game.history()[size_t(m_count) - 1].number : 0;
    }

private:
    const engine::Game *m_game = nullptr;
    decltype(std::declval<const GameController &>().viewer()) m_viewer{};
    qsizetype m_count = 0;
    quint64 m_last = 0; ///< Number of the last command.
};

} // namespace app
