// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/library.h"

#include "app/player/library/datafolder.h"
#include "app/player/library/longwork.h"
#include "engine/core/together.h"
#include "engine/game/save/journal.h"
#include "engine/module/folder/modulefinder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <optional>

namespace app {

namespace {

constexpr qsizetype c_mostErrors = 3; ///< That are told; lint has them all.

/// Differs as soon as anything of a module was written; nothing is read for it.
QByteArray stamp(const QString &path)
{
    QByteArray stamp;
    const auto add = [&](const QFileInfo &file) {
        stamp += QByteArray::number(file.lastModified().toMSecsSinceEpoch()) + ' '
            + QByteArray::number(file.size()) + ' ';
    };
    add(QFileInfo(path));
    if (!QFileInfo(path).isDir())
        return stamp;
    if (const auto files = engine::ModuleFiles::open(path)) {
        for (const QString &name : files->names()) {
            stamp += name.toUtf8() + ' ';
            add(QFileInfo(path + u'/' + name));
        }
    }
    return QCryptographicHash::hash(stamp, QCryptographicHash::Sha1);
}

} // namespace

Library::Library(const QString &programFolder, const QString &dataFolder)
    : m_programFolder(programFolder)
    , m_dataFolder(dataFolder)
    , m_versions(versionsFolder())
{
    if (const auto taken = DataFolder::take(dataFolder); !taken) {
        m_refusal = taken.error().message;
        return;
    }
    for (const QString &folder :
         {modulesFolder(), savesFolder(), autosaveFolder(), journalFolder()})
        QDir().mkpath(folder);
    dropOldVersions();
}

LibraryModule Library::read(const QString &path, const QByteArray &stamp) const
{
    if (m_seen.value(path) == stamp) {
        for (const LibraryModule &old : m_modules + m_hidden) {
            if (old.path == path && old.isGood())
                return old;
        }
    }
    LibraryModule entry = LibraryModule::read(path);
    entry.isOwn = path.startsWith(modulesFolder());
    return entry;
}

QStringList Library::installedPaths() const
{
    QStringList found;
    QStringList names;
    const QFileInfoList entries =
        QDir(modulesFolder())
            .entryInfoList(QDir::Dirs | QDir::Files | QDir::NoDotAndDotDot,
                           QDir::Name | QDir::DirsFirst);
    for (const QFileInfo &entry : entries) {
        const bool isModule = entry.isDir() ? engine::ModuleFinder::isModule(entry.filePath())
                                            : entry.suffix() == QLatin1String("hexmod");
        // A folder goes before a pack of the same name.
        if (!isModule || names.contains(entry.completeBaseName()))
            continue;
        names.append(entry.completeBaseName());
        found.append(entry.filePath());
    }
    return found;
}

QStringList Library::designs() const
{
    QStringList found;
    for (const QFileInfo &entry :
         QDir(designsFolder()).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        found.append(entry.absoluteFilePath());
    for (const QString &folder : m_furtherDesigns) {
        if (!found.contains(folder))
            found.append(folder);
    }
    found.removeIf([](const QString &folder) { return !engine::ModuleFinder::isModule(folder); });
    return found;
}

void Library::refresh()
{
    QList<LibraryModule> found;
    const QStringList own = designs();
    QStringList paths = engine::ModuleFinder(m_programFolder).paths() + installedPaths();
    paths.removeIf([&](const QString &path) { return own.contains(path); });
    paths.removeDuplicates();
    paths += own;
    // Reading a game is mostly compiling its rules and looking at its pictures.
    std::vector<LibraryModule> entries(size_t(paths.size()));
    std::vector<QByteArray> stamps(entries.size());
    engine::forEachTogether(entries.size(), [&](size_t i) {
        stamps[i] = stamp(paths[qsizetype(i)]);
        entries[i] = read(paths[qsizetype(i)], stamps[i]);
    });
    m_seen.clear();
    for (size_t i = 0; i < entries.size(); ++i) {
        const QString &path = paths[qsizetype(i)];
        entries[i].isDesign = own.contains(path);
        found.append(std::move(entries[i]));
        m_seen.insert(path, stamps[i]);
    }
    hideReplaced(found);
    m_modules = found;
}

void Library::hideReplaced(QList<LibraryModule> &found)
{
    QList<LibraryModule> hidden;
    for (qsizetype i = 0; i < found.size(); ++i) {
        if (found[i].isOwn || found[i].isDesign || !found[i].module)
            continue;
        const auto better = std::find_if(found.begin(), found.end(), [&](const LibraryModule &one) {
            return one.isOwn && !one.isDesign && one.isGood() && one.isOf(found[i].module->id);
        });
        if (better == found.end())
            continue;
        hidden.append(std::exchange(found[i], *better));
        found.erase(better);
    }
    m_hidden = hidden;
}

QList<LibraryModule> Library::broken() const
{
    QList<LibraryModule> bad;
    for (const LibraryModule &entry : m_modules) {
        if (!entry.isGood())
            bad.append(entry);
    }
    return bad;
}

int Library::installed() const
{
    return int(std::count_if(m_modules.cbegin(), m_modules.cend(), [](const LibraryModule &entry) {
        return entry.isGood() && !entry.isDesign;
    }));
}

bool Library::isDesign(const QString &path) const
{
    return std::any_of(m_modules.cbegin(), m_modules.cend(), [&](const LibraryModule &entry) {
        return entry.isDesign && entry.path == path;
    });
}

std::shared_ptr<const engine::Module> Library::module(const QString &id,
                                                      const QByteArray &hash) const
{
    for (const LibraryModule &entry : m_modules + m_hidden) {
        if (!hash.isEmpty() && entry.isGood() && entry.isOf(id) && entry.hash == hash)
            return entry.module;
    }
    if (const LibraryModule &old = oldVersion(hash); old.isGood() && old.isOf(id))
        return old.module;
    QList<LibraryModule> fitting;
    for (const LibraryModule &entry : m_modules) {
        if (entry.isGood() && entry.isOf(id))
            fitting.append(entry);
    }
    if (fitting.isEmpty())
        return nullptr;
    return (fitting.last().isDesign ? fitting.last() : fitting.first()).module;
}

QString Library::pathOf(const engine::Module &module) const
{
    QString path;
    for (const LibraryModule &entry : m_modules) {
        if (entry.path == module.files.path())
            return entry.path;
        if (entry.isGood() && entry.isOf(module.id) && (path.isEmpty() || !entry.isDesign))
            path = entry.path;
    }
    return path;
}

const LibraryModule &Library::oldVersion(const QByteArray &hash) const
{
    static const LibraryModule none;
    if (hash.isEmpty())
        return none;
    if (!m_old.contains(hash)) {
        const engine::ModuleFiles files = m_versions.find(hash);
        if (files.names().isEmpty())
            return none;
        m_old.insert(hash, LibraryModule::read(files));
    }
    return *m_old.constFind(hash);
}

KeptGames Library::keptGames() const
{
    KeptGames kept;
    kept.addSaves(savesFolder(), LibrarySave::Kind::Save);
    kept.addSaves(autosaveFolder(), LibrarySave::Kind::Autosave);
    kept.addJournals(journalFolder());
    kept.sort();
    return kept;
}

QList<LibrarySave> Library::saves() const
{
    const KeptGames kept = keptGames();
    m_newerSaves = kept.newer;
    QList<LibrarySave> all = kept.games;
    QSet<QString> contained;
    QSet<QString> goneOn;
    for (const LibrarySave &one : std::as_const(all)) {
        const Origin origin = one.origin();
        goneOn << origin.whole << origin.part;
        contained << origin.whole;
    }
    for (LibrarySave &one : all)
        one.goesOnElsewhere = goneOn.contains(placeOf(one.path));
    // What the player has saved himself is his own.
    all.removeIf([&](const LibrarySave &one) {
        return one.kind != LibrarySave::Kind::Save && contained.contains(placeOf(one.path));
    });
    return all;
}

QString Library::latestOf(const QString &path) const
{
    const QString place = placeOf(path);
    for (const LibrarySave &one : keptGames().games) {
        if (one.origin().isOf(place))
            return one.path;
    }
    return path;
}

QString Library::placeOf(const QString &path) const
{
    const QString place = QDir(m_dataFolder).relativeFilePath(path);
    return path.isEmpty() || place.startsWith(QLatin1String("..")) || QDir::isAbsolutePath(place)
        ? QString()
        : place;
}

QString Library::pathAt(const QString &place) const
{
    return place.isEmpty() ? QString() : QDir::cleanPath(m_dataFolder + u'/' + place);
}

// Somebody may be playing some of them in another window just now.
QList<QByteArray> Library::unfinishedGames() const
{
    QList<QByteArray> hashes;
    const auto add = [&](const engine::Result<engine::LoadedSave> &loaded) {
        if (!loaded)
            hashes.append(QByteArray());
        else if (!loaded->save.notes.meta[u"over"].toBool())
            hashes.append(loaded->save.moduleHash);
    };
    for (const QString &folder : {savesFolder(), autosaveFolder()}) {
        for (const QFileInfo &file :
             QDir(folder).entryInfoList({QStringLiteral("*.hexsave")}, QDir::Files))
            add(engine::readSave(file.filePath()));
    }
    for (const QFileInfo &file :
         QDir(journalFolder()).entryInfoList({QStringLiteral("*.hexjournal")}, QDir::Files))
        add(engine::Journal::recover(file.filePath()));
    return hashes;
}

int Library::unfinishedGames(const QByteArray &hash) const
{
    return int(unfinishedGames().count(hash));
}

void Library::dropOldVersions() const
{
    if (m_versions.isEmpty())
        return;
    const QList<QByteArray> wanted = unfinishedGames();
    // Nobody knows what a game needs that can't be read at the moment.
    if (!wanted.contains(QByteArray()))
        m_versions.keepOnly(QSet<QByteArray>(wanted.begin(), wanted.end()));
}

engine::Result<Installation> Library::prepare(const QString &path) const
{
    const QString name = QFileInfo(path).fileName();
    const auto planned = std::make_shared<std::optional<engine::Result<Installation>>>();
    const auto work = [planned, path, known = m_modules] { *planned = plan(path, known); };
    if (LongWork::wait(tr("Checking %1").arg(name), work))
        return **planned;
    return engine::Error{engine::Error::Code::Io, tr("%1 is not installed.").arg(name)};
}

engine::Result<Installation> Library::plan(const QString &path, const QList<LibraryModule> &known)
{
    Installation plan{LibraryModule::read(path), {}};
    const QString name = QFileInfo(path).fileName();
    if (!plan.module.module)
        return engine::Error{engine::Error::Code::BadFormat,
                             tr("%1 is no game: %2").arg(name, plan.module.reason())};
    for (const LibraryModule &one : known) {
        if (one.isOf(plan.module.module->id) && !one.isDesign)
            plan.replaced = one;
    }
    if (!plan.replaced.isGood() || plan.kind() == Installation::Kind::Same)
        return plan;
    engine::Issues errors = plan.module.errors();
    // A game that can be played may follow one that has errors, too.
    if (errors.isEmpty() || (plan.module.isGood() && !plan.replaced.errors().isEmpty()))
        return plan;
    const qsizetype more = std::max(qsizetype(0), errors.size() - c_mostErrors);
    QString which = LibraryModule::details(errors.first(errors.size() - more));
    if (more > 0)
        which += u'\n' + tr("%n more error(s).", nullptr, int(more));
    return engine::Error{
        engine::Error::Code::BadFormat,
        tr("%1 has errors and is not installed in the place of version %2, which works. %3")
            .arg(name, plan.replaced.module->version, which)};
}

engine::Result<QString> Library::install(const Installation &installation)
{
    const engine::ModuleFiles &files = installation.module.module->files;
    const LibraryModule &replaced = installation.replaced;
    const QString target =
        modulesFolder() + u'/' + installation.module.module->id + QStringLiteral(".hexmod");
    // What came with the program stays where it is.
    if (replaced.isOwn) {
        if (const auto kept = m_versions.keep(replaced.module->files); !kept)
            return kept.error();
    }
    if (const auto packed = files.pack(target); !packed)
        return packed.error();
    if (replaced.isOwn && replaced.path != target)
        (void)removeFile(replaced.path);
    m_seen.remove(target); // it may have been written within the same tick of the clock
    refresh();
    return target;
}

bool Library::removeFile(const QString &path)
{
    return QFileInfo(path).isDir() ? QDir(path).removeRecursively() : QFile::remove(path);
}

engine::Result<engine::Done> Library::removeModule(const QString &path)
{
    const QFileInfo info(path);
    if (!path.startsWith(modulesFolder()))
        return engine::Error{
            engine::Error::Code::Unsafe,
            tr("%1 belongs to the program and can't be removed.").arg(info.fileName())};
    if (!removeFile(path))
        return engine::Error{engine::Error::Code::Io, tr("%1 can't be removed.").arg(path)};
    refresh();
    return engine::Done();
}

} // namespace app
