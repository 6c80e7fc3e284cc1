// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/issue.h"
#include "engine/game/play/game.h"
#include "scripting/luarules.h"

#include <QCoreApplication>

#include <set>

namespace scripting {

/// Plays a little of a game by chance and holds what the rules tell to the protocol: the shapes of
/// the answers to standard queries, the hints, and the verbs that decisions name while they run.
class AnswerCheck
{
    Q_DECLARE_TR_FUNCTIONS(AnswerCheck)

public:
    /// \a rules must be those of the games that are played.
    explicit AnswerCheck(LuaRules &rules)
        : m_rules(rules)
    {
    }

    void play(engine::Game &game);
    const engine::Issues &issues() const { return m_issues; }

private:
    void look(engine::Game &game);
    void ask(engine::Game &game, const engine::protocol::QueryEntry &query);
    engine::Json argument(const engine::Game &game, const engine::Shape &shape);
    void checkMain(const engine::Game &game);
    void checkForm(const engine::Game &game);
    void note(engine::Issue::Severity severity, const RuleDefinitions::Place &place,
              const QString &message);

    LuaRules &m_rules;
    engine::Random m_random{1};
    engine::Issues m_issues;
    std::set<QString> m_noted;
};

} // namespace scripting
