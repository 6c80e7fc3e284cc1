// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/sandbox/lua.h"

#include <QByteArray>
#include <QSet>

#include <optional>
#include <vector>

namespace scripting {

/// The local variables outside of functions that functions may assign, with the values that they
/// had after loading. A script could keep state in them from one call to the next.
class UpvalueGuard
{
public:
    struct Variable
    {
        QByteArray name;
        QByteArray file;
        int line = 0; ///< Where the function starts that may assign it.
    };

    explicit UpvalueGuard(lua_State *L)
        : m_state(L)
    {
    }

    /// Watches upvalue \a upvalue of the function at \a index; raises a Lua error when there are
    /// too many, because they are looked at after every call.
    void add(int index, int upvalue);

    bool isEmpty() const { return m_entries.empty(); }
    /// The first variable that differs now.
    std::optional<Variable> firstChanged() const;
    void restore();

private:
    struct Entry
    {
        int upvalue;
        Variable variable;
    };
    static lua_Integer functionSlot(size_t entry) { return lua_Integer(2 * entry + 1); }
    static lua_Integer valueSlot(size_t entry) { return lua_Integer(2 * entry + 2); }
    void pushStore() const;

    lua_State *m_state;
    std::vector<Entry> m_entries;
    QSet<void *> m_cells;
};

} // namespace scripting
