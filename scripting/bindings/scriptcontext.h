// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/module.h"
#include "engine/path/distance.h"
#include "engine/path/lineofsight.h"
#include "engine/path/mapprofiles.h"
#include "engine/path/reach.h"
#include "engine/path/zones.h"
#include "engine/rules/action.h"
#include "engine/state/turn.h"
#include "scripting/bindings/fixedvalues.h"
#include "scripting/bindings/printedvalues.h"
#include "scripting/bindings/spaceorder.h"
#include "scripting/bindings/supplypool.h"
#include "scripting/sandbox/lua.h"

#include <functional>
#include <limits>
#include <map>
#include <set>

namespace scripting {

/// What the functions that Lua sees work on. One per Lua state; the state of the game and the turn
/// are set only while a rule runs.
struct ScriptContext
{
    explicit ScriptContext(const engine::Module &module);

    const engine::Module &module;
    PrintedValues printed;
    FixedValues fixed;
    engine::MapProfiles profiles;
    const engine::GameState *state = nullptr;
    engine::Turn *turn = nullptr;
    engine::Offer *offer = nullptr;

    /// So many actions answer the question whether there is a choice; the rest is not asked for.
    size_t enough = std::numeric_limits<size_t>::max();

    /// The only action that is asked for, if any: once it is offered the rest is not asked for.
    std::function<bool(const engine::Action &)> isSought;

    /// Why `need` stopped the rule.
    struct Refusal
    {
        QString message; ///< Of the Lua error; empty: it did not.
        engine::NameId rule;
        engine::Text text;
    } refusal;

    /// Where rolls and draws from cups are noted as numbers that could be set for them; may be
    /// null.
    std::vector<int> *rolled = nullptr;

    /// Where hints are noted, by decision and name, that do not fit the protocol; may be null.
    std::set<std::pair<QString, QString>> *unreadHints = nullptr;

    /// Searches are kept for the length of one call from the outside, then used again.
    struct ReachSlot
    {
        engine::Reach reach;
        engine::SpaceMarks marks;
        engine::BitMask notFirst;
        std::vector<engine::SpaceId> starts;
        engine::ReachQuery query;
    };
    std::vector<std::unique_ptr<ReachSlot>> reaches;
    size_t reachesUsed = 0;
    SpaceOrder order; ///< For the ends of a reach.
    SupplyPool supplies;
    size_t suppliesUsed = 0;
    struct ZoneSlot
    {
        explicit ZoneSlot(const engine::Graph &graph)
            : zones(graph)
        {
        }
        engine::Zones zones;
        std::vector<engine::BitMask> closed; ///< Of the kinds.
        std::vector<engine::PieceId> pieces; ///< Whose zones they are.
    };
    std::vector<std::unique_ptr<ZoneSlot>> zoneSearches;
    size_t zonesUsed = 0;
    int32_t era = 0; ///< Counts calls from the outside: a search of an earlier one is stale.

    uint64_t wordsOf = 0; ///< The game whose numbers of words Lua keeps.

    engine::Distance distance;
    engine::LineSearch lines;

    // Words that printed data uses, by number, so that they compare like any other value.
    std::vector<engine::NameId> typeNames, kindNames, formationNames, mobilityNames; // by piece
    std::vector<engine::NameId> terrainNames; // by space
    std::vector<QByteArray> sideIds, pieceIds, spaceIds; // as Lua has them
    engine::BitMask mapSpaces; // hexes and areas

    void beginCall();
    /// Makes the profiles those of the state that is read; what changed is compiled again.
    void seeGround()
    {
        if (state)
            profiles.see(state->featureChanges());
    }
    /// The hexes of the board on which \a space lies.
    const engine::HexIndex &hexIndexOf(engine::SpaceId space);
    /// The spaces with this feature; good until the next call.
    const engine::BitMask &spacesWith(const QString &feature);

private:
    std::map<int, engine::HexIndex> m_hexes; // by board
    std::map<QString, engine::BitMask> m_features; // as the boards' files have them
    engine::BitMask m_changedFeature;
};

/// The context is the first upvalue of every function that Lua sees.
inline ScriptContext &contextOf(lua_State *L)
{
    return *static_cast<ScriptContext *>(lua_touserdata(L, lua_upvalueindex(1)));
}

/// The state that a rule may read now; a Lua error outside of a rule.
const engine::GameState &stateOf(lua_State *L);
/// The turn that a rule may write to now; a Lua error where rules only read.
engine::Turn &turnOf(lua_State *L);

} // namespace scripting
