// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/game.h"
#include "scripting/luarules.h"

namespace scripting {

/// Writes what was played as a test of the module: it sets the position and the dice, does the same
/// and expects the same.
class TestWriter
{
public:
    /// \a game is not touched; the rules must be those that it is played with.
    TestWriter(const engine::Game &game, LuaRules &rules)
        : m_game(game)
        , m_rules(rules)
    {
    }

    /// The commands from \a from to before \a to as a test called \a name. It has been run and
    /// passes; a position that can't be set is played from the beginning.
    engine::Result<QString> write(const QString &name, qsizetype from, qsizetype to);

private:
    /// The states as JSON before and after what the test shows.
    struct Stations
    {
        engine::Json start;
        engine::Json before;
        engine::Json after;
        QStringList position; ///< Lines that lead from start to before.
        QStringList steps; ///< Lines from before to after.
        QStringList allSteps; ///< Lines from start to after.
        QStringList end; ///< Of the decision after all.
    };
    enum class Dice { FromSeed, Set };

    engine::Result<Stations> stations(qsizetype from, qsizetype to);
    engine::Result<QStringList> perform(engine::Game &game,
                                        const std::vector<engine::Command> &commands, size_t from,
                                        size_t to, Dice dice);
    bool passes(const QString &test);
    QString assembled(const QString &name, const QStringList &lines) const;
    QString newGame() const;

    const engine::Game &m_game;
    LuaRules &m_rules;
};

} // namespace scripting
