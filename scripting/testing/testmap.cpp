// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/testing/testmap.h"

#include "scripting/bindings/handles.h"
#include "scripting/bindings/jsonbridge.h"

namespace scripting {

using engine::Json;
using engine::SpaceId;

namespace {

TestMap &mapOf(lua_State *L)
{
    return *static_cast<TestMap *>(lua_touserdata(L, lua_upvalueindex(1)));
}

} // namespace

TestMap::TestMap(const engine::Module &module)
    : m_module(module)
    , m_profiles(module.map, module.terrain)
    , m_distance(module.map.graph())
{
}

SpaceId TestMap::spaceAt(lua_State *L, int index) const
{
    const SpaceId space = m_module.map.find(QString::fromUtf8(luaL_checkstring(L, index)));
    if (!space)
        luaL_error(L, "there is no space '%s'", lua_tostring(L, index));
    return space;
}

int TestMap::ground(lua_State *L)
{
    const TestMap &map = mapOf(L);
    const engine::Space &space = map.m_module.map.space(map.spaceAt(L, 1));
    Json answer = space.values.isObject() ? space.values : Json::object();
    answer.insert(QStringLiteral("name"), space.name);
    answer.insert(QStringLiteral("features"), Json::array(space.features));
    if (space.terrain >= 0)
        answer.insert(QStringLiteral("terrain"),
                      map.m_module.terrain.terrains[size_t(space.terrain)].id);
    JsonBridge::push(L, answer);
    return 1;
}

Json TestMap::edgesBetween(SpaceId from, SpaceId to, bool counting) const
{
    Json list = Json::array();
    const engine::EdgeId id = m_module.map.edgeBetween(from, to);
    if (!id)
        return list;
    const int32_t arc = m_module.map.graph().arcBetween(from, to);
    for (const engine::EdgeFeature &feature : m_module.map.edge(id).features) {
        if (!counting || m_profiles.counts(arc, feature.kind))
            list.append(m_module.terrain.edges[size_t(feature.kind)].id);
    }
    return list;
}

Json TestMap::waysBetween(SpaceId from, SpaceId to) const
{
    Json list = Json::array();
    const engine::EdgeId id = m_module.map.edgeBetween(from, to);
    for (size_t kind = 0; id && kind < m_module.terrain.ways.size(); ++kind) {
        if (m_module.map.edge(id).ways >> kind & 1u)
            list.append(m_module.terrain.ways[kind].id);
    }
    return list;
}

int TestMap::between(lua_State *L)
{
    TestMap &map = mapOf(L);
    const SpaceId from = map.spaceAt(L, 1);
    const SpaceId to = map.spaceAt(L, 2);
    Json answer = Json::object();
    const int32_t steps = map.m_distance.between(from, to);
    if (steps != engine::Distance::Unreached)
        answer.insert(QStringLiteral("distance"), steps);
    answer.insert(QStringLiteral("edge"), map.edgesBetween(from, to, false));
    answer.insert(QStringLiteral("over"), map.edgesBetween(from, to, true));
    answer.insert(QStringLiteral("ways"), map.waysBetween(from, to));
    JsonBridge::push(L, answer);
    return 1;
}

void TestMap::addTo(lua_State *L)
{
    lua_createtable(L, 0, int(m_module.tables.size()));
    for (const engine::Table &table : m_module.tables) {
        JsonBridge::push(L, table.source);
        lua_setfield(L, -2, table.id.toUtf8().constData());
    }
    lua_setglobal(L, "tables");
    const std::pair<const char *, lua_CFunction> functions[] = {{"ground", &TestMap::ground},
                                                                {"between", &TestMap::between}};
    for (const auto &[name, function] : functions) {
        lua_pushlightuserdata(L, this);
        lua_pushcclosure(L, function, 1);
        lua_setglobal(L, name);
    }
}

} // namespace scripting
