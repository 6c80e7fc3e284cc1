// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/bookmarks.h"
#include "app/player/game/gamecontroller.h"
#include "app/player/library/library.h"
#include "engine/storage/filehold.h"
#include "scripting/opening.h"

namespace app {

/// A game for the window, with what the window knows of it.
struct OpenedGame : scripting::Opening
{
    /// How much of a saved game could be opened.
    enum class Kept {
        Whole,
        Damaged, ///< The file ends too early.
        Stopped ///< The module plays it otherwise from some step on.
    };

    /// What becomes of it, and whether it is found again after it was left.
    enum class Purpose {
        Play,
        Trial, ///< Of a module in the making: nothing of it is left behind.
        Look ///< Somebody plays it in another window: here nothing of it can be changed.
    };

    OpenedGame() = default;
    explicit OpenedGame(scripting::Opening opening)
        : scripting::Opening(std::move(opening))
    {
    }

    QMap<QString, QString> players; ///< Side to "human" or the name of a bot.
    QString path; ///< Where it is saved; empty: nowhere yet.
    QString journal; ///< The journal that it was recovered from.
    QString source; ///< The file that was opened; that of an interrupted game was opened before.
    Origin origin; ///< Of the source itself.
    QString name; ///< That the player has given it.
    std::unique_ptr<engine::FileHold> hold; ///< Of what was opened, while nobody else has it.
    QHash<QString, QString> notes; ///< What each side has written down; "" for who sees everything.
    Bookmarks bookmarks;
    Kept kept = Kept::Whole;
    Purpose purpose = Purpose::Play;
    QStringList remarks; ///< What the player should know of the way it was opened.

    /// What a program has written beside the game.
    void takeNotes(const engine::SaveNotes &saved);
    /// Says who plays; who only looks sits at no side, and is asked nothing.
    void takeSeats(GameController &controller, bool curtain) const;
};

engine::Result<OpenedGame> startGame(std::shared_ptr<const engine::Module> module,
                                     const engine::GameSetup &setup,
                                     const QMap<QString, QString> &players);

/// A game of its own with the first \a steps of the one that \a controller has.
engine::Result<OpenedGame> branchGame(const GameController &controller, int steps);

/// Opens a .hexsave or an interrupted game; a damaged one as far as it goes, and one that is played
/// in another window to look at it.
engine::Result<OpenedGame> openGame(const QString &path, const Library &library);

} // namespace app
