// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/rulesscope.h"

#include "engine/i18n/textrenderer.h"
#include "scripting/bindings/bindings.h"
#include "scripting/bindings/handles.h"
#include "scripting/bindings/jsonbridge.h"

#include <cmath>

namespace scripting {

namespace {

using engine::Done;
using engine::Error;
using engine::GameState;
using engine::Result;

// Reads the answer of a rule inside a protected call, where a wrong type is a script error.
int readAnswer(lua_State *L)
{
    auto *json = static_cast<engine::Json *>(lua_touserdata(L, lua_upvalueindex(2)));
    *json = JsonBridge::read(L, 1);
    return 0;
}

// A standard query that answers with an object, which Lua can't tell from a list when it is empty.
bool answersByObject(const QString &query)
{
    const auto *known = engine::protocol::query(query);
    if (!known)
        return false;
    const engine::Shape &answer = known->answer;
    const bool isChoice = answer.kind() == engine::Shape::Kind::Choice; // that, or null
    return (isChoice ? answer.part(0) : answer).isObject();
}

} // namespace

bool LuaRules::hasDecision(engine::NameId decision, const GameState &state) const
{
    return m_decisionEntries.contains(state.names().utf8(decision));
}

const LuaRules::DecisionEntry *LuaRules::current(const GameState &state) const
{
    if (state.frames().empty())
        return nullptr;
    const auto it = m_decisionEntries.constFind(state.names().utf8(state.frames().back().decision));
    return it == m_decisionEntries.constEnd() ? nullptr : &*it;
}

Error LuaRules::error(const ScriptError &error) const
{
    QString text = error.message;
    if (!error.file.isEmpty() && error.line > 0)
        text = error.file + u':' + QString::number(error.line) + QStringLiteral(": ") + text;
    return {Error::Code::ScriptFailed, text};
}

bool LuaRules::isRefusal(const ScriptError &error) const
{
    const QString &message = m_context->refusal.message;
    return !message.isEmpty() && !error.budget && error.message == message;
}

Result<Done> LuaRules::perform(engine::Turn &turn, const engine::Action &action)
{
    const GameState &state = turn.state();
    const DecisionEntry *entry = current(state);
    const VerbEntry verb =
        entry ? entry->verbs.value(state.names().utf8(action.verb)) : VerbEntry();
    if (verb.run == LUA_NOREF)
        return Error{Error::Code::IllegalAction,
                     QCoreApplication::translate("LuaRules", "That can't be done now.")};
    const Scope scope(*m_context, state, &turn);
    lua_State *L = m_runtime->state();
    pushReference(L, verb.run);
    Bindings::pushTurn(L);
    Bindings::pushAction(L, *m_context, action);
    const auto failed = m_runtime->call(2, 0);
    if (!failed)
        return Done{};
    if (!isRefusal(*failed))
        return error(*failed);
    const ScriptContext::Refusal &refusal = m_context->refusal;
    const engine::Translator translator(m_context->module, m_context->module.language);
    const engine::TextRenderer texts(m_context->module, state.names(), translator);
    return Error{Error::Code::IllegalAction, texts.render(refusal.text),
                 engine::Objection{refusal.rule, refusal.text}};
}

// The verb's own `why` answers first; what it lets pass is refused because nobody offered it.
Result<engine::Verdict> LuaRules::explain(const GameState &state, const engine::Action &action)
{
    engine::Verdict verdict;
    const DecisionEntry *entry = current(state);
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
    if (verb->why == LUA_NOREF)
        return verdict;
    const Scope scope(*m_context, state);
    lua_State *L = m_runtime->state();
    pushReference(L, verb->why);
    Bindings::pushGame(L);
    Bindings::pushAction(L, *m_context, action);
    const auto failed = m_runtime->call(2, 0);
    if (failed && !isRefusal(*failed))
        return error(*failed);
    if (failed) {
        verdict.rule = m_context->refusal.rule;
        verdict.text = m_context->refusal.text;
    }
    return verdict;
}

Result<bool> LuaRules::phaseApplies(const GameState &state, engine::PhaseId phase)
{
    const int when = m_phaseById[size_t(phase.value)].when;
    if (when == LUA_NOREF)
        return true;
    const Scope scope(*m_context, state);
    return holds(when);
}

Result<bool> LuaRules::holds(int condition)
{
    lua_State *L = m_runtime->state();
    pushReference(L, condition);
    Bindings::pushGame(L);
    if (const auto failed = m_runtime->call(1, 1))
        return error(*failed);
    const bool isTrue = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return isTrue;
}

Result<Done> LuaRules::hook(engine::Turn &turn, int function)
{
    if (function == LUA_NOREF)
        return Done{};
    const Scope scope(*m_context, turn.state(), &turn);
    lua_State *L = m_runtime->state();
    pushReference(L, function);
    Bindings::pushTurn(L);
    if (const auto failed = m_runtime->call(1, 0))
        return error(*failed);
    return Done{};
}

Result<Done> LuaRules::enterPhase(engine::Turn &turn, engine::PhaseId phase)
{
    return hook(turn, m_phaseById[size_t(phase.value)].enter);
}

Result<Done> LuaRules::leavePhase(engine::Turn &turn, engine::PhaseId phase)
{
    return hook(turn, m_phaseById[size_t(phase.value)].leave);
}

Result<Done> LuaRules::setUp(engine::Turn &turn)
{
    return hook(turn, m_setup);
}

QStringList LuaRules::queries() const
{
    return m_queries.keys();
}

Result<engine::Json> LuaRules::query(const GameState &state, const QString &name,
                                     const engine::Json &arguments, engine::SideId viewer)
{
    const int answer = m_queries.value(name, LUA_NOREF);
    if (answer == LUA_NOREF)
        return Error{
            Error::Code::NotFound,
            QCoreApplication::translate("LuaRules", "This game has no query '%1'.").arg(name)};
    const Scope scope(*m_context, state);
    lua_State *L = m_runtime->state();
    engine::Json json;
    pushReader(L, *m_context, readAnswer, &json);
    pushReference(L, answer);
    Bindings::pushGame(L);
    JsonBridge::push(L, arguments.isObject() ? arguments : engine::Json::object());
    Handles::push(L, *m_context, viewer);
    lua_setfield(L, -2, "viewer");
    if (const auto failed = m_runtime->call(2, 1)) {
        lua_pop(L, 1);
        return error(*failed);
    }
    if (const auto failed = m_runtime->call(1, 0))
        return error(*failed);
    if (json.isArray() && !json.size() && answersByObject(name))
        return engine::Json::object();
    return json;
}

Result<qint64> LuaRules::evaluate(const GameState &state, engine::SideId side)
{
    if (m_evaluate == LUA_NOREF)
        return qint64(0);
    const Scope scope(*m_context, state);
    lua_State *L = m_runtime->state();
    pushReference(L, m_evaluate);
    Bindings::pushGame(L);
    Handles::push(L, *m_context, side);
    if (const auto failed = m_runtime->call(2, 1))
        return error(*failed);
    const bool isNumber = lua_type(L, -1) == LUA_TNUMBER;
    const double score = lua_tonumber(L, -1);
    lua_pop(L, 1);
    if (!isNumber || std::isnan(score))
        return Error{Error::Code::ScriptFailed,
                     QCoreApplication::translate("LuaRules", "'evaluate' gives no number.")};
    return qint64(std::llround(std::clamp(score, -1.0e9, 1.0e9) * 1000));
}

Result<QStringList> LuaRules::broken(const GameState &state)
{
    QStringList broken;
    lua_State *L = m_runtime->state();
    for (auto it = m_invariants.begin(); it != m_invariants.end(); ++it) {
        const Scope scope(*m_context, state);
        pushReference(L, it.value());
        Bindings::pushGame(L);
        if (const auto failed = m_runtime->call(1, 1))
            return error(*failed);
        if (lua_type(L, -1) == LUA_TSTRING)
            broken.append(it.key() + QStringLiteral(": ") + QString::fromUtf8(lua_tostring(L, -1)));
        lua_pop(L, 1);
    }
    return broken;
}

} // namespace scripting
