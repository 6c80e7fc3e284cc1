// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/handles.h"
#include "scripting/sandbox/luaruntime.h"

#include <cmath>

namespace scripting::Handles {

namespace {

using engine::Value;

// Keys of the registry; their addresses are what counts.
const char pieceList = 0;
const char spaceList = 0;
const char pieceMetaKey = 0;
const char spaceMetaKey = 0;
const char wordNumbers = 0;

void createList(lua_State *L, const char *list, const char *metaKey, int meta, int count)
{
    lua_pushvalue(L, meta);
    lua_rawsetp(L, LUA_REGISTRYINDEX, metaKey);
    lua_createtable(L, count, 0);
    for (int i = 0; i < count; ++i) {
        *static_cast<int32_t *>(lua_newuserdatauv(L, sizeof(int32_t), 0)) = i;
        lua_pushvalue(L, meta);
        lua_setmetatable(L, -2);
        lua_rawseti(L, -2, i + 1);
    }
    lua_rawsetp(L, LUA_REGISTRYINDEX, list);
}

bool hasMeta(lua_State *L, int index, const char *metaKey)
{
    if (lua_type(L, index) != LUA_TUSERDATA || !lua_getmetatable(L, index))
        return false;
    lua_rawgetp(L, LUA_REGISTRYINDEX, metaKey);
    const bool same = lua_rawequal(L, -1, -2);
    lua_pop(L, 2);
    return same;
}

void pushFrom(lua_State *L, const char *list, int32_t number)
{
    if (number < 0) {
        lua_pushnil(L);
        return;
    }
    lua_rawgetp(L, LUA_REGISTRYINDEX, list);
    lua_rawgeti(L, -1, number + 1);
    lua_remove(L, -2);
}

template<typename Id> void pushAll(lua_State *L, const char *list, std::span<const Id> ids)
{
    lua_createtable(L, int(ids.size()), 0);
    lua_rawgetp(L, LUA_REGISTRYINDEX, list);
    lua_Integer i = 0;
    for (const Id id : ids) {
        lua_rawgeti(L, -1, lua_Integer(id.value) + 1);
        lua_rawseti(L, -3, ++i);
    }
    lua_pop(L, 1);
}

int32_t numberAt(lua_State *L, int index)
{
    return *static_cast<int32_t *>(lua_touserdata(L, index));
}

// 2.5 is said as 2½: words are for people.
QByteArray numberText(double number)
{
    const double whole = std::floor(number);
    const double part = number - whole;
    const char *glyph = nullptr;
    if (std::abs(part - 0.5) < 1e-9)
        glyph = "½";
    else if (std::abs(part - 1.0 / 3) < 1e-6)
        glyph = "⅓";
    else if (std::abs(part - 2.0 / 3) < 1e-6)
        glyph = "⅔";
    else if (std::abs(part - 0.25) < 1e-9)
        glyph = "¼";
    else if (std::abs(part - 0.75) < 1e-9)
        glyph = "¾";
    if (!glyph)
        return QByteArray::number(number, 'g', 6);
    const QByteArray front = whole != 0.0 ? QByteArray::number(qint64(whole)) : QByteArray();
    return front + glyph;
}

} // namespace

void create(lua_State *L, const ScriptContext &context, int pieceMeta, int spaceMeta)
{
    createList(L, &pieceList, &pieceMetaKey, pieceMeta, int(context.module.pieces.size()));
    createList(L, &spaceList, &spaceMetaKey, spaceMeta, context.module.map.spaceCount());
}

void push(lua_State *L, engine::PieceId piece)
{
    pushFrom(L, &pieceList, piece.value);
}

void push(lua_State *L, engine::SpaceId space)
{
    pushFrom(L, &spaceList, space.value);
}

void pushList(lua_State *L, std::span<const engine::PieceId> pieces)
{
    pushAll(L, &pieceList, pieces);
}

void pushList(lua_State *L, std::span<const engine::SpaceId> spaces)
{
    pushAll(L, &spaceList, spaces);
}

void push(lua_State *L, const ScriptContext &context, engine::SideId side)
{
    if (!side) {
        lua_pushnil(L);
        return;
    }
    push(L, context.sideIds[size_t(side.value)]);
}

void push(lua_State *L, const QString &text)
{
    push(L, text.toUtf8());
}

void push(lua_State *L, const QByteArray &utf8)
{
    lua_pushlstring(L, utf8.constData(), size_t(utf8.size()));
}

void push(lua_State *L, const engine::Names &names, engine::NameId word)
{
    if (!word) {
        lua_pushnil(L);
        return;
    }
    push(L, names.utf8(word));
}

void push(lua_State *L, const ScriptContext &context, const engine::Names &names, Value value)
{
    switch (value.type) {
    case Value::Type::None:
        lua_pushnil(L);
        break;
    case Value::Type::Bool:
        lua_pushboolean(L, value.number);
        break;
    case Value::Type::Integer:
        lua_pushinteger(L, value.number);
        break;
    case Value::Type::Word:
        push(L, names, engine::NameId(value.number));
        break;
    case Value::Type::Side:
        push(L, context, engine::SideId(value.number));
        break;
    case Value::Type::Space:
        push(L, engine::SpaceId(value.number));
        break;
    case Value::Type::Piece:
        push(L, engine::PieceId(value.number));
        break;
    }
}

void push(lua_State *L, const ScriptContext &context, const engine::Names &names,
          const engine::Data &data)
{
    if (const auto *value = std::get_if<Value>(&data)) {
        push(L, context, names, *value);
        return;
    }
    const auto &list = std::get<engine::ValueList>(data);
    lua_createtable(L, int(list.size()), 0);
    for (size_t i = 0; i < list.size(); ++i) {
        push(L, context, names, list[i]);
        lua_rawseti(L, -2, lua_Integer(i) + 1);
    }
}

bool isPiece(lua_State *L, int index)
{
    return hasMeta(L, index, &pieceMetaKey);
}

bool isSpace(lua_State *L, int index)
{
    return hasMeta(L, index, &spaceMetaKey);
}

engine::PieceId piece(lua_State *L, int index)
{
    if (!isPiece(L, index))
        luaL_error(L, "a piece was expected, not a %s", luaL_typename(L, index));
    return engine::PieceId(numberAt(L, index));
}

engine::SpaceId space(lua_State *L, int index)
{
    if (!isSpace(L, index))
        luaL_error(L, "a space was expected, not a %s", luaL_typename(L, index));
    return engine::SpaceId(numberAt(L, index));
}

engine::SideId side(lua_State *L, int index)
{
    const ScriptContext &context = contextOf(L);
    if (lua_isnoneornil(L, index))
        return {};
    if (lua_type(L, index) == LUA_TSTRING) {
        const engine::SideId found = context.module.side(QString::fromUtf8(lua_tostring(L, index)));
        if (found)
            return found;
        luaL_error(L, "there is no side '%s'", lua_tostring(L, index));
    }
    luaL_error(L, "a side was expected, not a %s", luaL_typename(L, index));
    return {};
}

// A text that is the id of a side is that side: both forms compare equal in Lua and in the state.
Value value(lua_State *L, int index)
{
    switch (lua_type(L, index)) {
    case LUA_TNIL:
    case LUA_TNONE:
        return {};
    case LUA_TBOOLEAN:
        return Value::boolean(lua_toboolean(L, index));
    case LUA_TNUMBER: {
        int isWhole = 0;
        const lua_Integer number = lua_tointegerx(L, index, &isWhole);
        if (!isWhole || number < INT32_MIN || number > INT32_MAX)
            luaL_error(L, "the state of a game holds whole numbers only, not %f",
                       lua_tonumber(L, index));
        return Value::integer(int32_t(number));
    }
    case LUA_TSTRING: {
        size_t length = 0;
        const char *text = lua_tolstring(L, index, &length);
        const ScriptContext &context = contextOf(L);
        for (size_t i = 0; i < context.module.sides.size(); ++i) {
            if (context.module.sides[i].id == QLatin1String(text, qsizetype(length)))
                return Value::side(engine::SideId(int32_t(i)));
        }
        return Value::word(word(L, index));
    }
    default:
        if (isPiece(L, index))
            return Value::piece(engine::PieceId(numberAt(L, index)));
        if (isSpace(L, index))
            return Value::space(engine::SpaceId(numberAt(L, index)));
        luaL_error(L, "the state of a game can't hold a %s", luaL_typename(L, index));
    }
    return {};
}

engine::Data data(lua_State *L, int index)
{
    if (!lua_istable(L, index))
        return value(L, index);
    engine::ValueList list;
    const int table = lua_absindex(L, index);
    for (lua_Integer i = 1; lua_geti(L, table, i) != LUA_TNIL; ++i) {
        LuaRuntime::spend(L, 1);
        list.push_back(value(L, lua_gettop(L)));
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return list;
}

// Words come from rule files again and again, so Lua keeps their numbers for the present game.
engine::NameId word(lua_State *L, int index)
{
    size_t length = 0;
    const char *text = luaL_checklstring(L, index, &length);
    ScriptContext &context = contextOf(L);
    engine::Names &names = stateOf(L).names();
    const int key = lua_absindex(L, index);
    if (context.wordsOf != names.serial()) {
        context.wordsOf = names.serial();
        lua_newtable(L);
        lua_rawsetp(L, LUA_REGISTRYINDEX, &wordNumbers);
    }
    lua_rawgetp(L, LUA_REGISTRYINDEX, &wordNumbers);
    lua_pushvalue(L, key);
    if (lua_rawget(L, -2) == LUA_TNUMBER) {
        const engine::NameId known(int32_t(lua_tointeger(L, -1)));
        lua_pop(L, 2);
        return known;
    }
    const engine::NameId id = names.intern(QByteArray::fromRawData(text, qsizetype(length)));
    lua_pushvalue(L, key);
    lua_pushinteger(L, id.value);
    lua_rawset(L, -4);
    lua_pop(L, 2);
    return id;
}

engine::Text words(lua_State *L, int index)
{
    if (lua_isnoneornil(L, index))
        return {};
    if (!lua_istable(L, index))
        return {word(L, index), {}};
    const int table = lua_absindex(L, index);
    lua_geti(L, table, 1);
    engine::Text text{word(L, lua_gettop(L)), {}};
    lua_pop(L, 1);
    for (lua_Integer i = 2; lua_geti(L, table, i) != LUA_TNIL; ++i) {
        LuaRuntime::spend(L, 1);
        const int top = lua_gettop(L);
        if (lua_type(L, top) == LUA_TNUMBER && !lua_isinteger(L, top)) {
            const QByteArray number = numberText(lua_tonumber(L, top));
            text.arguments.push_back(Value::word(stateOf(L).names().intern(number)));
        } else {
            text.arguments.push_back(value(L, top));
        }
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return text;
}

} // namespace scripting::Handles
