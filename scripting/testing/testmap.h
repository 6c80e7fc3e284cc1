// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/module.h"
#include "engine/path/distance.h"
#include "engine/path/mapprofiles.h"
#include "scripting/sandbox/lua.h"

namespace scripting {

/// What a module's tests read of its files: charts, the ground of a space, what lies between two.
class TestMap
{
public:
    explicit TestMap(const engine::Module &module);

    /// Adds `tables`, `ground` and `between`, which live no longer than this.
    void addTo(lua_State *L);

private:
    static int ground(lua_State *L);
    static int between(lua_State *L);
    engine::SpaceId spaceAt(lua_State *L, int index) const;
    engine::Json edgesBetween(engine::SpaceId from, engine::SpaceId to, bool counting) const;
    engine::Json waysBetween(engine::SpaceId from, engine::SpaceId to) const;

    const engine::Module &m_module;
    engine::MapProfiles m_profiles;
    engine::Distance m_distance;
};

} // namespace scripting
