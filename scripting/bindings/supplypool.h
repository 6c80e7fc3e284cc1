// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/path/bitmask.h"
#include "engine/path/supply.h"

#include <memory>

namespace scripting {

/// The supply searches of rules. They are kept beyond their call: who asks the same of the same
/// ground again is answered without another search.
class SupplyPool
{
public:
    /// What is asked.
    struct Question
    {
        std::vector<engine::Supply::Stage> stages; ///< Without what is blocked.
        std::vector<engine::Supply::Source> sources;
        engine::BitMask blocked; ///< In every stage.
        int32_t ground = 0; ///< The version of what the stages point to.
        bool operator==(const Question &) const = default;
    };

    explicit SupplyPool(const engine::Graph &graph);

    /// The place of the answer, which stays there as long as the \a era lasts.
    size_t ask(Question question, int32_t era);
    const engine::Supply &supply(size_t place) const { return m_slots[place]->supply; }
    int32_t stages(size_t place) const { return int32_t(m_slots[place]->question.stages.size()); }
    /// How many searches were really made.
    int64_t searched() const { return m_searched; }

private:
    struct Slot
    {
        explicit Slot(const engine::Graph &graph)
            : supply(graph)
        {
        }
        engine::Supply supply;
        Question question;
        int32_t era = 0;
        int64_t asked = 0; ///< When it was asked for last.
    };
    size_t freePlace(int32_t era);

    const engine::Graph &m_graph;
    std::vector<std::unique_ptr<Slot>> m_slots;
    int64_t m_asked = 0;
    int64_t m_searched = 0;
};

} // namespace scripting
