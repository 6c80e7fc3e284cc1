// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/protocol/session.h"
#include "engine/module/read/moduleloader.h"
#include "scripting/luarules.h"
#include "tests/engine/module/smallmodule.h"

/// The small module with a decision that runs \a run, a query that runs \a ask and what else stands
/// in \a more.
inline QMap<QString, QByteArray> withRules(const QByteArray &run, const QByteArray &ask,
                                           const QByteArray &more = {})
{
    auto files = smallModule();
    files["rules/sequence.json"].replace(R"("side": "red"})",
                                         R"("side": "red", "decision": "end"})");
    files["rules/main.lua"] = R"(
local function ids(list)
  local found = {}
  for i, one in ipairs(list) do found[i] = one.id end
  return table.concat(found, " ")
end
local function choose(game, offer) offer:button("try") offer:button("pass") end
local verbs = {
  rule = "1.1", prompt = _"Choose.", actions = choose,
  try = function(turn, action)
)" + run + R"(
  end,
  pass = function(turn) turn:next() end,
}
decision "move.choose" (verbs)
decision "combat.target" (verbs)
decision "end" (verbs)
query "ask" (function(game, args)
)" + ask + "\nend)\n"
        + more;
    return files;
}

/// A game by the rules of a test.
class TrialGame
{
protected:
    bool start(const QMap<QString, QByteArray> &files);
    engine::Result<engine::Done> perform(const char *verb);
    /// The answer of the query as JSON, or the error's message.
    QString ask(const char *name = "ask");

    std::shared_ptr<const engine::Module> m_module;
    std::unique_ptr<scripting::LuaRules> m_rules;
    std::unique_ptr<engine::Game> m_game;
    QString m_failure;
};

inline bool TrialGame::start(const QMap<QString, QByteArray> &files)
{
    m_game.reset();
    m_rules.reset();
    m_failure.clear();
    const auto loaded = engine::loadModule(engine::ModuleFiles::fromMap(files));
    if (!loaded.isGood()) {
        m_failure = loaded.issues.first().toString();
        return false;
    }
    m_module = loaded.module;
    auto rules = scripting::LuaRules::load(*m_module);
    if (!rules) {
        m_failure = rules.error().message;
        return false;
    }
    m_rules = std::move(rules).value();
    auto game = engine::Game::start(*m_module, *m_rules, {QStringLiteral("battle"), {}, 1});
    if (!game) {
        m_failure = game.error().message;
        return false;
    }
    m_game = std::move(game).value();
    return true;
}

inline engine::Result<engine::Done> TrialGame::perform(const char *verb)
{
    engine::Action action;
    action.verb = m_game->state().names().intern(QByteArray(verb));
    return m_game->perform(action);
}

inline QString TrialGame::ask(const char *name)
{
    const auto answer =
        m_rules->query(m_game->state(), QString::fromLatin1(name), engine::Json::object(), {});
    return answer ? QString::fromUtf8(answer->write(engine::Json::Style::Compact))
                  : answer.error().message;
}
