// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/game.h"

#include <QMap>

namespace engine {

/// One step of a saved game, in ids instead of numbers, so that it outlives its module's version.
struct SavedCommand
{
    QString decision;
    QString side;
    Json action; ///< Null: the position was edited.
    QByteArray changes; ///< A JSON list; kept as text, because a long game has very many.
    QByteArray hash; ///< Of the position after it.
    bool byHand = false; ///< The action is no answer to the question, but a change by hand.
    QString reason = {}; ///< What was said of that.

    bool operator==(const SavedCommand &) const = default;
};

/// What a program adds to a game that it saves.
struct SaveNotes
{
    QMap<QString, QString> players; ///< Side to "human", "bot:greedy" …
    Json meta = Json::object(); ///< Title, date and whatever else the program likes to find again.
    QByteArray thumbnail; ///< A PNG picture, or nothing.

    bool operator==(const SaveNotes &) const = default;
};

/// A game as it is kept in a file.
struct SaveGame
{
    static constexpr int newestFormat = 2;

    int format = 1; ///< The oldest that has all the keys it needs.
    QString program; ///< Version of the program that wrote it.
    QString moduleId;
    QString moduleVersion;
    QByteArray moduleHash;
    GameSetup setup;
    QMap<QString, QString> options; ///< All that were in force, also those nobody chose.
    SaveNotes notes;
    QByteArray openingHash; ///< Of the position before the first command.
    std::vector<SavedCommand> commands; ///< With the undone ones at the end.
    qsizetype done = 0; ///< How many commands are not undone.

    bool operator==(const SaveGame &) const = default;

    static SaveGame of(const Game &game, const SaveNotes &notes = {});
    /// Like of(), without the commands.
    static SaveGame headerOf(const Game &game, const SaveNotes &notes);
};

/// The commands of a game from number \a first on, ready to be saved.
std::vector<SavedCommand> savedCommands(const Game &game, size_t first = 0);

} // namespace engine
