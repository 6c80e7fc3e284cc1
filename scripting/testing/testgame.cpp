// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/testing/testgame.h"

namespace scripting {

TestGame::TestGame(std::unique_ptr<engine::Game> game, const engine::Translator &translator)
    : m_game(std::move(game))
    , m_session(*m_game, translator, engine::Session::Kind::Test)
{
}

} // namespace scripting
