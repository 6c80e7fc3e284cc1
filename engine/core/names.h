// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <vector>

namespace engine {

/// Words by number: append-only, so that a number stays valid for a whole game.
class Names
{
public:
    Names();
    Names(const Names &other);
    Names &operator=(const Names &other);

    /// Different for every table of this process: numbers of one mean nothing in another.
    uint64_t serial() const { return m_serial; }

    NameId intern(const QByteArray &utf8);
    NameId intern(const QString &text) { return intern(text.toUtf8()); }
    NameId find(const QByteArray &utf8) const;
    NameId find(const QString &text) const { return find(text.toUtf8()); }

    const QByteArray &utf8(NameId id) const { return m_entries[size_t(id.value)].utf8; }
    QString text(NameId id) const;

    /// Depends on the word only, never on the order in which words came.
    uint64_t contentHash(NameId id) const { return m_entries[size_t(id.value)].hash; }
    int size() const { return int(m_entries.size()); }

private:
    struct Entry
    {
        QByteArray utf8;
        uint64_t hash;
    };
    uint64_t m_serial;
    std::vector<Entry> m_entries;
    QHash<QByteArray, int32_t> m_ids;
};

} // namespace engine
