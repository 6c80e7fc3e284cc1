// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/adjustment.h"

#include "engine/game/play/opendomain.h"
#include "engine/state/framelocals.h"

namespace engine {

namespace {

struct AdjustmentWords
{
    Q_DECLARE_TR_FUNCTIONS(Adjustment)
};

Error refused(const QString &message)
{
    return {Error::Code::IllegalAction, message};
}

bool isCall(const Change &change, const Names &names)
{
    const auto *push = std::get_if<change::PushFrame>(&change);
    return push && names.utf8(push->frame.decision) == FreeRules::agree;
}

} // namespace

bool Adjustment::asksOthers() const
{
    return m_by && m_game.options().value(setting.toString()) == QLatin1String("ask");
}

bool Adjustment::isAsked() const
{
    const auto &frames = m_game.state().frames();
    return !frames.empty()
        && m_game.state().names().utf8(frames.back().decision) == FreeRules::agree;
}

bool Adjustment::isRefusal(const Action &action, const GameState &state)
{
    return action.verb && !state.frames().empty()
        && state.names().utf8(state.frames().back().decision) == FreeRules::agree
        && state.names().utf8(action.verb) == "refuse";
}

Result<Action> Adjustment::accepts(const Action &action) const
{
    const GameState &state = m_game.state();
    if (m_game.options().value(setting.toString()) == QLatin1String("off"))
        return refused(AdjustmentWords::tr("In this game nothing is changed by hand."));
    if (isAsked())
        return refused(AdjustmentWords::tr("First comes the question about the last change."));
    const bool endsGame = action.verb && state.names().utf8(action.verb) == "end";
    // Of a game that is over nobody is asked anything.
    if (endsGame && asksOthers())
        return refused(AdjustmentWords::tr("In this game nobody ends it by hand."));
    if (state.isOver() && !endsGame)
        return refused(AdjustmentWords::tr("The game is over."));
    const FreeRules &free = m_game.progress().free();
    for (const OpenAction &open : free.byHand(state)) {
        if (!OpenDomain(open, m_game.module(), state, m_by).has(action))
            continue;
        const auto verdict = free.admitsByHand(state, action, m_by);
        if (!verdict)
            return verdict.error();
        Action asked = action;
        asked.label = open.label;
        if (verdict->legal)
            return asked;
        Error error = refused(AdjustmentWords::tr("That can't be done by hand."));
        error.objection = Objection{verdict->rule, verdict->text};
        return error;
    }
    return refused(AdjustmentWords::tr("That can't be done by hand."));
}

Result<Done> Adjustment::make(const Action &action, const QString &reason)
{
    if (!reason.isEmpty() && !OpenDomain::isLine(reason))
        return Error{Error::Code::BadFormat,
                     AdjustmentWords::tr("A reason is one line of at most %n character(s).", "",
                                         OpenAction::textLength)};
    auto accepted = accepts(action);
    if (!accepted)
        return accepted.error();
    const QStringList known = broken();
    Command command{m_game.m_offer.decision, m_by, {}, {}, {}, false, m_game.m_offer.seat};
    command.byHand = ByHand{std::move(accepted).value(), reason};
    Turn turn(m_game.m_module, m_game.m_state);
    turn.setBy(m_by);
    tell(turn, reason);
    m_game.progress().free().performByHand(turn, command.byHand->action);
    derive(turn);
    m_game.m_progress.settleAnyhow(turn);
    warn(turn, known);
    askOthers(turn, reason);
    m_game.record(turn, std::move(command));
    return Done{};
}

void Adjustment::say(Turn &turn, const char *sentence, ValueList arguments, uint32_t seenBy) const
{
    change::Log line;
    line.text = {turn.state().names().intern(QByteArray(sentence)), std::move(arguments)};
    line.side = m_by;
    line.seenBy = seenBy;
    turn.log(std::move(line));
}

void Adjustment::tell(Turn &turn, const QString &reason) const
{
    if (reason.isEmpty())
        say(turn, QT_TRANSLATE_NOOP("TextRenderer", "By hand:"));
    else
        say(turn, QT_TRANSLATE_NOOP("TextRenderer", "By hand (“{1}”):"),
            {Value::word(turn.state().names().intern(reason))});
}

// What follows from the rest is the rules' own work.
void Adjustment::derive(Turn &turn) const
{
    const auto goal = turn.takeGoal();
    const bool isLeaving = turn.takeNext();
    const size_t made = turn.mark();
    if (!m_game.m_rules.adjusted(turn)) {
        turn.rollBack(made);
        say(turn,
            QT_TRANSLATE_NOOP("TextRenderer",
                              "The rules could not bring in order what follows from this."));
    }
    if (goal.first)
        turn.go(goal.first, goal.second);
    else if (isLeaving)
        turn.next();
}

QStringList Adjustment::broken() const
{
    const auto broken = m_game.m_rules.broken(m_game.m_state);
    return broken ? broken.value() : QStringList();
}

// The details may tell what is hidden: they are for who sees everything.
void Adjustment::warn(Turn &turn, const QStringList &known) const
{
    Names &names = turn.state().names();
    bool isTold = false;
    for (const QString &one : broken()) {
        if (known.contains(one))
            continue;
        if (!std::exchange(isTold, true))
            say(turn,
                QT_TRANSLATE_NOOP("TextRenderer",
                                  "Beware: by the rules this position can't come about."));
        say(turn, QT_TRANSLATE_NOOP("TextRenderer", "Beware: {1}"),
            {Value::word(names.intern(one))}, 0);
    }
}

void Adjustment::askOthers(Turn &turn, const QString &reason) const
{
    if (!asksOthers() || m_game.state().isOver())
        return;
    Names &names = turn.state().names();
    for (auto side = int32_t(m_game.module().sides.size()) - 1; side >= 0; --side) {
        if (SideId(side) == m_by)
            continue;
        Frame frame{names.intern(QByteArray(FreeRules::agree)), SideId(side), {}};
        addLocal(frame, names.intern(QByteArray("by")), Value::side(m_by));
        if (!reason.isEmpty())
            addLocal(frame, names.intern(QByteArray("reason")), Value::word(names.intern(reason)));
        turn.apply(change::PushFrame{std::move(frame)});
    }
    [[maybe_unused]] const auto asked = m_game.m_progress.ask();
}

// Since then there were only answers to the question whether all agree.
Result<Done> Adjustment::takeBack(Turn &turn)
{
    const GameState &state = m_game.m_state;
    size_t last = m_game.m_done;
    while (last > 0 && !m_game.m_history[last - 1].byHand) {
        if (state.names().utf8(m_game.m_history[last - 1].decision) != FreeRules::agree)
            return refused(AdjustmentWords::tr("This can't be taken back any more."));
        --last;
    }
    if (!last)
        return refused(AdjustmentWords::tr("This can't be taken back any more."));
    while (isAsked())
        turn.apply(change::PopFrame{});
    const Command &command = m_game.m_history[last - 1];
    size_t changes = command.changes.size();
    while (changes > 0 && isCall(command.changes[changes - 1], state.names()))
        --changes;
    for (; changes > 0; --changes) {
        const Change &inverse = command.inverses[changes - 1];
        if (!std::holds_alternative<change::UseRandom>(inverse)
            && !std::holds_alternative<change::Log>(inverse))
            turn.apply(inverse);
    }
    say(turn,
        QT_TRANSLATE_NOOP("TextRenderer",
                          "{1} does not agree: what was changed by hand is taken back."),
        {Value::side(turn.by())});
    return Done{};
}

} // namespace engine
