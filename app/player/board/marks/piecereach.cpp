// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/marks/piecereach.h"

#include "app/player/board/marks/boardoverlays.h"

namespace app {

using engine::SpaceId;

void PieceReach::follow(engine::PieceId piece)
{
    if (piece == m_piece && m_revision == m_controller.revision())
        return;
    m_piece = piece;
    m_revision = m_controller.revision();
    m_costs.clear();
    m_zones.reset();
    if (!piece)
        return;
    const engine::Module &module = m_controller.module();
    engine::Json arguments;
    arguments.insert(QStringLiteral("piece"), module.piece(piece).id);
    const engine::Json costs = m_controller.query(engine::protocol::Query::Reach, arguments);
    for (qsizetype i = 0; costs.isObject() && i < costs.size(); ++i) {
        if (const SpaceId space = module.map.find(costs.keyAt(i)))
            m_costs[space] = costs.at(i).toReal();
    }
}

const std::vector<SpaceId> &PieceReach::enemyZones()
{
    if (m_zones)
        return *m_zones;
    m_zones.emplace();
    if (!m_piece)
        return *m_zones;
    const engine::Module &module = m_controller.module();
    const engine::SideId own = m_controller.state().piece(m_piece).side;
    for (int32_t i = 0; i < int32_t(module.sides.size()); ++i) {
        if (engine::SideId(i) == own)
            continue;
        engine::Json side;
        side.insert(QStringLiteral("side"), module.sides[size_t(i)].id);
        for (const SpaceId space :
             BoardOverlays::spaces(module, m_controller.query(engine::protocol::Query::Zoc, side)))
            m_zones->push_back(space);
    }
    return *m_zones;
}

std::optional<double> PieceReach::cost(SpaceId space) const
{
    const auto found = m_costs.find(space);
    return found == m_costs.end() ? std::nullopt : std::optional(found->second);
}

std::vector<SpaceId> PieceReach::pathTo(SpaceId space) const
{
    if (!m_piece || !space || !m_costs.contains(space))
        return {};
    const engine::Module &module = m_controller.module();
    engine::Json arguments;
    arguments.insert(QStringLiteral("piece"), module.piece(m_piece).id);
    arguments.insert(QStringLiteral("space"), module.map.space(space).id);
    return BoardOverlays::spaces(module,
                                 m_controller.query(engine::protocol::Query::Path, arguments));
}

bool PieceReach::goesOnAfter(const engine::Action &action) const
{
    bool goesOn = false;
    engine::Random random(m_controller.game().setup().seed);
    const engine::GameSeat &seat = m_controller.seat();
    const auto tried =
        seat.attempt(action, random.next(), seat.guess(random), [&](const engine::Game &game) {
            const auto &next = game.offer().actions;
            goesOn = std::any_of(next.begin(), next.end(), [this](const engine::Action &one) {
                return one.piece == m_piece && one.space;
            });
        });
    return tried && goesOn;
}

} // namespace app
