// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/bindings.h"

#include "scripting/bindings/fields.h"
#include "scripting/bindings/handles.h"
#include "scripting/bindings/jsonbridge.h"
#include "scripting/sandbox/luaruntime.h"

namespace scripting::Bindings {

namespace {

using engine::Data;
using engine::NameId;
using engine::Value;

const char gameObject = 0; // their addresses are keys in the registry
const char turnObject = 0;
const char pieceIds = 0;
const char spaceIds = 0;

enum Field : int {
    TurnField,
    PhaseField,
    SideField,
    ActiveField,
    DecisionField,
    VarsField,
    HereField,
    OptionsField,
    ScenarioField,
    ResultField
};

// ---- vars, here, options

int variableAt(lua_State *L, int index)
{
    const ScriptContext &context = contextOf(L);
    size_t length = 0;
    const char *text = luaL_checklstring(L, index, &length);
    const NameId name = context.module.names.find(QByteArray::fromRawData(text, qsizetype(length)));
    const int variable = name ? context.module.state.variable.value(name, -1) : -1;
    if (variable < 0)
        luaL_error(L, "rules/state.json declares no variable '%s'", lua_tostring(L, index));
    return variable;
}

int readVariable(lua_State *L)
{
    LuaRuntime::spend(L, 2);
    const engine::GameState &state = stateOf(L);
    Handles::push(L, contextOf(L), state.names(), state.variable(variableAt(L, 2)));
    return 1;
}

int writeVariable(lua_State *L)
{
    LuaRuntime::spend(L, 4);
    const int variable = variableAt(L, 2);
    Data data = Handles::data(L, 3);
    const auto &declared = contextOf(L).module.state.variables[size_t(variable)];
    if (const auto *value = std::get_if<Value>(&data); value && value->type == Value::Type::Integer
        && ((declared.least && value->number < *declared.least)
            || (declared.most && value->number > *declared.most)))
        return luaL_error(L, "'%s' can't be %d", lua_tostring(L, 2), value->number);
    if (variable == 0
        && (!std::holds_alternative<Value>(data)
            || std::get<Value>(data).type != Value::Type::Integer))
        return luaL_error(L, "'turn' is a number");
    turnOf(L).apply(engine::change::SetVariable{variable, std::move(data)});
    return 0;
}

int readLocal(lua_State *L)
{
    LuaRuntime::spend(L, 2);
    const engine::GameState &state = stateOf(L);
    const NameId name = Handles::word(L, 2);
    if (!state.frames().empty()) {
        for (const auto &[key, data] : state.frames().back().locals) {
            if (key == name) {
                Handles::push(L, contextOf(L), state.names(), data);
                return 1;
            }
        }
    }
    lua_pushnil(L);
    return 1;
}

int writeLocal(lua_State *L)
{
    LuaRuntime::spend(L, 4);
    if (stateOf(L).frames().empty())
        return luaL_error(L, "nothing can be noted outside of a decision");
    turnOf(L).apply(engine::change::SetLocal{Handles::word(L, 2), Handles::data(L, 3)});
    return 0;
}

int readOption(lua_State *L)
{
    LuaRuntime::spend(L, 2);
    const auto &options = stateOf(L).setting().options;
    const auto it = options.constFind(QString::fromUtf8(luaL_checkstring(L, 2)));
    if (it == options.constEnd())
        return luaL_error(L, "module.json has no option '%s'", lua_tostring(L, 2));
    if (*it == QLatin1String("on") || *it == QLatin1String("off"))
        lua_pushboolean(L, *it == QLatin1String("on"));
    else
        Handles::push(L, *it);
    return 1;
}

int readOnly(lua_State *L)
{
    return luaL_error(L, "this can't be set");
}

/// Pushes an object whose keys are read and written by functions.
void pushAccess(lua_State *L, ScriptContext &context, const char *name, lua_CFunction read,
                lua_CFunction write)
{
    lua_newuserdatauv(L, 1, 0);
    pushMetatable(L, name, 0);
    const Function functions[] = {{"__index", read}, {"__newindex", write}};
    setFunctions(L, context, functions);
    lua_setmetatable(L, -2);
}

// ---- scenario and result

void pushArrivals(lua_State *L, const engine::Scenario &scenario)
{
    lua_createtable(L, int(scenario.arrivals.size()), 0);
    for (size_t i = 0; i < scenario.arrivals.size(); ++i) {
        const engine::Scenario::Arrival &arrival = scenario.arrivals[i];
        lua_createtable(L, 0, 3);
        lua_pushinteger(L, arrival.turn);
        lua_setfield(L, -2, "turn");
        Handles::push(L, arrival.entry);
        lua_setfield(L, -2, "entry");
        lua_createtable(L, int(arrival.pieces.size()), 0);
        for (size_t k = 0; k < arrival.pieces.size(); ++k) {
            Handles::push(L, arrival.pieces[k]);
            lua_rawseti(L, -2, lua_Integer(k) + 1);
        }
        lua_setfield(L, -2, "pieces");
        lua_rawseti(L, -2, lua_Integer(i) + 1);
    }
}

// Made anew each time: a rule may do with its copy what it likes.
void pushScenario(lua_State *L)
{
    const engine::Scenario &scenario = *stateOf(L).setting().scenario;
    lua_createtable(L, 0, 5);
    Handles::push(L, scenario.id);
    lua_setfield(L, -2, "id");
    lua_pushinteger(L, scenario.firstTurn);
    lua_setfield(L, -2, "firstTurn");
    lua_pushinteger(L, scenario.lastTurn);
    lua_setfield(L, -2, "lastTurn");
    pushArrivals(L, scenario);
    lua_setfield(L, -2, "arrivals");
    const engine::Json &values = scenario.source[u"values"];
    JsonBridge::push(L, values.isObject() ? values : engine::Json::object());
    lua_setfield(L, -2, "values");
}

void pushResult(lua_State *L)
{
    const engine::GameState &state = stateOf(L);
    if (!state.isOver()) {
        lua_pushnil(L);
        return;
    }
    lua_createtable(L, 0, 2);
    Handles::push(L, state.names(), state.result().outcome);
    lua_setfield(L, -2, "outcome");
    Handles::push(L, contextOf(L), state.result().winner);
    lua_setfield(L, -2, "winner");
}

// ---- game

void pushField(lua_State *L, int field)
{
    const engine::GameState &state = stateOf(L);
    const ScriptContext &context = contextOf(L);
    const bool asked = !state.frames().empty();
    switch (Field(field)) {
    case TurnField:
        lua_pushinteger(L, state.turn());
        break;
    case PhaseField:
        Handles::push(L,
                      state.phase() ? context.module.sequence.phase(state.phase()).id : QString());
        break;
    case SideField:
        Handles::push(L, context, asked ? state.frames().back().side : state.phaseSide());
        break;
    case ActiveField:
        Handles::push(L, context, state.phaseSide());
        break;
    case DecisionField:
        Handles::push(L, state.names(), asked ? state.frames().back().decision : NameId());
        break;
    case ScenarioField:
        pushScenario(L);
        break;
    case ResultField:
        pushResult(L);
        break;
    default:
        lua_pushnil(L);
    }
}

// Upvalue 2 has the methods, the objects (vars, here, options) and numbers for computed fields.
int readGame(lua_State *L)
{
    LuaRuntime::spend(L, 1);
    lua_pushvalue(L, 2);
    lua_rawget(L, lua_upvalueindex(2));
    if (lua_isnil(L, -1))
        return luaL_error(L, "a game has no '%s'", luaL_tolstring(L, 2, nullptr));
    if (lua_isinteger(L, -1))
        pushField(L, int(lua_tointeger(L, -1)));
    return 1;
}

/// Pushes what was found for the id at index 2 before; rules name the same few things again and
/// again.
bool pushKnown(lua_State *L, const char *ids)
{
    luaL_checkstring(L, 2);
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, ids) != LUA_TTABLE)
        return false;
    lua_pushvalue(L, 2);
    return lua_rawget(L, -2) != LUA_TNIL;
}

