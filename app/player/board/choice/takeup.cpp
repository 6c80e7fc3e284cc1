// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/choice/takeup.h"

#include <algorithm>

namespace app {

using engine::Action;

const std::vector<Action> &TakeUp::actions(engine::PieceId piece) const
{
    if (m_revision != m_controller.revision())
        m_known.clear();
    m_revision = m_controller.revision();
    const auto [known, isNew] = m_known.try_emplace(piece);
    const auto first = m_controller.game().find({m_controller.offer().take, piece, {}, {}, {}, {}});
    if (!isNew || !piece || !m_controller.offer().take || first < 0)
        return known->second;
    const engine::GameSeat &seat = m_controller.seat();
    engine::Random random(m_controller.game().setup().seed);
    const auto dice = random.next();
    const engine::NameId decision = m_controller.offer().decision;
    (void)bool(seat.attempt(m_controller.offer().actions[size_t(first)], dice, seat.guess(random),
                            [&](const engine::Game &game) {
                                if (game.offer().decision != decision)
                                    return;
                                for (const Action &action : game.offer().actions) {
                                    if (action.piece == piece && action.space)
                                        known->second.push_back(action);
                                }
                            }));
    return known->second;
}

bool TakeUp::isDown(const GameController &controller, engine::PieceId piece)
{
    const engine::NameId take = controller.offer().take;
    const auto own = controller.actions(piece);
    return std::all_of(own.begin(), own.end(),
                       [take](const Action &action) { return take && action.verb == take; });
}

} // namespace app
