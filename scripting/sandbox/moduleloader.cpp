// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/moduleloader.h"

#include "scripting/sandbox/meter.h"
#include "scripting/sandbox/meteredsource.h"
#include "scripting/sandbox/sourcecheck.h"

#include <algorithm>
#include <string_view>

namespace scripting {

namespace {

constexpr size_t PieceBytes = 256;
constexpr qint64 GasPerByte = 4;
constexpr QByteArrayView StandardPrefix = "std/";

/// Hands source text to the compiler in pieces, each of which is paid for.
struct PieceReader
{
    std::string_view left;

    static const char *next(lua_State *L, void *self, size_t *size)
    {
        auto &reader = *static_cast<PieceReader *>(self);
        const std::string_view piece = reader.left.substr(0, PieceBytes);
        reader.left.remove_prefix(piece.size());
        Meter &meter = Meter::of(L);
        meter.spend(L, qint64(piece.size()) * GasPerByte);
        // No instruction is run while compiling, so that only the time tells what it costs.
        meter.spendTime(L);
        *size = piece.size();
        return piece.empty() ? nullptr : piece.data();
    }
};

void compile(lua_State *L, std::string_view source, const char *name)
{
    PieceReader reader{source};
    const int status = lua_load(L, PieceReader::next, &reader, name, "t");
    Meter &meter = Meter::of(L);
    if (status == LUA_ERRMEM)
        meter.outOfMemory();
    if (meter.isSpent())
        meter.raise(L);
    if (status != LUA_OK)
        lua_error(L);
}

// "rules.combat" and "rules/combat" as a path without ending; empty when it is not a plain name.
QByteArray pathOf(std::string_view name)
{
    QByteArray path;
    bool separated = true;
    for (const char c : name) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
            || (c >= '0' && c <= '9') || c == '_' || c == '-';
        const bool separator = c == '.' || c == '/';
        if ((!plain && !separator) || (separator && separated))
            return {};
        path.append(separator ? '/' : c);
        separated = separator;
    }
    return separated ? QByteArray() : path;
}

// The folder of the file that called, with a '/' at its end.
QByteArray callerFolder(lua_State *L)
{
    lua_Debug frame;
    if (!lua_getstack(L, 1, &frame) || !lua_getinfo(L, "S", &frame) || frame.source[0] != '@')
        return {};
    const QByteArray file(frame.source + 1);
    return file.left(file.lastIndexOf('/') + 1);
}

bool isStandard(const QByteArray &plain)
{
    return plain.startsWith(StandardPrefix);
}

// "std/lists" is "std/1/lists" for a module that uses version 1; empty when it uses none.
QByteArray standardPath(const ModuleLoader::Source &source, const QByteArray &plain)
{
    const auto version = source ? source(QStringLiteral("std/version")) : std::nullopt;
    return version ? StandardPrefix.toByteArray() + *version + plain.mid(StandardPrefix.size() - 1)
                   : QByteArray();
}

// The files that a name may mean, the first one first.
QList<QByteArray> pathsFor(lua_State *L, const ModuleLoader::Source &source,
                           const QByteArray &plain)
{
    // Nothing in a module can stand in front of the library that it asked for.
    const QByteArray standard = isStandard(plain) ? standardPath(source, plain) : QByteArray();
    if (!standard.isEmpty())
        return {standard + ".lua"};
    return {callerFolder(L) + plain + ".lua", plain + ".lua"};
}

int refuse(lua_State *L, const char *name, bool isOpen, const ModuleLoader::Source &source,
           const QByteArray &plain)
{
    if (isStandard(plain) && standardPath(source, plain).isEmpty())
        return luaL_error(L,
                          "require: '%s' is part of the standard library, and module.json does not "
                          "say which version (\"std\": 1)",
                          name);
    if (!isOpen)
        return luaL_error(L, "require: '%s' was not loaded with the module", name);
    if (isStandard(plain))
        return luaL_error(L, "require: there is no '%s' in the standard library", name);
    return luaL_error(L, "require: there is no file '%s.lua' in the module", plain.constData());
}

} // namespace

