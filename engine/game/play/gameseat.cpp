// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/gameseat.h"

#include "engine/game/play/answertexts.h"
#include "engine/game/play/guessedposition.h"

namespace engine {

namespace {

struct SeatWords
{
    Q_DECLARE_TR_FUNCTIONS(GameSeat)
};

Error others(const QString &message)
{
    return {Error::Code::NotYours, message};
}

Error unseen()
{
    return others(SeatWords::tr("This asks for what your side can't see."));
}

Error anotherDecides()
{
    return others(SeatWords::tr("Another side decides now."));
}

Error notToBeTakenBack()
{
    return {Error::Code::IllegalAction, SeatWords::tr("This can't be taken back now.")};
}

} // namespace

GameSeat::GameSeat(Game &game, const Translator &translator, Viewer viewer, SeatId sharer)
    : m_game(game)
    , m_viewer(viewer)
    , m_sharer(sharer)
{
    setTranslator(translator);
}

GameSeat::~GameSeat() = default;

void GameSeat::give(Viewer viewer, SeatId sharer)
{
    m_viewer = viewer;
    m_sharer = sharer;
}

void GameSeat::setTranslator(const Translator &translator)
{
    m_texts.emplace(module(), m_game.state().names(), translator);
    m_texts->setSees([this](PieceId piece) { return view().seesFace(piece); });
}

bool GameSeat::decides() const
{
    const Offer &asked = m_game.offer();
    if (m_viewer.seesEverything())
        return true;
    // What is asked of no side may be answered by each.
    const bool isMine = asked.side ? m_viewer.isOf(asked.side) : asked.decision && m_viewer.side();
    return isMine && (!m_sharer || !asked.seat || m_sharer == asked.seat);
}

const Offer &GameSeat::offer() const
{
    const Offer &asked = m_game.offer();
    if (decides())
        return asked;
    m_others = {};
    m_others.decision = asked.decision;
    m_others.side = asked.side;
    m_others.seat = asked.seat;
    m_others.rule = asked.rule;
    return m_others;
}

Result<int> GameSeat::find(const Action &wanted) const
{
    const auto &offered = offer().actions;
    int found = -1;
    for (size_t i = 0; i < offered.size(); ++i) {
        const Action &one = offered[i];
        if (one.sameChoice(wanted))
            return int(i);
        if (one.verb == wanted.verb && (!wanted.piece || one.piece == wanted.piece)
            && (!wanted.space || one.space == wanted.space)
            && (wanted.value.isNone() || one.value == wanted.value))
            found = found == -1 ? int(i) : -2;
    }
    if (found == -2)
        return Error{Error::Code::BadFormat,
                     SeatWords::tr("Several actions fit; say which by piece, space or value.")};
    return found;
}

bool GameSeat::maySay(const Action &action) const
{
    const PlayerView known = view();
    const Value &value = action.value;
    const auto variable = module().state.variable.constFind(action.name);
    const auto seesFace = [&](PieceId piece) { return !piece || known.seesFace(piece); };
    return seesFace(action.piece)
        && (value.type != Value::Type::Piece || seesFace(PieceId(value.number)))
        && std::all_of(action.also.begin(), action.also.end(), seesFace)
        && (!action.name || variable == module().state.variable.cend()
            || known.seesVariable(*variable));
}

// Why an action was not done: what the rules say of it, or else what went wrong.
Error GameSeat::refusal(const Action &action, const Error &error) const
{
    if (error.objection)
        return {Error::Code::IllegalAction, m_texts->render(error.objection->text),
                error.objection};
    if (m_game.find(action) >= 0)
        return error;
    const auto reason = explain(action);
    if (!reason)
        return reason.error();
    return {Error::Code::IllegalAction, reason->text.isEmpty() ? error.message : reason->text,
            Objection{reason->rule, {}}};
}

void GameSeat::perform(const Action &action, const Answer &answer)
{
    if (!decides())
        return answer(anotherDecides());
    const Action chosen = action; // it may be one of the offer's own
    // What an open action stands for could name anything.
    if (!m_game.offer().open.empty() && m_game.find(chosen) < 0 && !maySay(chosen))
        return answer(unseen());
    if (const auto done = m_game.perform(chosen, m_viewer.side()); !done)
        return answer(refusal(chosen, done.error()));
    answer(lastChanges());
}

void GameSeat::adjust(const Action &action, const QString &reason, const Answer &answer)
{
    if (!m_viewer.seesEverything() && !m_viewer.side())
        return answer(others(SeatWords::tr("Only who plays changes something by hand.")));
    if (!maySay(action))
        return answer(unseen());
    const SideId by = m_viewer.seesEverything() ? m_game.offer().side : m_viewer.side();
    if (const auto done = m_game.adjust(action, by, reason); !done) {
        Error error = done.error();
        if (error.objection)
            error.message = m_texts->render(error.objection->text);
        return answer(error);
    }
    answer(lastChanges());
}

GameSeat::Outcome GameSeat::lastChanges() const
{
    return std::span(m_game.history()[size_t(m_game.commandCount()) - 1].changes);
}

void GameSeat::undo(const Answer &answer, Game::Barriers barriers)
{
    const qsizetype count = m_game.commandCount();
    const qsizetype own = lastOwn();
    if (count > 0 && own < 0)
        return answer(others(SeatWords::tr("The last step was not yours.")));
    if (const auto done = m_game.undoTo(own, barriers); !done)
        return answer(done.error());
    std::vector<Change> changes;
    for (qsizetype i = count - 1; i >= own; --i) {
        const auto &inverses = m_game.history()[size_t(i)].inverses;
        changes.insert(changes.end(), inverses.rbegin(), inverses.rend());
    }
    answer(std::span<const Change>(changes));
}

void GameSeat::redo(const Answer &answer)
{
    const auto index = size_t(m_game.commandCount());
    if (m_game.canRedo() && !ownsNext())
        return answer(others(SeatWords::tr("The next step was not yours.")));
    if (const auto done = m_game.redo(); !done)
        return answer(done.error());
    answer(std::span(m_game.history()[index].changes));
}

bool GameSeat::isComputers(const Command &command) const
{
    return m_computers && m_computers(command.side, command.seat);
}

bool GameSeat::owns(const Command &command) const
{
    if (isComputers(command))
        return false;
    return m_viewer.seesEverything()
        || (m_viewer.isOf(command.side)
            && (!m_sharer || !command.seat || m_sharer == command.seat));
}

qsizetype GameSeat::lastOwn() const
{
    for (qsizetype i = m_game.commandCount() - 1; i >= 0; --i) {
        const Command &command = m_game.history()[size_t(i)];
        if (owns(command))
            return i;
        if (!isComputers(command))
            break;
    }
    return -1;
}

bool GameSeat::ownsNext() const
{
    const auto done = size_t(m_game.commandCount());
    return done < m_game.history().size() && owns(m_game.history()[done]);
}

std::vector<qsizetype> GameSeat::answers() const
{
    std::vector<qsizetype> found;
    const Offer &asked = m_game.offer();
    for (qsizetype i = m_game.commandCount() - 1; decides() && i >= 0; --i) {
        const Command &command = m_game.history()[size_t(i)];
        if (command.barrier || !command.action || command.decision != asked.decision
            || command.side != asked.side || command.seat != asked.seat)
            break;
        found.push_back(i);
    }
    return found;
}

void GameSeat::goBack(qsizetype command, const std::vector<Action> &again, const Answer &answer)
{
    if (const auto done = m_game.goTo(command); !done)
        return answer(done.error());
    for (const Action &action : again) {
        // What was possible only because of what is taken back now is left out.
        if (m_game.possible(action))
            (void)m_game.perform(action);
    }
    answer(std::span<const Change>());
}

void GameSeat::takeBack(qsizetype command, const Answer &answer)
{
    const auto known = answers();
    if (std::find(known.begin(), known.end(), command) == known.end())
        return answer(notToBeTakenBack());
    std::vector<Action> again;
    for (qsizetype i = command + 1; i < m_game.commandCount(); ++i)
        again.push_back(*m_game.history()[size_t(i)].action);
    goBack(command, again, answer);
}

void GameSeat::startOver(const Answer &answer)
{
    const auto known = answers();
    if (known.empty())
        return answer(notToBeTakenBack());
    goBack(known.back(), {}, answer);
}

Result<GameSeat::Reason> GameSeat::explain(const Action &action) const
{
    if (!decides() && !m_game.state().isOver())
        return Reason{false, m_game.offer().rule, anotherDecides().message};
    if (!maySay(action))
        return unseen();
    if (const auto offered = m_game.possible(action, m_viewer.side()))
        return Reason{true, offered->rule, {}};
    const auto accepted = m_game.accepts(action, m_viewer.side());
    if (const auto &objection = accepted ? std::nullopt : accepted.error().objection)
        return Reason{false, objection->rule, m_texts->render(objection->text)};
    const auto verdict = m_game.progress().asking().explain(known().state(), action);
    if (!verdict)
        return verdict.error();
    return Reason{verdict->legal, verdict->rule, m_texts->render(verdict->text)};
}

Result<Json> GameSeat::query(const QString &name, const Json &arguments) const
{
    return query(m_game.state(), name, arguments);
}

Result<Json> GameSeat::query(const GameState &state, const QString &name,
                             const Json &arguments) const
{
    const PlayerView view(module(), state, m_viewer);
    if (view.asksOfUnseen(arguments))
        return unseen();
    const Projection known(module(), state, m_viewer);
    const auto answer = rules().query(known.state(), name, arguments, m_viewer.side());
    if (!answer)
        return answer;
    const ValueCodec values(module(), state.names());
    return answertexts::rendered(view.veiled(answer.value()), values, *m_texts);
}

std::vector<Change> GameSeat::guess(Random &random) const
{
    return guessedPosition(m_game, m_viewer, random);
}

} // namespace engine
