// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/module.h"
#include "scripting/mutation/sourcechanges.h"

#include <QSet>

namespace scripting {

/// Takes one side for the other: friends and enemies, attackers and defenders, the names of the
/// sides.
class SideSwaps
{
public:
    /// \a files are all Lua files of the rules: only names are written that they use.
    SideSwaps(const engine::Module &module, const std::vector<std::unique_ptr<LuaFile>> &files);

    QList<SourceChanges::Change> of(const LuaFile &file) const;

private:
    using Range = LuaOutline::Range;

    void addString(const LuaFile &file, size_t at, QList<SourceChanges::Change> &changes) const;
    void addName(const LuaFile &file, size_t at, QList<SourceChanges::Change> &changes) const;
    static void addEnemy(const LuaFile &file, size_t at, QList<SourceChanges::Change> &changes);
    static void addOwn(const LuaFile &file, size_t at, QList<SourceChanges::Change> &changes);
    /// The text with the first word of a pair replaced by the other one, or an empty one.
    QString swapped(const QString &text) const;

    bool m_hasTwoSides;
    QStringList m_sides;
    QList<std::pair<QString, QString>> m_pairs;
    QSet<QString> m_strings;
    QSet<QString> m_fields;
};

} // namespace scripting
