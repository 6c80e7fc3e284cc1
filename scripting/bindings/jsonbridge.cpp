// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/jsonbridge.h"

#include "engine/game/play/answertexts.h"
#include "scripting/bindings/handles.h"
#include "scripting/sandbox/frozentable.h"
#include "scripting/sandbox/luaruntime.h"
#include "scripting/sandbox/orderedpairs.h"

#include <cmath>

namespace scripting::JsonBridge {

namespace {

constexpr int deepest = 32;

engine::Json readTable(lua_State *L, int index, int depth);

engine::Json readAt(lua_State *L, int index, int depth)
{
    switch (lua_type(L, index)) {
    case LUA_TNIL:
    case LUA_TNONE:
        return {};
    case LUA_TBOOLEAN:
        return engine::Json(bool(lua_toboolean(L, index)));
    case LUA_TNUMBER: {
        if (lua_isinteger(L, index))
            return engine::Json(qint64(lua_tointeger(L, index)));
        const double number = lua_tonumber(L, index);
        if (!std::isfinite(number))
            luaL_error(L, "an answer can't hold an infinite number");
        return engine::Json(number);
    }
    case LUA_TSTRING: {
        size_t length = 0;
        const char *text = lua_tolstring(L, index, &length);
        return engine::Json(QString::fromUtf8(text, qsizetype(length)));
    }
    case LUA_TTABLE:
        if (depth > deepest)
            luaL_error(L, "an answer is nested too deeply");
        return readTable(L, lua_absindex(L, index), depth);
    default:
        break;
    }
    if (Handles::isPiece(L, index))
        return engine::Json(contextOf(L).module.piece(Handles::piece(L, index)).id);
    if (Handles::isSpace(L, index))
        return engine::Json(contextOf(L).module.map.space(Handles::space(L, index)).id);
    luaL_error(L, "an answer can't hold a %s", luaL_typename(L, index));
    return {};
}

QString keyText(lua_State *L, int index)
{
    const engine::Json key = readAt(L, index, 0);
    if (key.isString())
        return key.toString();
    if (key.isInteger())
        return QString::number(key.toInteger());
    luaL_error(L, "an answer can't have a %s as a key", luaL_typename(L, index));
    return {};
}

// What `text` made: words whose language the reader chooses.
bool readText(lua_State *L, int index, engine::Json &json)
{
    if (lua_getfield(L, index, "_text") == LUA_TNIL) {
        lua_pop(L, 1);
        return false;
    }
    const engine::Text text = Handles::words(L, lua_gettop(L));
    json = engine::answertexts::marked(text,
                                       engine::ValueCodec(contextOf(L).module, stateOf(L).names()));
    lua_pop(L, 1);
    return true;
}

// A table with [1], or with nothing, is a list; everything else is an object with its keys in
// order.
engine::Json readTable(lua_State *L, int index, int depth)
{
    LuaRuntime::spend(L, 1);
    const bool isList = lua_geti(L, index, 1) != LUA_TNIL;
    lua_pop(L, 1);
    if (isList) {
        engine::Json list = engine::Json::array();
        for (lua_Integer i = 1; lua_geti(L, index, i) != LUA_TNIL; ++i) {
            LuaRuntime::spend(L, 1);
            list.append(readAt(L, lua_gettop(L), depth + 1));
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
        return list;
    }
    engine::Json object = engine::Json::object();
    if (readText(L, index, object))
        return object;
    luaL_checkstack(L, 6, "an answer is nested too deeply");
    FrozenTable::pushReal(L, index);
    const int real = lua_gettop(L);
    OrderedPairs::pushKeys(L, real);
    const int keys = lua_gettop(L);
    for (lua_Integer i = 1; lua_rawgeti(L, keys, i) != LUA_TNIL; ++i) {
        LuaRuntime::spend(L, 1);
        const QString key = keyText(L, lua_gettop(L));
        lua_gettable(L, real);
        object.insert(key, readAt(L, lua_gettop(L), depth + 1));
        lua_pop(L, 1);
    }
    lua_settop(L, real - 1);
    return object.size() ? object : engine::Json::array();
}

} // namespace

void push(lua_State *L, const engine::Json &json)
{
    luaL_checkstack(L, 4, "data is nested too deeply");
    switch (json.type()) {
    case engine::Json::Type::Null:
        lua_pushnil(L);
        break;
    case engine::Json::Type::Bool:
        lua_pushboolean(L, json.toBool());
        break;
    case engine::Json::Type::Integer:
        lua_pushinteger(L, json.toInteger());
        break;
    case engine::Json::Type::Real:
        lua_pushnumber(L, json.toReal());
        break;
    case engine::Json::Type::String:
        Handles::push(L, json.toString());
        break;
    case engine::Json::Type::Array:
        lua_createtable(L, int(json.size()), 0);
        for (qsizetype i = 0; i < json.size(); ++i) {
            push(L, json.at(i));
            lua_rawseti(L, -2, i + 1);
        }
        break;
    case engine::Json::Type::Object:
        lua_createtable(L, 0, int(json.size()));
        for (qsizetype i = 0; i < json.size(); ++i) {
            Handles::push(L, json.keyAt(i));
            push(L, json.at(i));
            lua_rawset(L, -3);
        }
        break;
    }
}

engine::Json read(lua_State *L, int index)
{
    return readAt(L, index, 0);
}

engine::Value toValue(const engine::Json &json, const ScriptContext &context, engine::Names &names)
{
    using engine::Value;
    if (json.isBool())
        return Value::boolean(json.toBool());
    if (json.isInteger())
        return Value::integer(int32_t(json.toInteger()));
    if (!json.isString())
        return {};
    if (const engine::SideId side = context.module.side(json.toString()))
        return Value::side(side);
    return Value::word(names.intern(json.toString()));
}

} // namespace scripting::JsonBridge
