// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/sequence.h"

#include <algorithm>

namespace engine {

PhaseId Sequence::add(Phase phase)
{
    const PhaseId id(int32_t(m_phases.size()));
    if (phase.parent)
        m_phases[size_t(phase.parent.value)].children.push_back(id);
    else
        m_roots.push_back(id);
    m_phases.push_back(std::move(phase));
    return id;
}

PhaseId Sequence::find(QStringView id) const
{
    const auto it = std::find_if(m_phases.begin(), m_phases.end(),
                                 [id](const Phase &phase) { return phase.id == id; });
    return it == m_phases.end() ? PhaseId() : PhaseId(int32_t(it - m_phases.begin()));
}

std::vector<PhaseId> Sequence::path(PhaseId id) const
{
    std::vector<PhaseId> path;
    for (; id; id = phase(id).parent)
        path.insert(path.begin(), id);
    return path;
}

Sequence::Place Sequence::first() const
{
    if (m_roots.empty())
        return {};
    Place place = descend(m_roots.front(), {});
    place.newTurn = true;
    return place;
}

Sequence::Place Sequence::descend(PhaseId id, SideId each) const
{
    for (;;) {
        const Phase &here = phase(id);
        if (!here.each.empty())
            each = here.each.front();
        if (here.children.empty())
            return {id, each, false};
        id = here.children.front();
    }
}

Sequence::Place Sequence::next(Place place) const
{
    PhaseId id = place.phase;
    SideId each = place.each;
    while (id) {
        const Phase &here = phase(id);
        if (!here.each.empty()) {
            const auto it = std::find(here.each.begin(), here.each.end(), each);
            if (it != here.each.end() && it + 1 != here.each.end()) {
                const SideId following = *(it + 1);
                return here.children.empty() ? Place{id, following, false}
                                             : descend(here.children.front(), following);
            }
            each = {};
        }
        const auto &siblings = here.parent ? phase(here.parent).children : m_roots;
        const auto it = std::find(siblings.begin(), siblings.end(), id);
        if (it + 1 != siblings.end())
            return descend(*(it + 1), each);
        id = here.parent;
    }
    return first();
}

Sequence::Place Sequence::at(PhaseId goal, SideId side) const
{
    PhaseId leaf = goal;
    while (!phase(leaf).children.empty())
        leaf = phase(leaf).children.front();
    for (PhaseId id = leaf; id; id = phase(id).parent) {
        const auto &each = phase(id).each;
        if (each.empty())
            continue;
        const bool has = std::find(each.begin(), each.end(), side) != each.end();
        return {leaf, has ? side : each.front(), false};
    }
    return {leaf, {}, false};
}

SideId Sequence::side(Place place) const
{
    for (PhaseId id = place.phase; id; id = phase(id).parent) {
        if (!phase(id).each.empty())
            return place.each;
        if (phase(id).side)
            return phase(id).side;
    }
    return {};
}

} // namespace engine
