// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/game.h"

#include "engine/game/play/playerview.h"
#include "engine/game/play/scenariosetup.h"

namespace engine {

namespace {

// A rule file that never comes to a decision would go on for ever.
constexpr int longestSettling = 10000;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Game)
};

Error impossible()
{
    return {Error::Code::IllegalAction, Words::tr("That can't be done now.")};
}

/// Whether the present question is about pieces in hand and this is one of them.
bool holds(const Game &game, PieceId piece)
{
    if (!game.offer().chosen)
        return false;
    const PlayerView view(game.module(), game.state(), Viewer::everything());
    const auto held = view.listed(game.offer().chosen);
    return std::find(held.begin(), held.end(), piece) != held.end();
}

} // namespace

Game::Game(const Module &module, Rules &rules, GameSetup setup, const Scenario &scenario)
    : m_module(module)
    , m_rules(rules)
    , m_setup(std::move(setup))
    , m_scenario(&scenario)
    , m_state(module, settingOf(module, scenario, m_setup.options))
    , m_seating(module, m_state.setting().options)
{
}

Result<Done> Game::check(const Module &module, const GameSetup &setup)
{
    if (!module.scenario(setup.scenario)) {
        QStringList known;
        for (const Scenario &one : module.scenarios)
            known.append(one.id);
        return Error{Error::Code::NotFound,
                     Words::tr("There is no scenario '%1' in %2; there are: %3.")
                         .arg(setup.scenario, module.id, known.join(QLatin1String(", ")))};
    }
    for (auto it = setup.options.begin(); it != setup.options.end(); ++it) {
        const Option *option = module.option(it.key());
        if (!option)
            return Error{Error::Code::NotFound,
                         Words::tr("%1 has no option '%2'.").arg(module.id, it.key())};
        const QStringList choices = option->choices.isEmpty()
            ? QStringList{QStringLiteral("on"), QStringLiteral("off")}
            : option->choices;
        if (!choices.contains(it.value()))
            return Error{Error::Code::NotFound,
                         Words::tr("The option '%1' can be %2, not '%3'.")
                             .arg(it.key(), choices.join(QLatin1String(", ")), it.value())};
    }
    return Done{};
}

Result<std::unique_ptr<Game>> Game::start(const Module &module, Rules &rules,
                                          const GameSetup &setup)
{
    if (auto checked = check(module, setup); !checked)
        return checked.error();
    std::unique_ptr<Game> game(new Game(module, rules, setup, *module.scenario(setup.scenario)));
    if (auto opened = game->open(); !opened)
        return opened.error();
    return game;
}

Result<Done> Game::open()
{
    Turn turn(m_module, m_state);
    turn.apply(change::UseRandom{Random(m_setup.seed), 0});
    auto done = place(turn);
    if (done)
        done = m_rules.setUp(turn);
    if (done)
        done =
            enter(turn, {m_module.sequence.first().phase, m_module.sequence.first().each, false});
    if (done)
        done = settle(turn);
    if (!done)
        return done;
    m_opening = turn.takeChanges();
    return Done{};
}

Result<Done> Game::place(Turn &turn)
{
    for (const Change &change : setupChanges(*m_scenario))
        turn.apply(change);
    return Done{};
}

int Game::find(const Action &action) const
{
    const auto it = std::find_if(m_offer.actions.begin(), m_offer.actions.end(),
                                 [&](const Action &one) { return one.sameChoice(action); });
    return it == m_offer.actions.end() ? -1 : int(it - m_offer.actions.begin());
}

Result<Done> Game::perform(const Action &action)
{
    const int index = find(action);
    const auto first = index < 0 ? taking(action) : std::nullopt;
    if (index < 0 && !first)
        return impossible();
    Action chosen = index < 0 ? action : m_offer.actions[size_t(index)];
    Command command{m_offer.decision, m_offer.side, {}, {}, {}, false, m_offer.seat};
    Offer before = std::move(m_offer);
    Turn turn(m_module, m_state);
    Result<Done> done = first ? takeUp(turn, *first, chosen) : Done{};
    if (done)
        done = perform(turn, chosen);
    if (!done) {
        turn.rollBack();
        m_offer = std::move(before);
        return done;
    }
    command.action = std::move(chosen);
    record(turn, std::move(command));
    return Done{};
}

