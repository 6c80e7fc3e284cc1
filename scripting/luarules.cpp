// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/luarules.h"

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

void pushReference(lua_State *L, int reference)
{
    lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
}

// Reads the answer of a rule inside a protected call, where a wrong type is a script error.
int readAnswer(lua_State *L)
{
    auto *json = static_cast<engine::Json *>(lua_touserdata(L, lua_upvalueindex(2)));
    *json = JsonBridge::read(L, 1);
    return 0;
}

int readWords(lua_State *L)
{
    auto *text = static_cast<engine::Text *>(lua_touserdata(L, lua_upvalueindex(2)));
    *text = Handles::words(L, 1);
    return 0;
}

int readSpaces(lua_State *L)
{
    auto *mask = static_cast<engine::BitMask *>(lua_touserdata(L, lua_upvalueindex(2)));
    if (!lua_isnil(L, 1))
        *mask = Bindings::spaceSet(L, 1);
    return 0;
}

void pushReader(lua_State *L, ScriptContext &context, lua_CFunction function, void *target)
{
    lua_pushlightuserdata(L, &context);
    lua_pushlightuserdata(L, target);
    lua_pushcclosure(L, function, 2);
}

// These standard queries answer with an object, which Lua can't tell from a list when it is empty.
bool answersByObject(const QString &query)
{
    static const QStringList names = {QStringLiteral("reach"), QStringLiteral("supply"),
                                      QStringLiteral("odds"), QStringLiteral("stacking"),
                                      QStringLiteral("victory")};
    return names.contains(query);
}

} // namespace

/// Lets rules work on a state, and perhaps a turn, for the length of one call.
class LuaRules::Scope
{
public:
    Scope(ScriptContext &context, const GameState &state, engine::Turn *turn = nullptr,
          engine::Offer *offer = nullptr)
        : m_context(context)
        , m_state(std::exchange(context.state, &state))
        , m_turn(std::exchange(context.turn, turn))
        , m_offer(std::exchange(context.offer, offer))
    {
        context.beginCall();
    }
    ~Scope()
    {
        m_context.state = m_state;
        m_context.turn = m_turn;
        m_context.offer = m_offer;
    }
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;

private:
    ScriptContext &m_context;
    const GameState *m_state;
    engine::Turn *m_turn;
    engine::Offer *m_offer;
};

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

Result<engine::Text> LuaRules::words(const GameState &, int reference)
{
    engine::Text text;
    if (reference == LUA_NOREF)
        return text;
    lua_State *L = m_runtime->state();
    pushReader(L, *m_context, readWords, &text);
    pushReference(L, reference);
    if (lua_isfunction(L, -1)) {
        Bindings::pushGame(L);
        if (const auto failed = m_runtime->call(1, 1)) {
            lua_pop(L, 1);
            return error(*failed);
        }
    }
    if (const auto failed = m_runtime->call(1, 0))
        return error(*failed);
    return text;
}

// Prompt and help, and hints that the decision itself gives.
Result<Done> LuaRules::askFor(engine::Offer &offer, const DecisionEntry &entry,
                              const GameState &state, engine::Wanted wanted)
{
    if (!entry.rule.isEmpty())
        offer.rule = state.names().intern(entry.rule);
    offer.automatic = entry.automatic;
    if (entry.automaticWhen != LUA_NOREF) {
        const auto automatic = holds(entry.automaticWhen);
        if (!automatic)
            return automatic.error();
        offer.automatic = automatic.value();
    }
    if (wanted == engine::Wanted::Alternatives)
        return Done{};
    if (!entry.ask.isEmpty())
        offer.hints.emplace_back(state.names().intern(QByteArray("ask")),
                                 engine::Value::word(state.names().intern(entry.ask)));
    auto prompt = words(state, entry.prompt);
    auto help = words(state, entry.help);
    if (!prompt || !help)
        return (prompt ? help : prompt).error();
    offer.prompt = prompt.value();
    offer.help = help.value();
    return Done{};
}

Result<engine::Offer> LuaRules::offer(const GameState &state, engine::Wanted wanted)
{
    engine::Offer offer;
    const engine::Frame &frame = state.frames().back();
    offer.decision = frame.decision;
    offer.side = frame.side;
    const DecisionEntry *entry = current(state);
    if (!entry)
        return Error{Error::Code::ScriptFailed,
                     QCoreApplication::translate("LuaRules", "No rule defines the decision '%1'.")
                         .arg(state.names().text(frame.decision))};
    const Scope scope(*m_context, state, nullptr, &offer);
    if (const auto done = askFor(offer, *entry, state, wanted); !done)
        return done.error();
    if (wanted == engine::Wanted::Alternatives)
        m_context->enough = offer.automatic ? 2 : 1;
    lua_State *L = m_runtime->state();
    pushReference(L, entry->actions);
    Bindings::pushGame(L);
    Bindings::pushOffer(L);
    const auto failed = m_runtime->call(2, 0);
    if (failed && (failed->budget || offer.actions.size() < m_context->enough))
        return error(*failed);
    if (const auto done = complete(offer, *entry, state); !done)
        return done.error();
    return offer;
}

// Fills in what the verbs say of all their actions; most offers use few verbs, in runs.
Result<Done> LuaRules::complete(engine::Offer &offer, const DecisionEntry &entry,
                                const GameState &state)
{
    engine::NameId verb;
    engine::NameId rule;
    engine::NameId label;
    for (engine::Action &action : offer.actions) {
        if (action.verb != verb) {
            verb = action.verb;
            const auto found = entry.verbs.constFind(state.names().utf8(verb));
            if (found == entry.verbs.constEnd())
                return Error{
                    Error::Code::ScriptFailed,
                    QCoreApplication::translate(
                        "LuaRules", "The decision '%1' offers '%2' but has no such verb.")
                        .arg(state.names().text(offer.decision), state.names().text(verb))};
            rule = found->rule.isEmpty() ? offer.rule : state.names().intern(found->rule);
            label = found->label.isEmpty() ? engine::NameId() : state.names().intern(found->label);
        }
        if (!action.rule)
            action.rule = rule;
        if (action.label.isEmpty())
            action.label.source = label;
    }
    return Done{};
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
    const auto verb = entry->verbs.constFind(state.names().utf8(action.verb));
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

Result<engine::BitMask> LuaRules::worthTrying(const GameState &state)
{
    engine::BitMask mask;
    const DecisionEntry *entry = current(state);
    if (!entry || entry->worth == LUA_NOREF)
        return mask;
    const Scope scope(*m_context, state);
    lua_State *L = m_runtime->state();
    pushReader(L, *m_context, readSpaces, &mask);
    pushReference(L, entry->worth);
    Bindings::pushGame(L);
    if (const auto failed = m_runtime->call(1, 1)) {
        lua_pop(L, 1);
        return error(*failed);
    }
    if (const auto failed = m_runtime->call(1, 0))
        return error(*failed);
    return mask;
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
