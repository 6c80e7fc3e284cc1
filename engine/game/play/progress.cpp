// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/progress.h"

namespace engine {

namespace {

// A rule file that never comes to a decision would go on for ever.
constexpr int longestSettling = 10000;

struct ProgressWords
{
    Q_DECLARE_TR_FUNCTIONS(Game)
};

} // namespace

Progress::Progress(const Module &module, Rules &rules, const GameState &state,
                   const Seating &seating, Offer &offer)
    : m_module(module)
    , m_rules(rules)
    , m_free(module)
    , m_state(state)
    , m_seating(seating)
    , m_offer(offer)
{
}

Rules &Progress::asking() const
{
    const NameId decision = m_state.frames().empty() ? NameId() : m_state.frames().back().decision;
    const bool isFree =
        FreeRules::puts(decision, m_state) && !m_rules.hasDecision(decision, m_state);
    return isFree ? m_free : m_rules;
}

bool Progress::hasDecision(NameId decision) const
{
    return m_rules.hasDecision(decision, m_state) || FreeRules::puts(decision, m_state);
}

Result<Done> Progress::ask(Wanted wanted)
{
    m_offer = {};
    if (m_state.isOver() || m_state.frames().empty())
        return Done{};
    auto offer = asking().offer(m_state, wanted);
    if (!offer)
        return offer.error();
    m_offer = std::move(offer).value();
    m_offer.seat = m_seating.decider(m_offer.side, m_offer.seat);
    return Done{};
}

Result<Done> Progress::begin(Turn &turn)
{
    const Sequence::Place first = m_module.sequence.first();
    return enter(turn, {first.phase, first.each, false});
}

Result<Done> Progress::settle(Turn &turn, Wanted wanted)
{
    for (int steps = 0; steps < longestSettling; ++steps) {
        if (m_state.isOver())
            return ask();
        if (turn.takeNext() || m_state.frames().empty()) {
            if (auto done = advance(turn); !done)
                return done;
            continue;
        }
        const auto interrupted = asking().interrupt(turn);
        if (!interrupted)
            return interrupted.error();
        if (interrupted.value())
            continue;
        if (auto done = ask(wanted); !done)
            return done;
        if (wanted == Wanted::Alternatives && !m_offer.automatic)
            return Done{};
        if (m_offer.isEmpty())
            return Error{Error::Code::ScriptFailed,
                         ProgressWords::tr("The decision '%1' offers nothing to do.")
                             .arg(m_state.names().text(m_offer.decision))};
        if (!m_offer.automatic || m_offer.actions.size() != 1 || !m_offer.open.empty())
            return Done{};
        const Action only = m_offer.actions.front();
        // Nobody chose it, so nobody can choose otherwise: a refusal here is a flaw of the rules.
        if (auto done = asking().perform(turn, only); !done)
            return Error{Error::Code::ScriptFailed, done.error().message};
    }
    return Error{Error::Code::ScriptFailed,
                 ProgressWords::tr("The rules go on without ever asking for a decision.")};
}

Result<Done> Progress::advance(Turn &turn)
{
    while (!m_state.frames().empty())
        turn.apply(change::PopFrame{});
    const Sequence::Place here{m_state.phase(), m_state.phaseEach(), false};
    if (here.phase) {
        if (auto done = m_rules.leavePhase(turn, here.phase); !done)
            return done;
        if (m_state.isOver())
            return Done{};
    }
    const auto [goal, side] = turn.takeGoal();
    const Sequence &sequence = m_module.sequence;
    return enter(turn, goal ? sequence.at(goal, side ? side : here.each) : sequence.next(here));
}

Result<Done> Progress::enter(Turn &turn, Sequence::Place place)
{
    for (int steps = 0; steps < longestSettling; ++steps) {
        if (!place.phase)
            return Error{Error::Code::BadFormat,
                         ProgressWords::tr("The module has no sequence of play.")};
        turn.apply(change::SetPhase{place.phase, place.each, m_module.sequence.side(place)});
        if (place.newTurn)
            turn.apply(change::SetVariable{
                0, Value::integer(std::min(m_state.turn(), INT32_MAX - 1) + 1)});
        const auto applied = applies(place.phase);
        if (!applied)
            return applied.error();
        if (applied.value())
            return begin(turn, place.phase);
        place = m_module.sequence.next(place);
    }
    return Error{Error::Code::ScriptFailed,
                 ProgressWords::tr("No phase of the sequence of play applies.")};
}

Result<Done> Progress::begin(Turn &turn, PhaseId id)
{
    const Phase &phase = m_module.sequence.phase(id);
    if (auto done = m_rules.enterPhase(turn, id); !done)
        return done;
    if (!m_state.isOver() && !phase.decision.isEmpty() && m_state.frames().empty())
        turn.apply(
            change::PushFrame{{m_state.names().intern(phase.decision), m_state.phaseSide(), {}}});
    return Done{};
}

Result<bool> Progress::applies(PhaseId phase)
{
    for (const PhaseId id : m_module.sequence.path(phase)) {
        const auto one = m_rules.phaseApplies(m_state, id);
        if (!one || !one.value())
            return one;
    }
    return true;
}

// The phase is gone to without asking the rules of the one that is left.
Result<Done> Progress::leaveByHand(Turn &turn)
{
    const auto [goal, side] = turn.takeGoal();
    (void)turn.takeNext();
    const Sequence::Place here{m_state.phase(), m_state.phaseEach(), false};
    const Sequence &sequence = m_module.sequence;
    while (!m_state.frames().empty())
        turn.apply(change::PopFrame{});
    if (auto done =
            enter(turn, goal ? sequence.at(goal, side ? side : here.each) : sequence.next(here));
        !done)
        return done;
    return settle(turn);
}

Result<Done> Progress::beginAgain(Turn &turn)
{
    (void)turn.takeGoal();
    (void)turn.takeNext();
    while (!m_state.frames().empty())
        turn.apply(change::PopFrame{});
    if (auto done = begin(turn, m_state.phase()); !done)
        return done;
    return settle(turn);
}

void Progress::freeHands(Turn &turn)
{
    while (!m_state.frames().empty())
        turn.apply(change::PopFrame{});
    Names &names = m_state.names();
    change::Log why;
    why.text.source = names.intern(QByteArray(
        QT_TRANSLATE_NOOP("TextRenderer",
                          "The rules know no answer to this position: go on by hand, and end the "
                          "phase when it is put right.")));
    turn.log(std::move(why));
    turn.apply(
        change::PushFrame{{names.intern(QByteArray(FreeRules::free)), m_state.phaseSide(), {}}});
    [[maybe_unused]] const auto asked = ask();
}

void Progress::settleAnyhow(Turn &turn)
{
    const size_t made = turn.mark();
    const auto goal = turn.takeGoal();
    const bool isLeaving = turn.takeNext();
    const auto goOn = [&](const auto &how) {
        if (goal.first)
            turn.go(goal.first, goal.second);
        else if (isLeaving)
            turn.next();
        if (how())
            return true;
        turn.rollBack(made);
        return false;
    };
    if (goOn([&] { return bool(settle(turn)); })
        || (isLeaving && goOn([&] { return bool(leaveByHand(turn)); })))
        return;
    const size_t open = m_state.frames().size();
    for (size_t drop = 1; drop < open && !isLeaving; ++drop) {
        const bool goesOn = goOn([&] {
            for (size_t i = 0; i < drop; ++i)
                turn.apply(change::PopFrame{});
            return bool(settle(turn));
        });
        if (goesOn)
            return;
    }
    if (!goOn([&] { return bool(beginAgain(turn)); }))
        freeHands(turn);
}

} // namespace engine