/// Notes what is on top of the stack for the id at index 2.
void noteKnown(lua_State *L, const char *ids)
{
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, ids) != LUA_TTABLE) {
        lua_newtable(L);
        lua_pushvalue(L, -1);
        lua_rawsetp(L, LUA_REGISTRYINDEX, ids);
        lua_replace(L, -2);
    }
    lua_pushvalue(L, 2);
    lua_pushvalue(L, -3);
    lua_rawset(L, -3);
    lua_pop(L, 1);
}

int findPiece(lua_State *L)
{
    LuaRuntime::spend(L, 2);
    if (pushKnown(L, &pieceIds))
        return 1;
    const engine::PieceId piece =
        contextOf(L).module.piece(QString::fromUtf8(luaL_checkstring(L, 2)));
    if (!piece)
        return luaL_error(L, "there is no piece '%s'", lua_tostring(L, 2));
    Handles::push(L, piece);
    noteKnown(L, &pieceIds);
    return 1;
}

int findSpace(lua_State *L)
{
    LuaRuntime::spend(L, 2);
    if (pushKnown(L, &spaceIds))
        return 1;
    const engine::SpaceId space =
        contextOf(L).module.map.find(QString::fromUtf8(luaL_checkstring(L, 2)));
    if (!space)
        return luaL_error(L, "there is no space '%s'", lua_tostring(L, 2));
    Handles::push(L, space);
    noteKnown(L, &spaceIds);
    return 1;
}

