// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/save/journal.h"

#include "engine/core/limits.h"
#include "engine/storage/atomicfile.h"
#include "engine/storage/disk.h"

#include <QDir>
#include <QUuid>

namespace engine {

namespace {

Error inUse(const QString &path)
{
    return {Error::Code::Io,
            QCoreApplication::translate("Journal", "“%1” is in use by another window.").arg(path)};
}

} // namespace

Journal::Journal(const QString &path)
    : m_path(path)
    , m_hold(path)
    , m_file(path)
{
}

Journal::~Journal() = default;

Result<std::unique_ptr<Journal>> Journal::begin(const QString &folder, const Game &game,
                                                const SaveNotes &notes)
{
    if (const int number = disk::makeFolder(folder))
        return disk::failure(folder, number);
    const QDir dir(folder);
    const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    std::unique_ptr<Journal> journal(
        new Journal(dir.absoluteFilePath(id + QStringLiteral(".hexjournal"))));
    const bool isLocked = journal->m_hold.take();
    // At once, so that there is never a journal that does not say what game it is of.
    Written &written = journal->m_written;
    const QByteArray header = written.lines.header(SaveGame::headerOf(game, notes));
    // Also without the lock, which does not say why the disk refused it.
    if (auto done = writeAtomically(journal->m_path, header + linesUpTo(game, written)); !done)
        return done.error();
    if (!isLocked) {
        QFile::remove(journal->m_path);
        return inUse(journal->m_path);
    }
    if (auto opened = journal->m_file.open(); !opened)
        return opened.error();
    return journal;
}

QByteArray Journal::linesUpTo(const Game &game, Written &written)
{
    const auto &history = game.history();
    auto &numbers = written.numbers;
    size_t same = 0;
    while (same < history.size() && same < numbers.size() && history[same].number == numbers[same])
        ++same;
    QByteArray bytes;
    const auto commands = savedCommands(game, same);
    if (!commands.empty())
        numbers.resize(same);
    for (const SavedCommand &command : commands) {
        bytes += written.lines.command(qsizetype(numbers.size()), command);
        numbers.push_back(history[numbers.size()].number);
        written.done = qsizetype(numbers.size());
    }
    if (written.done != game.commandCount())
        bytes += written.lines.place(game.commandCount());
    written.done = game.commandCount();
    return bytes;
}

Result<Done> Journal::update(const Game &game)
{
    Written written = m_written;
    const QByteArray bytes = linesUpTo(game, written);
    if (bytes.isEmpty())
        return Done{};
    if (auto appended = m_file.append(bytes); !appended)
        return appended;
    m_written = std::move(written);
    return Done{};
}

void Journal::finish()
{
    m_file.close();
    QFile::remove(m_path);
    m_hold.release();
}

QList<JournalEntry> Journal::unfinished(const QString &folder, int *newer)
{
    QList<JournalEntry> entries;
    const QFileInfoList files =
        QDir(folder).entryInfoList({QStringLiteral("*.hexjournal")}, QDir::Files, QDir::Time);
    for (const QFileInfo &file : files) {
        const QString path = file.absoluteFilePath();
        FileHold hold(path);
        // A disk that takes no sign has nobody who writes to it either.
        if (!hold.take(0) && hold.isInUse())
            continue;
        auto loaded = recover(path);
        if (!loaded) {
            if (newer && loaded.error().code == Error::Code::NewerFormat)
                ++*newer;
            continue;
        }
        SaveGame header = std::move(loaded).value().save;
        header.commands.clear();
        const qsizetype commands = header.done;
        entries.append({path, std::move(header), file.lastModified(), commands});
    }
    return entries;
}

Result<LoadedSave> Journal::recover(const QString &path)
{
    const auto bytes = readBounded(path, limits::saveBytes);
    return bytes ? SaveLines::read(bytes.value(), SaveLines::Kind::Journal) : bytes.error();
}

Result<Done> Journal::discard(const QString &path)
{
    FileHold hold(path);
    if (!hold.take())
        return inUse(path);
    if (QFile::exists(path) && !QFile::remove(path)) {
        return Error{Error::Code::Io,
                     QCoreApplication::translate("Journal", "“%1” can't be deleted.").arg(path)};
    }
    return Done{};
}

} // namespace engine
