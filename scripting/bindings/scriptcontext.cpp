// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/scriptcontext.h"

namespace scripting {

ScriptContext::ScriptContext(const engine::Module &ofModule)
    : module(ofModule)
    , printed(ofModule)
    , profiles(ofModule.map, ofModule.terrain)
    , supplies(ofModule.map.graph())
    , distance(ofModule.map.graph())
    , lines(ofModule.map.graph())
    , mapSpaces(ofModule.map.spaceCount())
{
    const engine::Names &names = module.names;
    for (const engine::Piece &piece : module.pieces) {
        pieceIds.push_back(piece.id.toUtf8());
        typeNames.push_back(names.find(piece.type));
        kindNames.push_back(names.find(piece.kind));
        formationNames.push_back(piece.formation < 0
                                     ? engine::NameId()
                                     : names.find(module.formations[size_t(piece.formation)].id));
        mobilityNames.push_back(piece.mobility < 0
                                    ? engine::NameId()
                                    : names.find(module.terrain.classes[piece.mobility]));
    }
    for (const engine::Side &side : module.sides)
        sideIds.push_back(side.id.toUtf8());
    for (const engine::Space &space : module.map.spaces()) {
        if (space.kind <= engine::Space::Kind::Area)
            mapSpaces.set(int32_t(spaceIds.size()));
        spaceIds.push_back(space.id.toUtf8());
        terrainNames.push_back(space.terrain < 0
                                   ? engine::NameId()
                                   : names.find(module.terrain.terrains[size_t(space.terrain)].id));
    }
}

void ScriptContext::beginCall()
{
    reachesUsed = 0;
    suppliesUsed = 0;
    zonesUsed = 0;
    refusal = {};
    enough = std::numeric_limits<size_t>::max();
    isSought = nullptr;
    ++era;
}

const engine::HexIndex &ScriptContext::hexIndexOf(engine::SpaceId space)
{
    const int board = module.map.space(space).board;
    const auto it = m_hexes.find(board);
    if (it != m_hexes.end())
        return it->second;
    std::vector<engine::HexIndex::Hex> hexes;
    for (int32_t i = 0; i < module.map.spaceCount(); ++i) {
        const engine::Space &one = module.map.space(engine::SpaceId(i));
        if (one.board == board && one.kind == engine::Space::Kind::Hex)
            hexes.push_back({engine::SpaceId(i), one.hex});
    }
    return m_hexes.emplace(board, engine::HexIndex(hexes)).first->second;
}

const engine::BitMask &ScriptContext::spacesWith(const QString &feature)
{
    const auto [found, isNew] = m_features.try_emplace(feature, module.map.spaceCount());
    for (int32_t i = 0; isNew && i < module.map.spaceCount(); ++i) {
        if (module.map.space(engine::SpaceId(i)).features.contains(feature))
            found->second.set(i);
    }
    const int kind = module.terrain.feature(feature);
    if (kind < 0 || !state || state->featureChanges().empty())
        return found->second;
    m_changedFeature = found->second;
    for (const engine::SpaceFeature &changed : state->featureChanges()) {
        if (changed.kind == kind && m_changedFeature.test(changed.space.value))
            m_changedFeature.reset(changed.space.value);
        else if (changed.kind == kind)
            m_changedFeature.set(changed.space.value);
    }
    return m_changedFeature;
}

const engine::GameState &stateOf(lua_State *L)
{
    const ScriptContext &context = contextOf(L);
    if (!context.state)
        luaL_error(L, "the game can be read only while a rule runs");
    return *context.state;
}

engine::Turn &turnOf(lua_State *L)
{
    ScriptContext &context = contextOf(L);
    if (!context.turn)
        luaL_error(L, "the game can't be changed here");
    return *context.turn;
}

} // namespace scripting
