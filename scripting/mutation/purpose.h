// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/mutation/luafile.h"

#include <QHash>
#include <QMap>

#include <memory>

namespace scripting {

/// What each part of a module's Lua is for, found by who uses it. Only what decides what is legal,
/// what comes of it, and what queries answer is worth a test; texts, hints for the window, the
/// computer's judgement and invariants are not.
class Purpose
{
public:
    enum class Use { Rules, Texts, Computer, Invariants, Nobody };
    using Files = std::vector<std::unique_ptr<LuaFile>>;

    explicit Purpose(const Files &files);

    Use of(const LuaFile &file, int offset) const;
    /// Whether the code may run while the module is loaded, so that every test can notice a change.
    bool runsInLoading(const LuaFile &file, int offset) const;

private:
    using Range = LuaOutline::Range;
    struct Part
    {
        Range range;
        Use use;
    };
    /// A function, or with the index -1 what stands outside of all.
    using Node = std::pair<const LuaFile *, int>;

    Use ofConstant(const LuaFile &file, int offset) const;
    void findParts(const LuaFile &file);
    void findCalls(const LuaFile &file);
    void link(const Files &files);
    void linkFile(const LuaFile &file, const QMultiHash<QString, Node> &fields);
    static bool isMeant(const LuaFile &file, const LuaOutline::Field &field, Node function);
    void addLink(const LuaFile &file, int offset, Node to);
    void spread(const Files &files);
    void spreadFrom(QList<Node> open, Use use);
    void spreadLoading(const Files &files);
    /// The innermost one that is for something else than the rules; null when there is none.
    const Part *partAt(const LuaFile &file, int offset) const;

    struct Link
    {
        int offset;
        Node to;
        bool isCall;
    };
    QHash<const LuaFile *, QList<Part>> m_parts;
    QMap<Node, QList<Link>> m_links;
    QMap<Node, Use> m_uses;
    QMap<Node, bool> m_loading;
};

} // namespace scripting
