// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/game/fordgame.h"

namespace engine {

/// The ford's rules with one flaw or whim at a time.
class WhimsicalRules : public FordRules
{
public:
    enum class Whim {
        None,
        SetUpFails,
        OfferFails,
        OffersNothing,
        NoPhaseApplies,
        PhaseFails,
        NeverAsks,
        ChangesThenFails,
        ChangesThenRefuses,
        EndsTheGame,
        NotesByItself, ///< "plan" leads to a question that answers itself.
        RefusesItself, ///< The same, and the only answer is then refused.
    };
    Whim whim = Whim::None;

    Result<Offer> offer(const GameState &state, Wanted wanted) override
    {
        if (whim == Whim::OfferFails)
            return Error{Error::Code::ScriptFailed, QStringLiteral("no question")};
        auto offered = FordRules::offer(state, wanted);
        if (!offered)
            return offered;
        Offer offer = std::move(offered).value();
        if (whim == Whim::OffersNothing)
            offer.actions.clear();
        const bool isPlan = state.names().text(offer.decision) == QLatin1String("plan");
        if (isPlan && (whim == Whim::NotesByItself || whim == Whim::RefusesItself)) {
            offer.automatic = true;
            offer.actions = {offer.actions.back()};
        }
        return offer;
    }

    Result<Done> perform(Turn &turn, const Action &action) override
    {
        const QString verb = turn.state().names().text(action.verb);
        if (whim == Whim::EndsTheGame && verb == QLatin1String("pass")) {
            turn.apply(change::SetResult{
                turn.state().names().intern(QStringLiteral("blue_wins")), SideId(0), {}});
            return Done{};
        }
        if (whim == Whim::RefusesItself && verb == QLatin1String("pass"))
            return Error{Error::Code::IllegalAction, QStringLiteral("not even that")};
        auto done = FordRules::perform(turn, action);
        if (whim == Whim::ChangesThenFails)
            return Error{Error::Code::ScriptFailed, QStringLiteral("out of steps")};
        if (whim == Whim::ChangesThenRefuses)
            return Error{Error::Code::IllegalAction, QStringLiteral("not so"),
                         Objection{turn.state().names().intern(QStringLiteral("1.1")), {}}};
        return done;
    }

    Result<bool> phaseApplies(const GameState &, PhaseId) override
    {
        if (whim == Whim::PhaseFails)
            return Error{Error::Code::ScriptFailed, QStringLiteral("no such phase")};
        return whim != Whim::NoPhaseApplies;
    }

    Result<Done> enterPhase(Turn &turn, PhaseId) override
    {
        if (whim == Whim::NeverAsks)
            turn.next();
        return Done{};
    }

    Result<Done> setUp(Turn &) override
    {
        if (whim == Whim::SetUpFails)
            return Error{Error::Code::ScriptFailed, QStringLiteral("no set-up")};
        return Done{};
    }
};

/// The battle at the ford under these rules, with short ways to speak of it.
struct WhimsicalGame
{
    using Whim = WhimsicalRules::Whim;

    std::shared_ptr<const Module> module = fordModule();
    WhimsicalRules rules;
    std::unique_ptr<Game> game =
        Game::start(*module, rules, {QStringLiteral("battle"), {}, 5}).value();

    PieceId piece(const char *id) const { return module->piece(QString::fromLatin1(id)); }
    SpaceId space(const char *id) const { return module->map.find(QString::fromLatin1(id)); }
    const GameState &state() const { return game->state(); }
    QByteArray hash() const { return game->state().hash(); }
    bool act(const char *verb) { return bool(game->perform(action(verb))); }

    Action action(const QByteArray &verb, const QByteArray &piece = {},
                  const QByteArray &space = {}, int value = 0) const
    {
        Action action;
        action.verb = state().names().intern(verb);
        if (!piece.isEmpty())
            action.piece = this->piece(piece);
        if (!space.isEmpty())
            action.space = this->space(space);
        if (value)
            action.value = Value::integer(value);
        return action;
    }
    Action plan() const
    {
        Action action = this->action("plan");
        action.value = Value::word(state().names().intern(QStringLiteral("left")));
        return action;
    }

    int points() const
    {
        const int variable = module->state.variable.value(module->names.find(QByteArray("points")));
        return std::get<Value>(state().variable(variable)).number;
    }

    /// The question and its answers, as a text each.
    QStringList offered() const
    {
        const Offer &offer = game->offer();
        QStringList texts{state().names().text(offer.decision), QString::number(offer.side.value)};
        for (const Action &one : offer.actions)
            texts << QStringLiteral("%1 %2 %3 %4")
                         .arg(state().names().text(one.verb))
                         .arg(one.piece.value)
                         .arg(one.space.value)
                         .arg(one.value.number);
        return texts;
    }
};

} // namespace engine
