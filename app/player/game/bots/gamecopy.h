// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/save/savecodec.h"
#include "engine/i18n/translator.h"
#include "scripting/opening.h"

#include <QCoreApplication>

namespace app {

/// A copy of a game for a thread that thinks beside the window; it is kept up by the same commands.
class GameCopy
{
    Q_DECLARE_TR_FUNCTIONS(GameCopy)

public:
    /// What is to be done to it: keep so many commands, then do these.
    struct Update
    {
        qsizetype keep = 0;
        std::vector<engine::SavedCommand> commands{};
    };
    /// Knows what a copy has, and what it lacks; lives where the game does.
    class Source
    {
    public:
        /// From what was asked for last to what the game is now.
        Update update(const engine::Game &game);

    private:
        std::vector<quint64> m_sent; // numbers of the commands that the copy has
    };

    GameCopy(std::shared_ptr<const engine::Module> module, const engine::GameSetup &setup);

    /// Slow the first time. Why it can't be done; empty: it is done.
    QString catchUp(const Update &update);
    /// Once it has caught up.
    engine::Game &game() const { return *m_opening.game; }
    engine::Rules &rules() const { return *m_opening.rules; }
    const engine::Module &module() const { return *m_module; }
    /// Nobody reads what is thought on it.
    const engine::Translator &words() const { return m_words; }

private:
    std::shared_ptr<const engine::Module> m_module;
    engine::GameSetup m_setup;
    engine::Translator m_words;
    scripting::Opening m_opening;
};

} // namespace app
