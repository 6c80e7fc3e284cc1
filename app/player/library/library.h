// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/library/installation.h"
#include "app/player/library/keptgames.h"
#include "app/player/library/keptversions.h"

#include <QCoreApplication>

namespace app {

/// The games and saved games on this computer.
class Library
{
    Q_DECLARE_TR_FUNCTIONS(Library)

public:
    /// \a programFolder is where the program lies, \a dataFolder belongs to the player.
    Library(const QString &programFolder, const QString &dataFolder);

    /// Why the folder is left alone, in a sentence; empty: it is the program's own. The library is
    /// then of no use.
    const QString &refusal() const { return m_refusal; }

    /// Looks at the folders again; what has not changed is not read again.
    void refresh();

    const QList<LibraryModule> &modules() const { return m_modules; }
    QList<LibraryModule> broken() const;
    /// How many can be played, own designs not counted.
    int installed() const;
    /// The very one whose files have this hash, also when it was replaced since; or else, of
    /// several with this id, the one that changes: an own design.
    std::shared_ptr<const engine::Module> module(const QString &id,
                                                 const QByteArray &hash = {}) const;
    /// Where new games of the module begin: itself, or what has replaced it.
    QString pathOf(const engine::Module &module) const;
    bool isDesign(const QString &path) const;
    /// Designs that lie elsewhere than in designsFolder().
    void setFurtherDesigns(const QStringList &folders) { m_furtherDesigns = folders; }
    /// The latest first. Of what the program has kept by itself only the last of what goes on from
    /// each other.
    QList<LibrarySave> saves() const;
    /// How many games that saves() has last come across are of a newer program.
    int newerSaves() const { return m_newerSaves; }
    /// What goes on from the file at \a path, the latest; or that file itself.
    QString latestOf(const QString &path) const;
    /// How a file of the player is called wherever his folder lies; empty: it is elsewhere.
    QString placeOf(const QString &path) const;
    QString pathAt(const QString &place) const;

    /// What installing a .hexmod would do. What can't be opened as a module is refused, and what
    /// lint finds errors in when it would replace a good one. The window is painted meanwhile.
    engine::Result<Installation> prepare(const QString &path) const;
    /// Copies it into the player's folder. What it replaces is kept for games that were begun with
    /// it.
    engine::Result<QString> install(const Installation &installation);
    /// Games that are not over yet and were begun with the module of this hash.
    int unfinishedGames(const QByteArray &hash) const;
    /// Only what the player has installed. Saved games are kept.
    engine::Result<engine::Done> removeModule(const QString &path);

    QString modulesFolder() const { return m_dataFolder + QStringLiteral("/modules"); }
    /// Where replaced games are kept as long as a game that was begun with them is not over.
    QString versionsFolder() const { return m_dataFolder + QStringLiteral("/versions"); }
    /// Where designers keep their modules.
    QString designsFolder() const { return m_dataFolder + QStringLiteral("/designs"); }
    QString savesFolder() const { return m_dataFolder + QStringLiteral("/saves"); }
    QString autosaveFolder() const { return m_dataFolder + QStringLiteral("/autosave"); }
    /// What the program complained of, and how it ended badly.
    QString logPath() const { return m_dataFolder + QStringLiteral("/log/hexsmith.log"); }
    QString reportsFolder() const { return m_dataFolder + QStringLiteral("/reports"); }
    QString journalFolder() const { return m_dataFolder + QStringLiteral("/journal"); }

private:
    /// The same among \a known modules; uses nothing else, so any thread can do it.
    static engine::Result<Installation> plan(const QString &path,
                                             const QList<LibraryModule> &known);
    /// As it is known already, when it has the same stamp as then.
    LibraryModule read(const QString &path, const QByteArray &stamp) const;
    QStringList designs() const;
    QStringList installedPaths() const;
    /// Puts what the player has installed in the place of what came with the program.
    void hideReplaced(QList<LibraryModule> &found);
    /// Without a path when it is not kept.
    const LibraryModule &oldVersion(const QByteArray &hash) const;
    /// The modules that games were begun with; empty for a game that can't be read.
    QList<QByteArray> unfinishedGames() const;
    void dropOldVersions() const;
    static bool removeFile(const QString &path);
    KeptGames keptGames() const;

    QString m_programFolder;
    QString m_dataFolder;
    KeptVersions m_versions;
    QList<LibraryModule> m_modules;
    QList<LibraryModule> m_hidden; ///< The player has installed others in their place.
    mutable QHash<QByteArray, LibraryModule> m_old; ///< Kept versions that were wanted, by hash.
    mutable int m_newerSaves = 0;
    QString m_refusal;
    QStringList m_furtherDesigns;
    QHash<QString, QByteArray> m_seen; ///< What the modules that were read were like.
};

} // namespace app
