// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/game.h"
#include "engine/module/read/moduleloader.h"
#include "tests/engine/module/smallmodule.h"

/// Rules for the small module, in C++: move, roll, note, pass, win.
class FordRules : public engine::Rules
{
public:
    int bonus = 0; ///< Another version of the rules adds this to every roll.
    QString remark = QStringLiteral("{1} moves."); ///< Another version may say it otherwise.

    bool showsMovers = false; ///< Everybody sees a piece while it is spoken of.

    bool hasDecision(engine::NameId, const engine::GameState &) const override { return true; }

    engine::Result<engine::Offer> offer(const engine::GameState &state, engine::Wanted) override
    {
        engine::Names &names = state.names();
        const engine::Frame &frame = state.frames().back();
        engine::Offer offer;
        offer.decision = frame.decision;
        offer.side = frame.side;
        if (names.text(frame.decision) == QLatin1String("nowhere"))
            return engine::Error{engine::Error::Code::ScriptFailed, QStringLiteral("no answer")};
        for (int piece = 0; piece < state.pieceCount(); ++piece) {
            const auto &here = state.piece(engine::PieceId(piece));
            if (here.side != frame.side || !here.space)
                continue;
            for (int space = 0; space < std::min(state.spaceCount(), 11); ++space) {
                if (here.space.value != space)
                    offer.actions.push_back({names.intern(QStringLiteral("move")),
                                             engine::PieceId(piece),
                                             engine::SpaceId(space),
                                             {},
                                             {},
                                             {}});
            }
        }
        offer.actions.push_back({names.intern(QStringLiteral("roll")), {}, {}, {}, {}, {}});
        for (int number = 1; number <= 2; ++number)
            offer.actions.push_back({names.intern(QStringLiteral("note")),
                                     {},
                                     {},
                                     engine::Value::integer(number),
                                     {},
                                     {}});
        offer.actions.push_back({names.intern(QStringLiteral("plan")),
                                 {},
                                 {},
                                 engine::Value::word(names.intern(QStringLiteral("left"))),
                                 {},
                                 {}});
        offer.actions.push_back({names.intern(QStringLiteral("pass")), {}, {}, {}, {}, {}});
        return offer;
    }

    engine::Result<engine::Done> perform(engine::Turn &turn, const engine::Action &action) override
    {
        namespace change = engine::change;
        engine::Names &names = turn.state().names();
        const QString verb = names.text(action.verb);
        if (verb == QLatin1String("move")) {
            turn.apply(change::MovePiece{action.piece, action.space, -1});
            change::Log log;
            log.text = {names.intern(remark), {engine::Value::piece(action.piece)}};
            log.piece = action.piece;
            const uint32_t seenBy = turn.state().piece(action.piece).seenBy;
            if (showsMovers)
                turn.apply(change::SetSeen{action.piece, ~0u});
            turn.log(log);
            if (showsMovers)
                turn.apply(change::SetSeen{action.piece, seenBy});
        } else if (verb == QLatin1String("roll")) {
            const int face = turn.roll(1, 6).front() + bonus;
            turn.apply(change::SetVariable{points(turn), engine::Value::integer(face)});
        } else if (verb == QLatin1String("note")) {
            turn.apply(change::SetLocal{names.intern(QStringLiteral("noted")), action.value});
        } else if (verb == QLatin1String("plan")) {
            turn.apply(change::PushFrame{
                {names.intern(QStringLiteral("plan")), turn.state().frames().back().side, {}}});
        } else {
            turn.next();
        }
        return engine::Done{};
    }

    engine::Result<engine::Verdict> explain(const engine::GameState &,
                                            const engine::Action &) override
    {
        return engine::Verdict{};
    }
    engine::Result<bool> phaseApplies(const engine::GameState &, engine::PhaseId) override
    {
        return true;
    }
    engine::Result<engine::Done> enterPhase(engine::Turn &, engine::PhaseId) override
    {
        return engine::Done{};
    }
    engine::Result<engine::Done> leavePhase(engine::Turn &, engine::PhaseId) override
    {
        return engine::Done{};
    }
    engine::Result<engine::Done> setUp(engine::Turn &) override { return engine::Done{}; }
    QStringList queries() const override { return {QStringLiteral("any")}; }
    engine::Result<engine::Json> query(const engine::GameState &, const QString &,
                                       const engine::Json &, engine::SideId) override
    {
        return engine::Json();
    }
    engine::Result<qint64> evaluate(const engine::GameState &, engine::SideId) override
    {
        return 0;
    }
    engine::Result<QStringList> broken(const engine::GameState &) override { return QStringList(); }

private:
    static int points(const engine::Turn &turn)
    {
        return turn.module().state.variable.value(turn.module().names.find(QByteArray("points")));
    }
};

/// The small module without anything that its Lua would have to say.
inline QMap<QString, QByteArray> fordFiles()
{
    auto files = smallModule();
    files["rules/sequence.json"].replace(
        R"({"id": "end", "name": "End of turn", "side": "red"})",
        R"({"id": "end", "name": "End", "side": "red", "decision": "end"})");
    return files;
}

inline std::shared_ptr<const engine::Module>
fordModule(const QMap<QString, QByteArray> &files = fordFiles())
{
    const auto loaded = engine::loadModule(engine::ModuleFiles::fromMap(files));
    return loaded.isGood() ? loaded.module : nullptr;
}

/// One click that depends on \a random only; some undo and redo.
inline void click(engine::Game &game, engine::Random &random)
{
    const uint32_t kind = random.below(10);
    if (kind == 0 && game.canUndo())
        (void)bool(game.undo());
    else if (kind == 1 && game.canRedo())
        (void)bool(game.redo());
    else {
        const auto &actions = game.offer().actions;
        const engine::Action action = actions[random.below(uint32_t(actions.size()))];
        (void)bool(game.perform(action));
    }
}
