// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <QMap>

namespace app {

/// Steps of a game that the player has marked, in order, with the names that they were given.
class Bookmarks
{
public:
    Bookmarks() = default;
    explicit Bookmarks(const QMap<int, QString> &names)
        : m_names(names)
    {
    }

    QList<int> steps() const { return m_names.keys(); }
    bool isEmpty() const { return m_names.isEmpty(); }
    bool contains(int step) const { return m_names.contains(step); }
    /// Empty: it has none.
    QString name(int step) const { return m_names.value(step); }
    /// Sets one where none is.
    void setName(int step, const QString &name) { m_names.insert(step, name.trimmed()); }
    void remove(int step) { m_names.remove(step); }
    /// Without those of steps that there are not.
    Bookmarks upTo(int lastStep) const;

    /// A list of numbers, and of objects where there are names.
    engine::Json json() const;
    static Bookmarks read(const engine::Json &json);

    bool operator==(const Bookmarks &) const = default;

private:
    QMap<int, QString> m_names;
};

} // namespace app
