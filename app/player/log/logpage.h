// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/log/logbook.h"

namespace app {

/// The log of a game as a page of its own, oldest first, for a reader without the program.
class LogPage
{
public:
    /// A position that a page shows: where every turn begins, and every fight before it.
    struct Wanted
    {
        int step = 0; ///< Of the entries that it stands before.
        int position = 0; ///< After how many commands.
        engine::SpaceId space; ///< None: the whole map.
    };

    /// \a controller must outlive it.
    explicit LogPage(const GameController &controller);

    std::vector<Wanted> wanted() const;
    /// \a pictures holds one for each of wanted(), as they go into the page; empty ones are left
    /// out. \a more is a part of a page that stands before the log.
    QString html(const QList<QByteArray> &pictures = {}, const QString &more = {}) const;

private:
    static bool isFight(const engine::change::Log &log);
    QString entry(const LogBook::Entry &entry) const;

    const GameController &m_controller;
    LogBook m_book;
};

} // namespace app
