// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/save/savereplay.h"

namespace scripting {

/// A game that is ready to be played, with everything it needs to live, and how it came about.
///
/// Windows, trials, computer players and the command line open their games here.
struct Opening
{
    using Difference = engine::ReplayReport::Difference;

    std::shared_ptr<const engine::Module> module;
    std::shared_ptr<engine::Rules> rules;
    std::unique_ptr<engine::Game> game;

    // Of a game that was played before, see engine::ReplayReport.
    qsizetype replayed = 0;
    std::optional<Difference> difference;
    std::optional<Difference> stop;
    QStringList moduleDifferences;

    /// The first command that did not go as it had gone, or the first one when the set-up did not;
    /// -1: all went so.
    qsizetype differsAt() const;
    /// What a player should know of it, in sentences.
    QStringList differences() const;

    /// Loads the rules and begins.
    static engine::Result<Opening> start(std::shared_ptr<const engine::Module> module,
                                         const engine::GameSetup &setup);
    /// Loads the rules and plays \a save again.
    static engine::Result<Opening> replay(std::shared_ptr<const engine::Module> module,
                                          const engine::SaveGame &save);
};

/// Loads the rules of \a module, which must outlive them, once for each who plays with them at the
/// same time as others.
std::function<engine::Result<std::unique_ptr<engine::Rules>>()>
rulesMaker(const engine::Module &module);

} // namespace scripting
