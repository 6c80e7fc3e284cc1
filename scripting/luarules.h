// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot/adviser.h"
#include "engine/rules/rules.h"
#include "scripting/rulecaller.h"
#include "scripting/ruledefiner.h"

namespace scripting {

/// The rules of a module, run from its Lua files in a sandbox.
class LuaRules : public engine::Rules, public engine::Adviser
{
public:
    /// Loads rules/main.lua; \a module must outlive the rules.
    static engine::Result<std::unique_ptr<LuaRules>> load(const engine::Module &module,
                                                          Limits limits = {});
    ~LuaRules() override;

    bool hasDecision(engine::NameId decision, const engine::GameState &state) const override;
    engine::Result<engine::Offer> offer(const engine::GameState &state,
                                        engine::Wanted wanted) override;
    engine::Result<engine::Done> perform(engine::Turn &turn, const engine::Action &action) override;
    engine::Result<engine::Verdict> admits(const engine::GameState &state,
                                           const engine::Action &action,
                                           engine::SideId by) override;
    engine::Result<engine::Verdict> explain(const engine::GameState &state,
                                            const engine::Action &action) override;
    engine::Result<bool> interrupt(engine::Turn &turn) override;
    engine::Result<bool> phaseApplies(const engine::GameState &state,
                                      engine::PhaseId phase) override;
    engine::Result<engine::Done> enterPhase(engine::Turn &turn, engine::PhaseId phase) override;
    engine::Result<engine::Done> leavePhase(engine::Turn &turn, engine::PhaseId phase) override;
    engine::Result<engine::Done> setUp(engine::Turn &turn) override;
    engine::Result<engine::Done> adjusted(engine::Turn &turn) override;
    QStringList queries() const override;
    engine::Result<engine::Json> query(const engine::GameState &state, const QString &name,
                                       const engine::Json &arguments,
                                       engine::SideId viewer) override;
    engine::Result<qint64> evaluate(const engine::GameState &state, engine::SideId side) override;
    engine::Result<engine::BitMask> worthTrying(const engine::GameState &state) override;
    engine::Result<std::optional<std::vector<engine::PieceId>>>
    worthTaking(const engine::GameState &state) override;
    engine::Result<QStringList> broken(const engine::GameState &state) override;

    const RuleDefinitions &definitions() const { return m_definitions; }
    LuaRuntime &runtime() { return *m_runtime; }
    ScriptContext &context() { return *m_context; }
    /// Makes the functions work on a game that a rule is not running for: for consoles and tools.
    void look(const engine::GameState *state) { m_context->state = state; }

private:
    explicit LuaRules(const engine::Module &module, Limits limits);

    std::optional<ScriptError> define();
    void defineGlobals();
    const RuleDefinitions::Decision *current(const engine::GameState &state) const;
    engine::Result<engine::Done> run(engine::Turn &turn, const RuleDefinitions::Verb &verb,
                                     const engine::Action &action);
    /// Does the verb \a each for every piece for which it is offered.
    engine::Result<engine::Done> runEach(engine::Turn &turn, const RuleDefinitions::Decision &entry,
                                         const QByteArray &each);
    engine::Result<engine::Done> hook(engine::Turn &turn, int function);
    /// Asks the present decision for one of its hints to computers, and reads it into \a target.
    engine::Result<engine::Done> advise(const engine::GameState &state,
                                        int RuleDefinitions::Decision::*hint, lua_CFunction reader,
                                        void *target);

    std::unique_ptr<ScriptContext> m_context;
    std::unique_ptr<LuaRuntime> m_runtime;
    RuleCaller m_caller;
    RuleDefinitions m_definitions;
    RuleDefiner m_definer;
    std::vector<RuleDefinitions::Phase> m_phaseById;
};

} // namespace scripting
