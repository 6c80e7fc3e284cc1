// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/luarules.h"

/// The rules of a module, telling of each question that somebody asks them.
class WatchedRules : public engine::Rules
{
public:
    explicit WatchedRules(std::unique_ptr<scripting::LuaRules> rules)
        : m_rules(std::move(rules))
    {
    }

    /// What was asked, and for which side.
    std::function<void(const QString &what, engine::SideId viewer)> asked;

    bool hasDecision(engine::NameId decision, const engine::GameState &state) const override
    {
        return m_rules->hasDecision(decision, state);
    }
    engine::Result<engine::Offer> offer(const engine::GameState &state,
                                        engine::Wanted wanted) override
    {
        return m_rules->offer(state, wanted);
    }
    engine::Result<engine::Done> perform(engine::Turn &turn, const engine::Action &action) override
    {
        return m_rules->perform(turn, action);
    }
    engine::Result<engine::Verdict> admits(const engine::GameState &state,
                                           const engine::Action &action, engine::SideId by) override
    {
        return m_rules->admits(state, action, by);
    }
    engine::Result<engine::Verdict> explain(const engine::GameState &state,
                                            const engine::Action &action) override
    {
        return m_rules->explain(state, action);
    }
    engine::Result<bool> interrupt(engine::Turn &turn) override { return m_rules->interrupt(turn); }
    engine::Result<bool> phaseApplies(const engine::GameState &state,
                                      engine::PhaseId phase) override
    {
        return m_rules->phaseApplies(state, phase);
    }
    engine::Result<engine::Done> enterPhase(engine::Turn &turn, engine::PhaseId phase) override
    {
        return m_rules->enterPhase(turn, phase);
    }
    engine::Result<engine::Done> leavePhase(engine::Turn &turn, engine::PhaseId phase) override
    {
        return m_rules->leavePhase(turn, phase);
    }
    engine::Result<engine::Done> setUp(engine::Turn &turn) override { return m_rules->setUp(turn); }
    engine::Result<engine::Done> adjusted(engine::Turn &turn) override
    {
        return m_rules->adjusted(turn);
    }
    QStringList queries() const override { return m_rules->queries(); }
    engine::Result<engine::Json> query(const engine::GameState &state, const QString &name,
                                       const engine::Json &arguments,
                                       engine::SideId viewer) override
    {
        if (asked)
            asked(name, viewer);
        return m_rules->query(state, name, arguments, viewer);
    }
    engine::Result<qint64> evaluate(const engine::GameState &state, engine::SideId side) override
    {
        return m_rules->evaluate(state, side);
    }
    engine::Result<QStringList> broken(const engine::GameState &state) override
    {
        return m_rules->broken(state);
    }

private:
    std::unique_ptr<scripting::LuaRules> m_rules;
};
