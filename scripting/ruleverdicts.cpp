// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/ruleverdicts.h"

#include "scripting/bindings/bindings.h"
#include "scripting/rulescope.h"

#include <QCoreApplication>

namespace scripting {

using engine::GameState;
using engine::Result;

// What `why` lets pass is refused because nobody offered it.
Result<engine::Verdict> RuleVerdicts::explain(const GameState &state,
                                              const RuleDefinitions::Decision *entry,
                                              const engine::Action &action) const
{
    engine::Verdict verdict;
    if (!entry) {
        verdict.text.source = state.names().intern(
            QByteArray(QT_TRANSLATE_NOOP("TextRenderer", "The game is over.")));
        return verdict;
    }
    if (!entry->rule.isEmpty())
        verdict.rule = state.names().intern(entry->rule);
    const auto verb = action.verb ? entry->verbs.constFind(state.names().utf8(action.verb))
                                  : entry->verbs.constEnd();
    if (verb == entry->verbs.constEnd()) {
        verdict.text.source = state.names().intern(QByteArray(
            QT_TRANSLATE_NOOP("TextRenderer", "This is not what has to be decided now.")));
        return verdict;
    }
    if (!verb->rule.isEmpty())
        verdict.rule = state.names().intern(verb->rule);
    verdict.text.source = state.names().intern(
        QByteArray(QT_TRANSLATE_NOOP("TextRenderer", "That can't be done here now.")));
    const auto objected = objection(state, *verb, action);
    if (!objected)
        return objected.error();
    if (const auto &found = objected.value()) {
        verdict.rule = found->rule;
        verdict.text = found->text;
    }
    return verdict;
}

Result<std::optional<engine::Objection>> RuleVerdicts::objection(const GameState &state,
                                                                 const RuleDefinitions::Verb &verb,
                                                                 const engine::Action &action) const
{
    std::optional<engine::Objection> none;
    if (verb.why == LUA_NOREF)
        return none;
    ScriptContext &context = m_rules.context();
    const RuleScope scope(context, state);
    lua_State *L = m_rules.runtime().state();
    m_rules.push(verb.why);
    Bindings::pushGame(L);
    Bindings::pushAction(L, context, action);
    const auto failed = m_rules.runtime().call(2, 0);
    if (failed && !m_rules.isRefusal(*failed))
        return RuleCaller::error(*failed);
    if (!failed)
        return none;
    return std::optional(engine::Objection{context.refusal.rule, context.refusal.text});
}

Result<engine::Verdict> RuleVerdicts::admits(const GameState &state,
                                             const RuleDefinitions::Decision *entry,
                                             const engine::Action &action) const
{
    const RuleDefinitions::Verb verb =
        entry ? entry->verbs.value(state.names().utf8(action.verb)) : RuleDefinitions::Verb();
    const auto objected = objection(state, verb, action);
    if (!objected)
        return objected.error();
    if (const auto &found = objected.value())
        return engine::Verdict{false, found->rule, found->text};
    return engine::Verdict{true, action.rule, {}};
}

} // namespace scripting
