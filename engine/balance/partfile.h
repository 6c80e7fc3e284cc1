// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/balance/figures.h"
#include "engine/balance/series.h"
#include "engine/bot/playout.h"
#include "engine/storage/appendfile.h"
#include "engine/storage/filehold.h"

#include <set>

namespace engine {

/// One game of a series and how it went.
struct PlayedGame
{
    int number = 0;
    Playout::Outcome outcome;
    double seconds = 0;
    Figures figures; ///< Of a game that was finished, if they are counted.

    Json toJson() const;
    /// Nothing when it is no such line, or none of \a series.
    static std::optional<PlayedGame> fromJson(const Json &json, const Series &series);
};

/// A part of a series in a file of JSON lines: first what is played, then a line for each game in
/// whatever order they ended. What a program that was killed leaves can be read and continued.
class PartFile
{
public:
    /// Begins \a path, or goes on with it; a file of another series is refused, and so is one that
    /// another program writes.
    static Result<std::unique_ptr<PartFile>> open(const QString &path, const Series &series);

    /// The games of the part that are not in the file yet, in order.
    std::vector<int> missing() const;
    Result<Done> append(const PlayedGame &game);

    using Take = std::function<void(PlayedGame game)>;
    /// Hands the games to \a take, one by one; what was cut off at the end is left away.
    static Result<Series> read(const QString &path, const Take &take);

private:
    explicit PartFile(const QString &path);
    Result<Done> begin(const Series &series);
    /// The length of the whole lines goes to \a length.
    static Result<Series> readLines(const QString &path, const Take &take, qint64 &length);

    Series m_series;
    std::set<int> m_played;
    FileHold m_hold;
    AppendFile m_file;
};

} // namespace engine