std::optional<Action> Game::possible(const Action &action)
{
    if (const int index = find(action); index >= 0)
        return m_offer.actions[size_t(index)];
    const auto first = taking(action);
    if (!first)
        return std::nullopt;
    Action wanted = action;
    Offer before = std::move(m_offer);
    Turn turn(m_module, m_state);
    const bool isThen = bool(takeUp(turn, *first, wanted));
    turn.rollBack();
    m_offer = std::move(before);
    return isThen ? std::optional(wanted) : std::nullopt;
}

std::optional<Action> Game::taking(const Action &action) const
{
    if (!m_offer.take || !action.piece || action.verb == m_offer.take)
        return std::nullopt;
    const int index = find({m_offer.take, action.piece, {}, {}, {}, {}});
    return index < 0 ? std::nullopt : std::optional(m_offer.actions[size_t(index)]);
}

Result<Done> Game::takeUp(Turn &turn, const Action &first, Action &wanted)
{
    const NameId decision = m_state.frames().back().decision;
    const SideId side = m_state.frames().back().side;
    if (auto done = perform(turn, first); !done)
        return done;
    // Another question comes in between, unless it is what the piece in hand does.
    const bool goesOn =
        m_offer.decision == decision || (m_offer.side == side && holds(*this, first.piece));
    const int index = goesOn ? find(wanted) : -1;
    if (index < 0)
        return impossible();
    wanted = m_offer.actions[size_t(index)];
    return Done{};
}

Result<Done> Game::perform(Turn &turn, const Action &action, Wanted wanted)
{
    if (auto done = m_rules.perform(turn, action); !done)
        return done;
    return settle(turn, wanted);
}

bool Game::isReversible(const Action &action)
{
    const Action chosen = action; // it may be one of the offer's own
    Offer before = std::move(m_offer);
    Turn turn(m_module, m_state);
    const auto done = perform(turn, chosen);
    const bool isReversible = done && !turn.isBarrier() && !m_state.isOver()
        && m_offer.side == before.side && m_offer.seat == before.seat;
    turn.rollBack();
    m_offer = std::move(before);
    return isReversible;
}

Result<Done> Game::settle(Turn &turn, Wanted wanted)
{
    for (int steps = 0; steps < longestSettling; ++steps) {
        if (m_state.isOver())
            return refreshOffer();
        if (turn.takeNext() || m_state.frames().empty()) {
            if (auto done = advance(turn); !done)
                return done;
            continue;
        }
        const auto interrupted = m_rules.interrupt(turn);
        if (!interrupted)
            return interrupted.error();
        if (interrupted.value())
            continue;
        if (auto done = refreshOffer(wanted); !done)
            return done;
        if (m_offer.actions.empty())
            return Error{Error::Code::ScriptFailed,
                         Words::tr("The decision '%1' offers nothing to do.")
                             .arg(m_state.names().text(m_offer.decision))};
        if (!m_offer.automatic || m_offer.actions.size() != 1)
            return Done{};
        const Action only = m_offer.actions.front();
        // Nobody chose it, so nobody can choose otherwise: a refusal here is a flaw of the rules.
        if (auto done = m_rules.perform(turn, only); !done)
            return Error{Error::Code::ScriptFailed, done.error().message};
    }
    return Error{Error::Code::ScriptFailed,
                 Words::tr("The rules go on without ever asking for a decision.")};
}

Result<Done> Game::advance(Turn &turn)
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

