// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"
#include "engine/game/play/game.h"

#include <QMap>

namespace engine {

/// Numbered games by bots: what they are played with, and which part of them.
struct Series
{
    static constexpr int newestFormat = 1;
    static constexpr int mostGames = 10'000'000;
    static constexpr int mostParts = 100'000;

    QString moduleId;
    QString moduleVersion;
    QString moduleHash;
    QString scenario;
    QMap<QString, QString> options; ///< Those that were chosen.
    QMap<QString, QString> bots; ///< Of every side, and of those who share one where they differ.
    quint64 seed = 1; ///< Of game 1; each game has the seed behind that of the one before.
    int games = 1; ///< Of all parts.
    int part = 1;
    int parts = 1;
    bool hasFigures = false; ///< They are counted for a report.
    bool isChecked = false; ///< Each position is checked.

    /// Without bots: everybody plays at random until \a bots say otherwise.
    static Series of(const Module &module, const GameSetup &setup);

    GameSetup setup(int game) const;
    /// The games of this part are those from \a first to before \a end; they count from 1.
    int first() const { return 1 + int(qint64(games) * (part - 1) / parts); }
    int end() const { return 1 + int(qint64(games) * part / parts); }

    Json toJson() const;
    /// The first line of \a file; fails with a sentence that names it.
    static Result<Series> fromJson(const Json &json, const QString &file);

    /// What differs from \a other besides the part, in a word of the command line: "--seed";
    /// empty: nothing.
    QString difference(const Series &other) const;
    /// What is to be written behind `hexsmith-cli` to play \a part.
    QString commandLine(int part) const;
    /// "3/8"
    QString partName() const;

    bool operator==(const Series &) const = default;
};

} // namespace engine
