// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/issue.h"
#include "engine/game/save/savegame.h"

namespace engine {

/// A saved game as far as it could be read.
struct LoadedSave
{
    SaveGame save;
    Issues issues; ///< What is wrong with the file, in sentences.
    bool damaged = false; ///< Commands may be missing at the end.
};

/// Writes a game as lines of JSON, each with its number and a checksum, so that a file which is cut
/// off or damaged can be read up to the last whole line. Saved games and journals are such lines.
class SaveLines
{
public:
    /// What every such file begins with.
    static QByteArrayView start();

    QByteArray header(const SaveGame &save);
    /// Takes the place of everything from \a index on.
    QByteArray command(qsizetype index, const SavedCommand &command);
    /// So many commands are not undone now.
    QByteArray place(qsizetype done);

    /// All lines of a saved game.
    static QByteArray of(const SaveGame &save);

    enum class Kind {
        Save, ///< Without its last line it is damaged.
        Journal ///< Ends where the game was interrupted.
    };
    /// Reads up to the first line that is not whole. \a spare stands in for a damaged first line.
    static Result<LoadedSave> read(const QByteArray &bytes, Kind kind,
                                   const std::optional<SaveGame> &spare = {});

private:
    QByteArray seal(const Json &line, const QByteArray &changes = {});

    int m_line = 0;
};

} // namespace engine
