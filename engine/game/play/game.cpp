// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/game.h"

#include "engine/game/play/adjustment.h"
#include "engine/game/play/opendomain.h"
#include "engine/game/play/playerview.h"
#include "engine/game/play/scenariosetup.h"

namespace engine {

namespace {

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
    , m_progress(module, rules, m_state, m_seating, m_offer)
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
        done = m_progress.begin(turn);
    if (done)
        done = m_progress.settle(turn);
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

Result<Action> Game::accepts(const Action &action, SideId by)
{
    if (const int index = find(action); index >= 0)
        return m_offer.actions[size_t(index)];
    const SideId side = m_offer.side ? m_offer.side : by;
    for (const OpenAction &open : m_offer.open) {
        if (!OpenDomain(open, m_module, m_state, side).has(action))
            continue;
        Action asked = action;
        asked.rule = open.rule;
        asked.label = open.label;
        const auto verdict = m_progress.asking().admits(m_state, asked, side);
        if (!verdict)
            return verdict.error();
        if (verdict->legal)
            return asked;
        Error error = impossible();
        error.objection = Objection{verdict->rule ? verdict->rule : open.rule, verdict->text};
        return error;
    }
    return impossible();
}

Result<Done> Game::perform(const Action &action, SideId by)
{
    const auto accepted = accepts(action, by);
    const auto first = accepted ? std::nullopt : taking(action);
    if (!accepted && !first)
        return accepted.error();
    Action chosen = accepted ? accepted.value() : action;
    const SideId side = m_offer.side || m_offer.open.empty() ? m_offer.side : by;
    Command command{m_offer.decision, side, {}, {}, {}, false, m_offer.seat};
    Offer before = std::move(m_offer);
    Turn turn(m_module, m_state);
    turn.setBy(side);
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

Result<Done> Game::adjust(const Action &action, SideId by, const QString &reason)
{
    return Adjustment(*this, by).make(action, reason);
}

std::optional<Action> Game::possible(const Action &action, SideId by)
{
    if (const auto accepted = accepts(action, by))
        return accepted.value();
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
    const bool isRefusal = Adjustment::isRefusal(action, m_state);
    if (auto done = m_progress.asking().perform(turn, action); !done)
        return done;
    if (isRefusal) {
        if (auto done = Adjustment(*this, turn.by()).takeBack(turn); !done)
            return done;
    }
    return m_progress.settle(turn, wanted);
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
    return m_progress.ask();
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
    return m_progress.ask();
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
    return m_progress.ask();
}

Result<Done> Game::edit(std::vector<Change> changes)
{
    Command command{m_offer.decision, m_offer.side, std::nullopt, {}, {}, false};
    Turn turn(m_module, m_state);
    for (Change &change : changes)
        turn.apply(std::move(change));
    const size_t made = turn.mark();
    // Who may do something before the question of this position is asked here, too.
    if (!m_state.isOver() && !m_state.frames().empty() && !m_progress.asking().interrupt(turn))
        turn.rollBack(made);
    record(turn, std::move(command));
    return m_progress.ask();
}

Result<Verdict> Game::explain(const Action &action)
{
    if (const auto offered = possible(action))
        return Verdict{true, offered->rule, {}};
    return m_progress.asking().explain(m_state, action);
}

} // namespace engine