Result<Done> Game::enter(Turn &turn, Sequence::Place place)
{
    for (int steps = 0; steps < longestSettling; ++steps) {
        if (!place.phase)
            return Error{Error::Code::BadFormat, Words::tr("The module has no sequence of play.")};
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
    return Error{Error::Code::ScriptFailed, Words::tr("No phase of the sequence of play applies.")};
}

Result<Done> Game::begin(Turn &turn, PhaseId id)
{
    const Phase &phase = m_module.sequence.phase(id);
    if (auto done = m_rules.enterPhase(turn, id); !done)
        return done;
    if (!m_state.isOver() && !phase.decision.isEmpty() && m_state.frames().empty())
        turn.apply(
            change::PushFrame{{m_state.names().intern(phase.decision), m_state.phaseSide(), {}}});
    return Done{};
}

Result<bool> Game::applies(PhaseId phase)
{
    for (const PhaseId id : m_module.sequence.path(phase)) {
        const auto one = m_rules.phaseApplies(m_state, id);
        if (!one || !one.value())
            return one;
    }
    return true;
}

Result<Done> Game::refreshOffer(Wanted wanted)
{
    m_offer = {};
    if (m_state.isOver() || m_state.frames().empty())
        return Done{};
    auto offer = m_rules.offer(m_state, wanted);
    if (!offer)
        return offer.error();
    m_offer = std::move(offer).value();
    m_offer.seat = m_seating.decider(m_offer.side, m_offer.seat);
    return Done{};
}

void Game::record(Turn &turn, Command command)
{
    command.barrier = turn.isBarrier();
    command.changes = turn.takeChanges();
    command.inverses = turn.takeInverses();
    command.number = ++m_lastNumber;
    m_history.resize(m_done);
    m_history.push_back(std::move(command));
    ++m_done;
}

bool Game::canUndo(Barriers barriers) const
{
    return canUndoTo(qsizetype(m_done) - 1, barriers);
}

Result<Done> Game::undo(Barriers barriers)
{
    return undoTo(qsizetype(m_done) - 1, barriers);
}

bool Game::canUndoTo(qsizetype commands, Barriers barriers) const
{
    if (commands < 0 || size_t(commands) >= m_done)
        return false;
    return barriers == Barriers::Ignore
        || std::none_of(m_history.begin() + commands, m_history.begin() + qsizetype(m_done),
                        [](const Command &one) { return one.barrier; });
}

Result<Done> Game::undoTo(qsizetype commands, Barriers barriers)
{
    if (commands < 0 || size_t(commands) >= m_done)
        return Error{Error::Code::IllegalAction, Words::tr("There is nothing to undo.")};
    if (!canUndoTo(commands, barriers))
        return Error{
            Error::Code::IllegalAction,
            Words::tr("This can't be undone: dice were rolled or something was revealed.")};
    while (m_done > size_t(commands))
        stepBack();
    return refreshOffer();
}

void Game::stepBack()
{
    const Command &command = m_history[--m_done];
    for (auto it = command.inverses.rbegin(); it != command.inverses.rend(); ++it)
        m_state.apply(*it);
}

Result<Done> Game::redo()
{
    if (!canRedo())
        return Error{Error::Code::IllegalAction, Words::tr("There is nothing to redo.")};
    stepForward();
    return refreshOffer();
}

void Game::stepForward()
{
    for (const Change &change : m_history[m_done++].changes)
        m_state.apply(change);
}

Result<Done> Game::goTo(qsizetype commands)
{
    if (commands < 0 || size_t(commands) > m_history.size())
        return Error{Error::Code::NotFound, Words::tr("The game has no such moment.")};
    while (m_done > size_t(commands))
        stepBack();
    while (m_done < size_t(commands))
        stepForward();
    return refreshOffer();
}

Result<Done> Game::edit(std::vector<Change> changes)
{
    Command command{m_offer.decision, m_offer.side, std::nullopt, {}, {}, false};
    Turn turn(m_module, m_state);
    for (Change &change : changes)
        turn.apply(std::move(change));
    const size_t made = turn.mark();
    // Who may do something before the question of this position is asked here, too.
    if (!m_state.isOver() && !m_state.frames().empty() && !m_rules.interrupt(turn))
        turn.rollBack(made);
    record(turn, std::move(command));
    return refreshOffer();
}

Result<Verdict> Game::explain(const Action &action)
{
    if (const auto offered = possible(action))
        return Verdict{true, offered->rule, {}};
    return m_rules.explain(m_state, action);
}

} // namespace engine
