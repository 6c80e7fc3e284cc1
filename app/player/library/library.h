// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/save/savefile.h"
#include "engine/module/read/moduleloader.h"

#include <QCoreApplication>
#include <QDateTime>

namespace app {

/// A game of the library; a broken one has issues and perhaps no module.
struct LibraryModule
{
    QString path;
    std::shared_ptr<const engine::Module> module;
    engine::Issues issues;
    bool isOwn = false; ///< Installed by the player, who can remove it.
    bool isDesign = false; ///< A folder that the player edits.

    bool isGood() const { return module && !engine::hasErrors(issues); }
    QString title() const;
    /// The first thing that is wrong, with its place.
    QString reason() const;
};

/// A game that can be gone on with.
struct LibrarySave
{
    enum class Kind { Save, Autosave, Interrupted };

    QString path;
    Kind kind = Kind::Save;
    engine::SaveGame save; ///< What is known of it; its commands may be left out.
    qsizetype steps = 0;
    QDateTime modified;
};

/// The games and saved games on this computer.
class Library
{
    Q_DECLARE_TR_FUNCTIONS(Library)

public:
    /// \a programFolder is where the program lies, \a dataFolder belongs to the player.
    Library(const QString &programFolder, const QString &dataFolder);

    /// Looks at the folders again; what has not changed is not read again.
    void refresh();

    const QList<LibraryModule> &modules() const { return m_modules; }
    QList<LibraryModule> broken() const;
    /// How many can be played, own designs not counted.
    int installed() const;
    /// Of several with this id the one whose files have this hash, or else the one that changes: an
    /// own design.
    std::shared_ptr<const engine::Module> module(const QString &id,
                                                 const QByteArray &hash = {}) const;
    bool isDesign(const QString &path) const;
    /// Designs that lie elsewhere than in designsFolder().
    void setFurtherDesigns(const QStringList &folders) { m_furtherDesigns = folders; }
    /// The latest first.
    QList<LibrarySave> saves() const;

    /// Copies a .hexmod into the player's folder; refuses what can't be opened as a module.
    engine::Result<QString> install(const QString &path);
    /// Only what the player has installed. Saved games are kept.
    engine::Result<engine::Done> removeModule(const QString &path);

    QString modulesFolder() const { return m_dataFolder + QStringLiteral("/modules"); }
    /// Where designers keep their modules.
    QString designsFolder() const { return m_dataFolder + QStringLiteral("/designs"); }
    QString savesFolder() const { return m_dataFolder + QStringLiteral("/saves"); }
    QString autosaveFolder() const { return m_dataFolder + QStringLiteral("/autosave"); }
    QString journalFolder() const { return m_dataFolder + QStringLiteral("/journal"); }

private:
    LibraryModule read(const QString &path) const;
    QStringList designs() const;
    static QList<LibrarySave> savesIn(const QString &folder, LibrarySave::Kind kind);

    QString m_programFolder;
    QString m_dataFolder;
    QList<LibraryModule> m_modules;
    QStringList m_furtherDesigns;
    QHash<QString, QByteArray> m_seen; ///< What the modules that were read were like.
};

} // namespace app