int makeSet(lua_State *L)
{
    engine::BitMask made;
    pushSpaceSet(L, spaceSet(L, 2, made));
    return 1;
}

} // namespace

void addGame(lua_State *L, ScriptContext &context)
{
    const std::pair<const char *, Field> fields[] = {
        {"turn", TurnField},     {"phase", PhaseField},       {"side", SideField},
        {"active", ActiveField}, {"decision", DecisionField}, {"scenario", ScenarioField},
        {"result", ResultField}};
    static constexpr Function basics[] = {
        {"piece", findPiece}, {"space", findSpace}, {"setOf", makeSet}};
    const auto addObject = [&](const char *key, const char *name, bool writes) {
        lua_newuserdatauv(L, 1, 0);
        pushMetatable(L, name, 0);
        lua_pushlightuserdata(L, &context);
        lua_newtable(L);
        for (const auto &[field, code] : fields) {
            lua_pushinteger(L, code);
            lua_setfield(L, -2, field);
        }
        setFunctions(L, context, basics);
        for (const auto functions : {gameReaders(), gameSearches(), reachSearches(),
                                     supplySearches(), sightSearches(), zoneSearches()})
            setFunctions(L, context, functions);
        if (writes) {
            setFunctions(L, context, turnWriters());
            setFunctions(L, context, pieceWriters());
        }
        pushAccess(L, context, "variables", readVariable, writes ? writeVariable : readOnly);
        lua_setfield(L, -2, "vars");
        pushAccess(L, context, "notes", readLocal, writes ? writeLocal : readOnly);
        lua_setfield(L, -2, "here");
        pushAccess(L, context, "options", readOption, readOnly);
        lua_setfield(L, -2, "options");
        lua_pushcclosure(L, readGame, 2);
        lua_setfield(L, -2, "__index");
        const Function guard[] = {{"__newindex", readOnly}};
        setFunctions(L, context, guard);
        lua_setmetatable(L, -2);
        lua_rawsetp(L, LUA_REGISTRYINDEX, key);
    };
    addObject(&gameObject, "game", false);
    addObject(&turnObject, "turn", true);
}

void pushGame(lua_State *L)
{
    lua_rawgetp(L, LUA_REGISTRYINDEX, &gameObject);
}

void pushTurn(lua_State *L)
{
    lua_rawgetp(L, LUA_REGISTRYINDEX, &turnObject);
}

} // namespace scripting::Bindings
