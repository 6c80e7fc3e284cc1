// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace view {

/// Where painted maps are kept from one start to the next. They can be painted again at any time,
/// so that the oldest go when there are too many, and all of them when the player wants the room.
class TileFolder
{
public:
    /// What it holds at most.
    static constexpr qint64 limit = 512ll * 1024 * 1024;

    /// The user's own; nowhere when the system has no such place.
    static QString usualPath();

    /// Empty: nothing is kept.
    explicit TileFolder(QString path)
        : m_path(std::move(path))
    {
    }

    bool isKept() const { return !m_path.isEmpty(); }
    /// Of one level of the sheet with this key.
    QString file(const QByteArray &key, int step) const;
    qint64 bytes() const;
    /// Removes what was painted longest ago and is more than \a most.
    void trim(qint64 most = limit) const;
    void clear() const { trim(0); }

private:
    QString m_path;
};

} // namespace view
