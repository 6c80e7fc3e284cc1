// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/supplypool.h"

#include <algorithm>

namespace scripting {

namespace {

/// So many answers are kept; more only if one call needs them.
constexpr size_t kept = 24;

} // namespace

SupplyPool::SupplyPool(const engine::Graph &graph)
    : m_graph(graph)
{
}

size_t SupplyPool::ask(Question question, int32_t era)
{
    const auto known = std::find_if(m_slots.begin(), m_slots.end(),
                                    [&](const auto &slot) { return slot->question == question; });
    const bool isKnown = known != m_slots.end();
    const size_t place = isKnown ? size_t(known - m_slots.begin()) : freePlace(era);
    Slot &slot = *m_slots[place];
    slot.era = era;
    slot.asked = ++m_asked;
    if (isKnown)
        return place;
    slot.question = std::move(question);
    auto stages = slot.question.stages;
    for (engine::Supply::Stage &stage : stages)
        stage.rules.blocked = &slot.question.blocked;
    slot.supply.run(stages, slot.question.sources);
    ++m_searched;
    return place;
}

// The one that nobody has asked for longest; never one of this era, which the rule may still hold.
size_t SupplyPool::freePlace(int32_t era)
{
    const auto rank = [&](const auto &slot) { return std::pair(slot->era == era, slot->asked); };
    const auto oldest =
        std::min_element(m_slots.begin(), m_slots.end(),
                         [&](const auto &a, const auto &b) { return rank(a) < rank(b); });
    if (m_slots.size() >= kept && !rank(*oldest).first)
        return size_t(oldest - m_slots.begin());
    m_slots.push_back(std::make_unique<Slot>(m_graph));
    return m_slots.size() - 1;
}

} // namespace scripting
