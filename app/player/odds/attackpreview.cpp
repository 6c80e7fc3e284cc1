// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/odds/attackpreview.h"

#include "app/player/odds/oddswords.h"

#include <algorithm>

namespace app {

using engine::PieceId;
using engine::SpaceId;

void AttackPreview::follow(SpaceId space, PieceId selected)
{
    if (space == m_space && selected == m_selected && m_revision == m_controller.revision())
        return;
    m_space = space;
    m_selected = selected;
    m_revision = m_controller.revision();
    m_attackers.clear();
    m_odds = {};
    if (!space)
        return;
    for (const engine::Action &action : m_controller.offer().actions) {
        if (action.space == space && !action.piece && m_attackers.empty())
            m_attackers = attackersAfter(action);
    }
    if (!m_attackers.empty())
        m_odds = oddsOf(m_attackers);
    else
        m_attackers = attackersByRules();
    if (m_attackers.empty() && canAttackAlone(selected)) {
        m_attackers = {selected};
        m_odds = oddsOf(m_attackers);
    }
    if (!m_odds.isObject())
        m_attackers.clear();
}

engine::Json AttackPreview::oddsOf(const std::vector<PieceId> &attackers) const
{
    const engine::Module &module = m_controller.module();
    engine::Json ids = engine::Json::array();
    for (const PieceId piece : attackers)
        ids.append(module.piece(piece).id);
    engine::Json arguments = engine::Json::object();
    arguments.insert(QStringLiteral("space"), module.map.space(m_space).id);
    arguments.insert(QStringLiteral("attackers"), ids);
    return m_controller.query(engine::protocol::Query::Odds, arguments);
}

std::vector<PieceId> AttackPreview::attackersByRules()
{
    // What is being fought has a stage of its own.
    const engine::protocol::Form form = m_controller.offer().form;
    if (form != engine::protocol::Form::None && form != engine::protocol::Form::Attack)
        return {};
    const engine::Module &module = m_controller.module();
    engine::Json arguments = engine::Json::object();
    arguments.insert(QStringLiteral("space"), module.map.space(m_space).id);
    // Not every game knows what is asked without attackers: that is no failure of it.
    const engine::Json answer = m_controller.shownQuery(engine::protocol::Query::Odds, arguments);
    const engine::Json &units = answer[u"attack"][u"units"];
    std::vector<PieceId> found;
    for (qsizetype i = 0; i < units.size(); ++i) {
        if (const PieceId piece = module.piece(units.at(i)[u"piece"].toString()))
            found.push_back(piece);
    }
    if (!found.empty())
        m_odds = answer;
    return found;
}

bool AttackPreview::canAttackAlone(PieceId piece) const
{
    return piece && !m_controller.actions(piece, m_space).empty()
        && isHeldByOthers(m_space, m_controller.offer().side);
}

bool AttackPreview::isHeldByOthers(SpaceId space, engine::SideId side) const
{
    const auto &stack = m_controller.state().stack(space);
    const engine::PlayerView view = m_controller.view();
    return std::any_of(stack.begin(), stack.end(), [&](PieceId piece) {
        const engine::SideId owner = m_controller.state().piece(piece).side;
        return owner && owner != side && view.seesPresence(piece);
    });
}

std::vector<PieceId> AttackPreview::attackersAfter(const engine::Action &action) const
{
    std::vector<PieceId> found;
    engine::Random random(m_controller.game().setup().seed);
    const engine::GameSeat &seat = m_controller.seat();
    const auto tried =
        seat.attempt(action, random.next(), seat.guess(random), [&](const engine::Game &game) {
            if (game.offer().form != engine::protocol::Form::Attack)
                return;
            for (const engine::Action &next : game.offer().actions) {
                if (next.piece && !next.space && next.value.isNone())
                    found.push_back(next.piece);
            }
        });
    if (!tried)
        found.clear();
    return found;
}

QString AttackPreview::plaque() const
{
    return oddswords::plaque(m_odds);
}

QString AttackPreview::words() const
{
    if (isEmpty())
        return {};
    QStringList lines;
    lines.append(m_attackers.size() == 1
                     ? tr("Attack by %1").arg(m_controller.texts().pieceName(m_attackers.front()))
                     : tr("Attack by all %1 who can take part").arg(m_attackers.size()));
    if (const QString both = strengths(m_odds); !both.isEmpty())
        lines.append(both);
    const QString column = m_odds[u"column"].toString();
    if (!column.isEmpty())
        lines.append(tr("Column %1 after all shifts").arg(column));
    else if (m_odds[u"columns"].size() && !m_odds[u"range"].isArray())
        lines.append(
            tr("Below %1: no attack is possible").arg(m_odds[u"columns"].at(0).toString()));
    const bool isOneOfThem =
        std::find(m_attackers.begin(), m_attackers.end(), m_selected) != m_attackers.end();
    const bool canGoAlone = m_attackers.size() > 1 && (isOneOfThem || canAttackAlone(m_selected));
    if (const QString alone = canGoAlone ? strengths(oddsOf({m_selected})) : QString();
        !alone.isEmpty())
        lines.append(tr("%1 alone: %2", "a unit; attack and defence")
                         .arg(m_controller.texts().pieceName(m_selected), alone));
    return lines.join(u'\n');
}

QString AttackPreview::strengths(const engine::Json &odds) const
{
    if (!odds[u"defence"].isObject())
        return {};
    return tr("%1 to %2", "attack and defence")
        .arg(oddswords::strength(odds[u"attack"]), oddswords::strength(odds[u"defence"]));
}

std::vector<SpaceId> AttackPreview::places() const
{
    std::vector<SpaceId> found;
    for (const PieceId piece : m_attackers) {
        const SpaceId from = m_controller.state().piece(piece).space;
        if (from && from != m_space && std::find(found.begin(), found.end(), from) == found.end())
            found.push_back(from);
    }
    return found;
}

} // namespace app
