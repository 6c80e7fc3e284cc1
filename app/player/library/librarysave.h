// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/save/savefile.h"

#include <QDateTime>

namespace app {

/// What a kept game goes on from: files of the player, as the library calls them.
struct Origin
{
    QString whole; ///< All of it is in the game.
    QString part; ///< It holds more than could be opened.

    void write(engine::Json &meta) const;
    static Origin read(const engine::Json &meta);
    bool isOf(const QString &place) const
    {
        return !place.isEmpty() && (whole == place || part == place);
    }
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
    bool isDamaged = false;
    bool goesOnElsewhere = false; ///< Another one begins where this one ends.
    bool isInUse = false; ///< Somebody plays it in another window.

    bool isOver() const { return save.notes.meta[u"over"].toBool(); }
    /// That the player has given it.
    QString name() const { return save.notes.meta[u"name"].toString(); }
    Origin origin() const { return Origin::read(save.notes.meta); }
    bool canBeNamed() const { return kind != Kind::Interrupted && !isDamaged && !isInUse; }

    /// Calls the game in the file otherwise; empty: as it is called by itself.
    static engine::Result<engine::Done> rename(const QString &path, const QString &name);
    /// Puts a copy of a saved or interrupted game at \a target.
    static engine::Result<engine::Done> exportTo(const QString &path, const QString &target);
};

} // namespace app
