// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/planwitness.h"

#include "engine/module/model/module.h"

namespace engine {

namespace {

/// Rarer than that, of a hundred, is not spoken of.
constexpr int rare = 10;

int share(int count, int of)
{
    return of ? (100 * count + of / 2) / of : 0;
}

} // namespace

PlanWitness::PlanWitness(const GameSeat &seat)
    : m_seat(seat)
    , m_side(seat.offer().side)
{
    const Projection known = seat.known();
    for (int32_t i = 0; i < known.state().spaceCount(); ++i)
        m_before.push_back(holder(known.state(), SpaceId(i)));
    const auto victory = seat.query(QStringLiteral("victory"), Json::object());
    if (!victory)
        return;
    const Json &places = victory.value()[u"places"];
    for (qsizetype i = 0; i < places.size(); ++i) {
        if (const SpaceId space = seat.module().map.find(places.at(i).toString()))
            m_prizes.push_back(space);
    }
}

PlanWitness::Holder PlanWitness::holder(const GameState &state, SpaceId space) const
{
    Holder holder{{}, state.control(space)};
    for (PieceId piece = state.bottom(space); piece && !holder.stands;
         piece = state.piece(piece).next)
        holder.stands = state.piece(piece).side;
    return holder;
}

std::pair<int, int> PlanWitness::steps(const GameState &state) const
{
    std::pair<int, int> sum;
    for (int32_t i = 0; i < state.pieceCount(); ++i) {
        const auto &piece = state.piece(PieceId(i));
        if (!piece.space || !piece.side
            || m_seat.module().map.space(piece.space).kind > Space::Kind::Area)
            continue;
        (piece.side == m_side ? sum.first : sum.second) += piece.steps;
    }
    return sum;
}

void PlanWitness::noteWays(const GameState &state)
{
    for (int32_t i = 0; i < state.pieceCount(); ++i) {
        const auto &piece = state.piece(PieceId(i));
        SpaceId &before = m_stood[size_t(i)];
        if (piece.side == m_side && piece.space && piece.space != before && !m_steps.empty())
            m_steps.back().ways.push_back({PieceId(i), before, piece.space});
        before = piece.space;
    }
}

QString PlanWitness::odds(const GameSeat &seat, SpaceId target,
                          const std::vector<PieceId> &attackers) const
{
    Json ids = Json::array();
    for (const PieceId piece : attackers)
        ids.append(seat.module().piece(piece).id);
    Json arguments = Json::object();
    arguments.insert(QStringLiteral("space"), seat.module().map.space(target).id);
    arguments.insert(QStringLiteral("attackers"), ids);
    const auto answer = seat.query(QStringLiteral("odds"), arguments);
    if (!answer || !answer->isObject())
        return {};
    const QString column = answer.value()[u"column"].toString();
    return column.isEmpty() ? answer.value()[u"ratio"].toString() : column;
}

void PlanWitness::noteAttack(const GameSeat &seat, const Action &action, Advice::Step &step)
{
    const Offer &offer = seat.offer();
    const auto hint = std::find_if(offer.hints.begin(), offer.hints.end(), [](const Hint &one) {
        return one.name == protocol::HintName::Target;
    });
    if (hint == offer.hints.end() || (offer.back && action.verb == offer.back))
        return;
    step.target = SpaceId(hint->value.number);
    if (offer.chosen)
        step.attackers = seat.view().listed(offer.chosen);
    if (action.piece && seat.module().piece(action.piece).side == m_side)
        step.attackers.push_back(action.piece);
    if (offer.main && action.verb != offer.main)
        return;
    Place &place = m_places[step.target];
    place.attacked += !std::exchange(place.isFoughtFor, true);
    if (place.odds.isEmpty() && !step.attackers.empty())
        place.odds = odds(seat, step.target, step.attackers);
}

void PlanWitness::decides(const GameSeat &seat, const Action &action)
{
    if (std::exchange(m_isBeginning, false))
        std::tie(m_own, m_others) = steps(seat.view().state());
    Advice::Step step{seat.offer().decision, action, {}, {}, {}};
    noteAttack(seat, action, step);
    if (!m_isFirst)
        return;
    noteWays(seat.view().state());
    m_steps.push_back(std::move(step));
}

void PlanWitness::isDone(const GameSeat &seat)
{
    const GameState &state = seat.view().state();
    if (m_isFirst)
        noteWays(state);
    for (int32_t i = 0; i < state.spaceCount(); ++i) {
        const Holder before = m_before[size_t(i)];
        const Holder now = holder(state, SpaceId(i));
        const bool wasOthers = before.side() && before.side() != m_side;
        if (!wasOthers || (now.stands && now.stands != m_side))
            continue;
        if (now.side() == m_side)
            ++m_places[SpaceId(i)].taken;
        else if (before.stands && before.stands != m_side)
            ++m_places[SpaceId(i)].cleared;
    }
}

void PlanWitness::isAnswered(const GameSeat &seat)
{
    const GameState &state = seat.view().state();
    for (const SpaceId prize : m_prizes) {
        const SideId now = holder(state, prize).side();
        m_places[prize].lost +=
            now && now != m_side && m_before[size_t(prize.value)].side() == m_side;
    }
    const auto [own, others] = steps(state);
    m_ownLost += m_own - own;
    m_othersLost += m_others - others;
    if (state.isOver() && state.result().winner)
        ++(state.result().winner == m_side ? m_won : m_defeated);
    for (auto &[space, place] : m_places)
        place.isFoughtFor = false;
}

std::vector<Reason> PlanWitness::reasons(int worlds) const
{
    std::vector<std::pair<int, Reason>> found;
    const auto add = [&](int weight, Reason reason) {
        if (reason.chance >= rare)
            found.emplace_back(weight * reason.chance, std::move(reason));
    };
    using enum Reason::Kind;
    add(1000, {Wins, {}, {}, share(m_won, worlds), 0});
    add(1000, {Loses, {}, {}, share(m_defeated, worlds), 0});
    for (const auto &[space, place] : m_places) {
        const bool isPrize = std::find(m_prizes.begin(), m_prizes.end(), space) != m_prizes.end();
        const bool wasStood = bool(m_before[size_t(space.value)].stands);
        const int times = place.attacked ? place.attacked : worlds;
        if (!place.attacked && !isPrize && !wasStood)
            continue; // merely walked over
        const int taken = std::min(100, share(place.taken, times));
        const int gone = std::min(100, share(place.taken + place.cleared, times));
        if (taken >= rare && (isPrize || 2 * taken >= gone))
            add(isPrize ? 100 : 20, {Takes, space, place.odds, taken, 0});
        else if (place.attacked || gone >= rare)
            add(10, {Clears, space, place.odds, gone, 0});
        add(50, {GivesUp, space, {}, share(place.lost, worlds), 0});
    }
    const auto tenths = [&](int lost) { return (10 * lost + worlds / 2) / std::max(1, worlds); };
    if (m_othersLost > 0)
        add(5, {Destroys, {}, {}, 100, tenths(m_othersLost)});
    if (m_ownLost > 0)
        add(4, {Costs, {}, {}, 100, tenths(m_ownLost)});
    std::stable_sort(found.begin(), found.end(),
                     [](const auto &a, const auto &b) { return a.first > b.first; });
    std::vector<Reason> reasons;
    for (auto &[weight, reason] : found)
        reasons.push_back(std::move(reason));
    return reasons;
}

Advice PlanWitness::advise(const Plan &plan, const std::vector<PossibleWorld> &worlds)
{
    Advice advice;
    Budget plenty(std::numeric_limits<qint64>::max(), {});
    Rehearsal rehearsal(m_seat, plenty);
    rehearsal.setAnswered(m_answers);
    int played = 0;
    for (const PossibleWorld &world : worlds) {
        m_isBeginning = true;
        const Projection known = m_seat.known();
        m_stood.clear();
        for (int32_t i = 0; i < known.state().pieceCount(); ++i)
            m_stood.push_back(known.state().piece(PieceId(i)).space);
        const auto done = rehearsal.play(world, plan, {}, Rehearsal::Positions::Ignore, this);
        if (!done)
            continue;
        advice.worth += done->score;
        ++played;
        m_isFirst = false;
    }
    advice.steps = m_steps;
    advice.reasons = reasons(played);
    advice.worth /= std::max(1, played);
    return advice;
}

} // namespace engine
