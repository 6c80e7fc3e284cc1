// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/free/deed.h"
#include "engine/rules/rules.h"
#include "engine/state/turn.h"

namespace engine {

struct FreeVerb;

/// Play with free hands, the same for every module: everything can be pushed, turned and written
/// down as on a table.
///
/// They put the question `free`, in modules without rules and in phases that are played by hand,
/// and `free.agree` after a change by hand.
class FreeRules : public Rules
{
public:
    static constexpr const char *free = "free";
    static constexpr const char *agree = "free.agree";

    /// \a module must outlive them.
    explicit FreeRules(const Module &module)
        : m_module(module)
    {
    }

    /// Whether the question is one of theirs.
    static bool puts(NameId decision, const GameState &state);

    /// What \a by can do by hand, in whatever game.
    std::vector<OpenAction> byHand(const GameState &state) const;
    /// Does what byHand() stands for and is not refused.
    Result<Verdict> admitsByHand(const GameState &state, const Action &action, SideId by) const;
    void performByHand(Turn &turn, const Action &action) const;

    bool hasDecision(NameId decision, const GameState &state) const override;
    Result<Offer> offer(const GameState &state, Wanted wanted) override;
    Result<Done> perform(Turn &turn, const Action &action) override;
    Result<Verdict> admits(const GameState &state, const Action &action, SideId by) override;
    Result<Verdict> explain(const GameState &state, const Action &action) override;

    Result<bool> phaseApplies(const GameState &, PhaseId) override { return true; }
    Result<Done> enterPhase(Turn &turn, PhaseId phase) override;
    Result<Done> leavePhase(Turn &, PhaseId) override { return Done{}; }
    Result<Done> setUp(Turn &) override { return Done{}; }
    QStringList queries() const override { return {}; }
    Result<Json> query(const GameState &state, const QString &name, const Json &arguments,
                       SideId viewer) override;
    Result<qint64> evaluate(const GameState &, SideId) override { return qint64(0); }
    Result<QStringList> broken(const GameState &) override { return QStringList(); }

private:
    std::vector<OpenAction> open(const GameState &state, Deed::Manner manner) const;
    std::optional<OpenAction> open(const FreeVerb &verb, const GameState &state) const;
    std::vector<NameId> names(const FreeVerb &verb, const GameState &state) const;
    const FreeVerb *verbOf(const Deed &deed) const;
    Verdict judge(const Deed &deed) const;
    Offer question(const GameState &state) const;
    bool handsOff(const GameState &state) const;

    const Module &m_module;
};

} // namespace engine
