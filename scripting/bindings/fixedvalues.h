// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/value.h"
#include "engine/path/bitmask.h"

#include <map>
#include <optional>
#include <tuple>

namespace engine {
class GameState;
}

namespace scripting {

struct ScriptContext;

/// Which pieces and spaces have a value that no game changes: what is printed, what they are.
/// Rules filter by the same few of them all the time, so each is looked for once.
class FixedValues
{
public:
    struct Matches
    {
        engine::BitMask mask; ///< Those that may have it.
        bool isCertain = true; ///< Those have it; otherwise it depends on their steps.
    };

    /// Nothing: the field changes in a game. Good until the next call.
    const Matches *ofPieces(const ScriptContext &context, const engine::GameState &state,
                            int32_t code, engine::Value value);
    const Matches *ofSpaces(const ScriptContext &context, const engine::GameState &state,
                            int32_t code, engine::Value value);

private:
    using Key = std::tuple<int32_t, engine::Value::Type, int32_t>;
    using Known = std::map<Key, Matches>;
    static constexpr size_t most = 1000; // a rule may think up values without end

    void see(const engine::GameState &state);
    static std::pair<Matches *, bool> find(Known &known, int32_t code, engine::Value value);

    uint64_t m_wordsOf = 0; // the game whose numbers of words are kept here
    Known m_pieces;
    Known m_spaces;
};

} // namespace scripting
