// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/protocol/session.h"
#include "scripting/sandbox/lua.h"

namespace scripting {

class LuaRules;

/// A game that a module's test plays: the play session with a Lua face.
class TestGame
{
public:
    TestGame(std::unique_ptr<engine::Game> game, const engine::Translator &translator);

    engine::Json handle(const engine::Json &command) { return m_session.handle(command); }
    engine::Game &game() { return *m_game; }

    /// What the games of one test are made of, and these games.
    struct World
    {
        const engine::Module &module;
        LuaRules &rules;
        engine::Translator translator;
        std::vector<std::unique_ptr<TestGame>> games;
    };

private:
    std::unique_ptr<engine::Game> m_game;
    engine::Session m_session;
};

} // namespace scripting