void ModuleLoader::open(lua_State *L)
{
    lua_newtable(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, loadedKey());
    lua_pushlightuserdata(L, this);
    lua_pushcclosure(L, require, 1);
    lua_setfield(L, -2, "require");
}

void ModuleLoader::pushFile(lua_State *L, const QString &path)
{
    const std::optional<QByteArray> text = m_source ? m_source(path) : std::nullopt;
    if (!text)
        luaL_error(L, "there is no file '%s' in the module", path.toUtf8().constData());
    pushText(L, *text, path);
}

void ModuleLoader::pushText(lua_State *L, const QByteArray &text, const QString &chunkName)
{
    Meter &meter = Meter::of(L);
    const QByteArray name = '@' + chunkName.toUtf8();
    if (!m_chunks.contains(chunkName))
        m_chunks.append(chunkName);
    if (text.size() > meter.limits().sourceBytes)
        luaL_error(L, "%s:1: the file is too large", name.constData() + 1);
    std::string_view source(text.constData(), size_t(text.size()));
    if (source.starts_with("\xef\xbb\xbf"))
        source.remove_prefix(3);
    meter.spend(L, qint64(source.size()));
    if (const auto flaw = SourceCheck::run(source))
        luaL_error(L, "%s:%d: %s", name.constData() + 1, flaw->line, flaw->message.constData());
    // Compiled as it is first: its own errors are to be reported, not those of the metered form.
    compile(L, source, name.constData());
    lua_pop(L, 1);
    compile(L, MeteredSource(source).text(), name.constData());
    meter.connect(L);
}

QString ModuleLoader::chunkOf(const QString &shortName) const
{
    // Lua shortens long names to "..." and their end.
    const bool shortened = shortName.startsWith(QLatin1String("..."));
    const auto found = std::find_if(m_chunks.begin(), m_chunks.end(), [&](const QString &chunk) {
        return chunk == shortName || (shortened && chunk.endsWith(shortName.mid(3)));
    });
    return found == m_chunks.end() ? QString() : *found;
}

int ModuleLoader::require(lua_State *L)
{
    auto &loader = *static_cast<ModuleLoader *>(lua_touserdata(L, lua_upvalueindex(1)));
    return loader.requireNamed(L);
}

bool ModuleLoader::pushLoaded(lua_State *L, const QByteArray &path)
{
    lua_rawgetp(L, LUA_REGISTRYINDEX, loadedKey());
    const int type = lua_getfield(L, -1, path.constData());
    lua_remove(L, -2);
    if (type == LUA_TNIL)
        lua_pop(L, 1);
    else if (lua_touserdata(L, -1) == this)
        luaL_error(L, "require: '%s' requires itself", path.constData());
    return type != LUA_TNIL;
}

int ModuleLoader::requireNamed(lua_State *L)
{
    size_t length = 0;
    const char *name = luaL_checklstring(L, 1, &length);
    Meter::of(L).spend(L, 100 + qint64(length));
    const QByteArray plain = pathOf({name, length});
    if (plain.isEmpty())
        return luaL_error(L, "require: '%s' is not the name of a file in the module", name);
    for (const QByteArray &path : pathsFor(L, m_source, plain)) {
        if (pushLoaded(L, path))
            return 1;
        if (!m_open || !m_source || !m_source(QString::fromUtf8(path)))
            continue;
        lua_rawgetp(L, LUA_REGISTRYINDEX, loadedKey());
        lua_pushlightuserdata(L, this); // marks it as begun
        lua_setfield(L, -2, path.constData());
        pushFile(L, QString::fromUtf8(path));
        lua_call(L, 0, 1);
        if (lua_isnil(L, -1)) {
            lua_pop(L, 1);
            lua_pushboolean(L, 1);
        }
        lua_pushvalue(L, -1);
        lua_setfield(L, -3, path.constData());
        return 1;
    }
    return refuse(L, name, m_open, m_source, plain);
}

} // namespace scripting
