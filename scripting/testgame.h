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

    /// Adds `newGame`, `expect` and `expectTrue` to the globals of a Lua state. Games are made with
    /// \a rules and live as long as \a games.
    struct World
    {
        const engine::Module &module;
        LuaRules &rules;
        engine::Translator translator;
        std::vector<std::unique_ptr<TestGame>> games;
    };
    static void addTo(lua_State *L, World &world);

private:
    std::unique_ptr<engine::Game> m_game;
    engine::Session m_session;
};

} // namespace scripting
