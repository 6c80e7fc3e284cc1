// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/save/savegame.h"

namespace engine {

/// What came of playing a saved game again.
struct ReplayReport
{
    /// Where a game did not go as it had gone.
    struct Difference
    {
        enum class Kind {
            Refused, ///< The action is not offered, or the rules failed.
            Changes, ///< Something else came of it.
            Decision, ///< It was done, but at another decision or by another side.
            Hash ///< The same was done, but the positions are not equal.
        };
        qsizetype command = 0; ///< From 0; -1: the set-up.
        Kind kind = Kind::Refused;
        QString text; ///< Translated, ready to be shown.
    };

    /// The game, standing where it was saved, with its undone commands to be redone; or, if it
    /// stopped, before the first command that can't be played.
    std::unique_ptr<Game> game;
    qsizetype replayed = 0; ///< Of all commands, the undone ones among them.
    std::optional<Difference> difference; ///< The first one, whether the game went on or not.
    std::optional<Difference> stop; ///< Why commands are left over.
    QStringList moduleDifferences; ///< Between the module of the save and this one; sentences.

    /// Whether everything was as it had been.
    bool isFaithful() const { return !difference && !stop; }
};

/// Plays a saved game again with \a module and \a rules, which must outlive the game.
///
/// With another version of the module it goes on as long as every command is offered and has the
/// same consequences. Fails when the game can't even begin: another module, no such scenario.
Result<ReplayReport> replay(const SaveGame &save, const Module &module, Rules &rules);

} // namespace engine
