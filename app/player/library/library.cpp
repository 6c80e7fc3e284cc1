// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/library.h"

#include "engine/game/save/journal.h"
#include "engine/module/read/modulefinder.h"
#include "scripting/luarules.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace app {

QString LibraryModule::title() const
{
    return module && !module->title.isEmpty() ? module->title : QFileInfo(path).completeBaseName();
}

QString LibraryModule::reason() const
{
    for (const engine::Issue &issue : issues) {
        if (issue.severity == engine::Issue::Severity::Error)
            return issue.toString();
    }
    return {};
}

namespace {

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
{
    for (const QString &folder :
         {modulesFolder(), savesFolder(), autosaveFolder(), journalFolder()})
        QDir().mkpath(folder);
}

LibraryModule Library::read(const QString &path) const
{
    LibraryModule entry;
    entry.path = path;
    entry.isOwn = path.startsWith(modulesFolder());
    auto files = engine::ModuleFiles::open(path);
    if (!files) {
        entry.issues.append({engine::Issue::Severity::Error, {}, 0, files.error().message});
        return entry;
    }
    engine::LoadedModule loaded = engine::loadModule(std::move(files).value());
    entry.module = loaded.module;
    entry.issues = loaded.issues;
    if (entry.isGood()) {
        // Rules that can't be read would stop the game at its start: better to say so here.
        if (const auto rules = scripting::LuaRules::load(*entry.module); !rules)
            entry.issues.append({engine::Issue::Severity::Error, {}, 0, rules.error().message});
    }
    return entry;
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
    engine::ModuleFinder finder(m_programFolder);
    finder.addFolder(modulesFolder());
    QList<LibraryModule> found;
    QHash<QString, QByteArray> seen;
    const QStringList own = designs();
    QStringList paths = finder.paths();
    paths.removeIf([&](const QString &path) { return own.contains(path); });
    for (const QString &path : paths + own) {
        const QByteArray changed = stamp(path);
        const auto old = std::find_if(m_modules.cbegin(), m_modules.cend(),
                                      [&](const LibraryModule &one) { return one.path == path; });
        const bool same = old != m_modules.cend() && m_seen.value(path) == changed && old->isGood();
        found.append(same ? *old : read(path));
        found.last().isDesign = own.contains(path);
        seen.insert(path, changed);
    }
    m_modules = found;
    m_seen = seen;
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
    QList<LibraryModule> fitting;
    for (const LibraryModule &entry : m_modules) {
        if (entry.isGood() && entry.module->id == id)
            fitting.append(entry);
    }
    if (fitting.isEmpty())
        return nullptr;
    if (fitting.size() == 1)
        return fitting.first().module;
    for (const LibraryModule &entry : std::as_const(fitting)) {
        if (!hash.isEmpty() && entry.module->files.contentHash() == hash)
            return entry.module;
    }
    return (fitting.last().isDesign ? fitting.last() : fitting.first()).module;
}

QList<LibrarySave> Library::savesIn(const QString &folder, LibrarySave::Kind kind)
{
    QList<LibrarySave> found;
    const auto files =
        QDir(folder).entryInfoList({QStringLiteral("*.hexsave")}, QDir::Files, QDir::Time);
    for (const QFileInfo &file : files) {
        if (found.size() == 40)
            break;
        const auto loaded = engine::readSave(file.filePath());
        if (!loaded)
            continue;
        found.append({file.filePath(), kind, loaded->save, loaded->save.done, file.lastModified()});
    }
    return found;
}

QList<LibrarySave> Library::saves() const
{
    QList<LibrarySave> all = savesIn(savesFolder(), LibrarySave::Kind::Save)
        + savesIn(autosaveFolder(), LibrarySave::Kind::Autosave);
    for (const engine::JournalEntry &entry : engine::Journal::unfinished(journalFolder())) {
        if (entry.commands > 0)
            all.append({entry.path, LibrarySave::Kind::Interrupted, entry.header, entry.commands,
                        entry.modified});
    }
    std::stable_sort(all.begin(), all.end(), [](const LibrarySave &a, const LibrarySave &b) {
        return a.modified > b.modified;
    });
    return all;
}

engine::Result<QString> Library::install(const QString &path)
{
    const LibraryModule entry = read(path);
    if (!entry.module)
        return engine::Error{
            engine::Error::Code::BadFormat,
            tr("%1 is no game: %2").arg(QFileInfo(path).fileName(), entry.reason())};
    const QString target = modulesFolder() + u'/' + entry.module->id + QStringLiteral(".hexmod");
    const auto packed = entry.module->files.pack(target);
    if (!packed)
        return packed.error();
    refresh();
    return target;
}

engine::Result<engine::Done> Library::removeModule(const QString &path)
{
    const QFileInfo info(path);
    if (!path.startsWith(modulesFolder()))
        return engine::Error{
            engine::Error::Code::Unsafe,
            tr("%1 belongs to the program and can't be removed.").arg(info.fileName())};
    const bool gone = info.isDir() ? QDir(path).removeRecursively() : QFile::remove(path);
    if (!gone)
        return engine::Error{engine::Error::Code::Io, tr("%1 can't be removed.").arg(path)};
    refresh();
    return engine::Done();
}

} // namespace app
