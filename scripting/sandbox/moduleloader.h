// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/sandbox/lua.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace scripting {

/// Finds and compiles the source files of one module; the script's `require`.
class ModuleLoader
{
public:
    /// Reads a file of the module, such as "rules/combat.lua".
    using Source = std::function<std::optional<QByteArray>(const QString &path)>;

    explicit ModuleLoader(Source source)
        : m_source(std::move(source))
    {
    }
    ModuleLoader(const ModuleLoader &) = delete;
    ModuleLoader &operator=(const ModuleLoader &) = delete;

    /// Adds `require` to the globals, on top of the stack.
    void open(lua_State *L);
    /// Pushes the compiled file, or raises a Lua error.
    void pushFile(lua_State *L, const QString &path);
    /// Pushes the compiled \a text, or raises a Lua error.
    void pushText(lua_State *L, const QByteArray &text, const QString &chunkName);

    /// The key in the registry of the table of what required files returned.
    const void *loadedKey() const { return this; }
    /// From now on only what is loaded already can be required.
    void close() { m_open = false; }

    /// The chunk whose name starts \a message as Lua writes it ("file:line: "), or an empty string.
    QString chunkOf(const QString &shortName) const;

private:
    static int require(lua_State *L);
    int requireNamed(lua_State *L);
    /// Pushes what the file at \a path returned if it is known; else pushes nothing.
    bool pushLoaded(lua_State *L, const QByteArray &path);

    Source m_source;
    QStringList m_chunks;
    bool m_open = true;
};

} // namespace scripting
