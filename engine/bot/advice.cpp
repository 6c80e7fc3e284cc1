// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/advice.h"

#include <algorithm>

namespace engine {

namespace {

const Reason *reasonAt(const std::vector<Reason> &reasons, SpaceId space)
{
    const auto it = std::find_if(reasons.begin(), reasons.end(), [space](const Reason &one) {
        return one.isGood() && one.space && one.space == space;
    });
    return it == reasons.end() ? nullptr : &*it;
}

bool joins(const Advice::Step &step, PieceId piece)
{
    return std::find(step.attackers.begin(), step.attackers.end(), piece) != step.attackers.end();
}

} // namespace

const Reason *Advice::reasonFor(size_t step) const
{
    const Step &here = steps[step];
    for (const SpaceId space : {here.target, here.action.space}) {
        if (const Reason *reason = reasonAt(reasons, space))
            return reason;
    }
    for (const Way &way : here.ways) {
        if (const Reason *reason = reasonAt(reasons, way.to))
            return reason;
        for (size_t later = step + 1; later < steps.size(); ++later) {
            const Reason *reason = reasonAt(reasons, steps[later].target);
            if (reason && joins(steps[later], way.piece))
                return reason;
        }
    }
    return nullptr;
}

} // namespace engine
