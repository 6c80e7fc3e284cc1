// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/keptgames.h"

#include "engine/game/save/journal.h"

#include <QDir>

namespace app {

namespace {

constexpr int c_mostOfAFolder = 40;

} // namespace

void KeptGames::addSaves(const QString &folder, LibrarySave::Kind kind)
{
    const auto files =
        QDir(folder).entryInfoList({QStringLiteral("*.hexsave")}, QDir::Files, QDir::Time);
    int count = 0;
    for (const QFileInfo &file : files) {
        if (count == c_mostOfAFolder)
            break;
        const auto loaded = engine::readSave(file.filePath());
        if (!loaded) {
            newer += loaded.error().code == engine::Error::Code::NewerFormat;
            continue;
        }
        ++count;
        games.append({file.filePath(), kind, loaded->save, loaded->save.done, file.lastModified(),
                      loaded->damaged});
        games.last().isInUse = engine::FileHold::isInUse(file.filePath());
    }
}

void KeptGames::addJournals(const QString &folder)
{
    for (const engine::JournalEntry &entry : engine::Journal::unfinished(folder, &newer)) {
        if (entry.commands > 0)
            games.append({entry.path, LibrarySave::Kind::Interrupted, entry.header, entry.commands,
                          entry.modified});
    }
}

void KeptGames::sort()
{
    std::stable_sort(games.begin(), games.end(), [](const LibrarySave &a, const LibrarySave &b) {
        return a.modified > b.modified;
    });
}

} // namespace app
