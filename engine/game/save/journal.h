// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/save/savelines.h"
#include "engine/storage/appendfile.h"
#include "engine/storage/filehold.h"

#include <QDateTime>

namespace engine {

/// A game that was interrupted.
struct JournalEntry
{
    QString path;
    SaveGame header; ///< Without its commands.
    QDateTime modified;
    qsizetype commands = 0; ///< That are not undone.
};

/// Keeps a game on the disk while it is played, click by click.
///
/// The file belongs to one running program: others neither write to it nor offer it. To go on with
/// an interrupted game, recover it, replay it, begin a new journal for it and discard the old one.
class Journal
{
public:
    /// Begins a journal in \a folder, with everything that was already done in \a game.
    static Result<std::unique_ptr<Journal>> begin(const QString &folder, const Game &game,
                                                  const SaveNotes &notes = {});
    /// Leaves the file to be found again, unless finish() was called.
    ~Journal();

    const QString &path() const { return m_path; }

    /// Writes what has happened since the last time: what was done, undone, redone or edited. To be
    /// called after every click, with the game that the journal was begun for. What could not be
    /// written is written the next time.
    Result<Done> update(const Game &game);

    /// The game is saved or given up: its journal is not needed any more.
    void finish();

    /// The interrupted games in \a folder, the latest first. Those of a newer program are only
    /// counted into \a newer.
    static QList<JournalEntry> unfinished(const QString &folder, int *newer = nullptr);
    /// The game of a journal, without an unfinished last line.
    static Result<LoadedSave> recover(const QString &path);
    /// Deletes the journal of an interrupted game, unless somebody is playing it.
    static Result<Done> discard(const QString &path);

private:
    /// How far the file has come.
    struct Written
    {
        SaveLines lines;
        std::vector<quint64> numbers; ///< Of the commands.
        qsizetype done = 0;
    };

    explicit Journal(const QString &path);

    static QByteArray linesUpTo(const Game &game, Written &written);

    QString m_path;
    FileHold m_hold;
    AppendFile m_file;
    Written m_written;
};

} // namespace engine
