// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/luarules.h"

#include "engine/i18n/textrenderer.h"
#include "scripting/bindings/bindings.h"
#include "scripting/bindings/handles.h"
#include "scripting/bindings/jsonbridge.h"
#include "scripting/interruptions.h"
#include "scripting/modulesource.h"
#include "scripting/offermaker.h"
#include "scripting/rulescope.h"
#include "scripting/ruleverdicts.h"

#include <QCoreApplication>

#include <cmath>

namespace scripting {

namespace {

using engine::Done;
using engine::Error;
using engine::GameState;
using engine::Result;

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

int readSpaces(lua_State *L)
{
    auto *mask = static_cast<engine::BitMask *>(lua_touserdata(L, lua_upvalueindex(2)));
    if (!lua_isnil(L, 1))
        *mask = Bindings::spaceSet(L, 1);
    return 0;
}

int readTaken(lua_State *L)
{
    auto *pieces = static_cast<std::optional<std::vector<engine::PieceId>> *>(
        lua_touserdata(L, lua_upvalueindex(2)));
    if (lua_isnil(L, 1))
        return 0;
    pieces->emplace();
    Handles::eachPiece(L, 1, [&](engine::PieceId piece) { (*pieces)->push_back(piece); });
    return 0;
}

} // namespace

LuaRules::LuaRules(const engine::Module &module, Limits limits)
    : m_context(std::make_unique<ScriptContext>(module))
    , m_runtime(std::make_unique<LuaRuntime>(ModuleSource(module.files), limits))
    , m_caller(*m_runtime, *m_context)
    , m_definer(*m_runtime, module, m_definitions)
{
}

LuaRules::~LuaRules() = default;

Result<std::unique_ptr<LuaRules>> LuaRules::load(const engine::Module &module, Limits limits)
{
    std::unique_ptr<LuaRules> rules(new LuaRules(module, limits));
    auto failed = rules->define();
    if (!failed)
        failed = rules->m_runtime->runFile(QStringLiteral("rules/main.lua"));
    if (!failed)
        failed = rules->m_runtime->freeze();
    if (failed)
        return RuleCaller::error(*failed);
    rules->m_phaseById.resize(module.sequence.phases().size());
    rules->m_definitions.findInterrupters();
    for (size_t i = 0; i < rules->m_phaseById.size(); ++i)
        rules->m_phaseById[i] =
            rules->m_definitions.phases.value(module.sequence.phases()[i].id.toUtf8());
    return rules;
}

std::optional<ScriptError> LuaRules::define()
{
    lua_State *L = m_runtime->state();
    lua_pushlightuserdata(L, this);
    lua_pushcclosure(
        L,
        [](lua_State *state) {
            static_cast<LuaRules *>(lua_touserdata(state, lua_upvalueindex(1)))->defineGlobals();
            return 0;
        },
        1);
    return m_runtime->call(0, 0);
}

void LuaRules::defineGlobals()
{
    lua_State *L = m_runtime->state();
    Bindings::addPiecesAndSpaces(L, *m_context);
    Bindings::addSpaceSets(L, *m_context);
    Bindings::addReach(L, *m_context);
    Bindings::addSupply(L, *m_context);
    Bindings::addZones(L, *m_context);
    Bindings::addOffer(L, *m_context);
    Bindings::addGame(L, *m_context);
    Bindings::addModuleData(L, *m_context);
    m_definer.addGlobals();
}

bool LuaRules::hasDecision(engine::NameId decision, const GameState &state) const
{
    return m_definitions.decisions.contains(state.names().utf8(decision));
}

const RuleDefinitions::Decision *LuaRules::current(const GameState &state) const
{
    if (state.frames().empty())
        return nullptr;
    const auto it =
        m_definitions.decisions.constFind(state.names().utf8(state.frames().back().decision));
    return it == m_definitions.decisions.constEnd() ? nullptr : &*it;
}

Result<engine::Offer> LuaRules::offer(const GameState &state, engine::Wanted wanted)
{
    if (const RuleDefinitions::Decision *entry = current(state))
        return OfferMaker(m_caller).make(state, *entry, wanted);
    return Error{Error::Code::ScriptFailed,
                 QCoreApplication::translate("LuaRules", "No rule defines the decision '%1'.")
                     .arg(state.names().text(state.frames().back().decision))};
}

Result<Done> LuaRules::perform(engine::Turn &turn, const engine::Action &action)
{
    const GameState &state = turn.state();
    const RuleDefinitions::Decision *entry = current(state);
    const RuleDefinitions::Verb verb =
        entry ? entry->verbs.value(state.names().utf8(action.verb)) : RuleDefinitions::Verb();
    if (verb.run == LUA_NOREF && verb.each.isEmpty())
        return Error{Error::Code::IllegalAction,
                     QCoreApplication::translate("LuaRules", "That can't be done now.")};
    Interruptions(m_caller, m_definitions).note(turn, action);
    return verb.each.isEmpty() ? run(turn, verb, action) : runEach(turn, *entry, verb.each);
}

Result<Done> LuaRules::run(engine::Turn &turn, const RuleDefinitions::Verb &verb,
                           const engine::Action &action)
{
    const GameState &state = turn.state();
    const RuleScope scope(*m_context, state, &turn);
    lua_State *L = m_runtime->state();
    m_caller.push(verb.run);
    Bindings::pushTurn(L);
    Bindings::pushAction(L, *m_context, action);
    const auto failed = m_runtime->call(2, 0);
    if (!failed)
        return Done{};
    if (!m_caller.isRefusal(*failed))
        return RuleCaller::error(*failed);
    const ScriptContext::Refusal &refusal = m_context->refusal;
    const engine::Translator translator(m_context->module, m_context->module.language);
    const engine::TextRenderer texts(m_context->module, state.names(), translator);
    return Error{Error::Code::IllegalAction, texts.render(refusal.text),
                 engine::Objection{refusal.rule, refusal.text}};
}

// One piece after the other, each as it is offered then; what has become illegal is left out, and
// a question that comes up is put before the rest.
Result<Done> LuaRules::runEach(engine::Turn &turn, const RuleDefinitions::Decision &entry,
                               const QByteArray &each)
{
    const GameState &state = turn.state();
    const engine::NameId verb = state.names().intern(each);
    const size_t depth = state.frames().size();
    const engine::NameId decision = state.frames().back().decision;
    std::vector<engine::PieceId> served;
    const auto stays = [&] {
        return !turn.isEnding() && state.frames().size() == depth
            && state.frames().back().decision == decision;
    };
    const auto isNext = [&](const engine::Action &one) {
        return one.verb == verb && OfferMaker::isForPiece(one)
            && std::find(served.begin(), served.end(), one.piece) == served.end();
    };
    while (stays()) {
        const auto next = OfferMaker(m_caller).first(state, entry, isNext);
        if (!next)
            return next.error();
        if (!next.value())
            break;
        served.push_back(next.value()->piece);
        if (const auto done = run(turn, entry.verbs.value(each), *next.value()); !done)
            return done;
    }
    return Done{};
}

Result<bool> LuaRules::interrupt(engine::Turn &turn)
{
    return Interruptions(m_caller, m_definitions).ask(turn);
}

Result<engine::Verdict> LuaRules::explain(const GameState &state, const engine::Action &action)
{
    return RuleVerdicts(m_caller).explain(state, current(state), action);
}

Result<engine::Verdict> LuaRules::admits(const GameState &state, const engine::Action &action,
                                         engine::SideId)
{
    return RuleVerdicts(m_caller).admits(state, current(state), action);
}

Result<bool> LuaRules::phaseApplies(const GameState &state, engine::PhaseId phase)
{
    const int when = m_phaseById[size_t(phase.value)].when;
    if (when == LUA_NOREF)
        return true;
    const RuleScope scope(*m_context, state);
    return m_caller.holds(when);
}

Result<Done> LuaRules::hook(engine::Turn &turn, int function)
{
    if (function == LUA_NOREF)
        return Done{};
    const RuleScope scope(*m_context, turn.state(), &turn);
    lua_State *L = m_runtime->state();
    m_caller.push(function);
    Bindings::pushTurn(L);
    return m_caller.call(1, 0);
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
    return hook(turn, m_definitions.setup);
}

Result<Done> LuaRules::adjusted(engine::Turn &turn)
{
    return hook(turn, m_definitions.adjusted);
}

QStringList LuaRules::queries() const
{
    return m_definitions.queries.keys();
}

Result<engine::Json> LuaRules::query(const GameState &state, const QString &name,
                                     const engine::Json &arguments, engine::SideId viewer)
{
    const int answer = m_definitions.queries.value(name, LUA_NOREF);
    if (answer == LUA_NOREF)
        return Error{
            Error::Code::NotFound,
            QCoreApplication::translate("LuaRules", "This game has no query '%1'.").arg(name)};
    const RuleScope scope(*m_context, state);
    lua_State *L = m_runtime->state();
    engine::Json json;
    m_caller.pushReader(readAnswer, &json);
    m_caller.push(answer);
    Bindings::pushGame(L);
    JsonBridge::push(L, arguments.isObject() ? arguments : engine::Json::object());
    Handles::push(L, *m_context, viewer);
    lua_setfield(L, -2, "viewer");
    if (const auto done = m_caller.callAndRead(2); !done)
        return done.error();
    if (json.isArray() && !json.size() && answersByObject(name))
        return engine::Json::object();
    return json;
}

Result<qint64> LuaRules::evaluate(const GameState &state, engine::SideId side)
{
    if (m_definitions.evaluate == LUA_NOREF)
        return qint64(0);
    const RuleScope scope(*m_context, state);
    lua_State *L = m_runtime->state();
    m_caller.push(m_definitions.evaluate);
    Bindings::pushGame(L);
    Handles::push(L, *m_context, side);
    if (const auto done = m_caller.call(2, 1); !done)
        return done.error();
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
    for (auto it = m_definitions.invariants.begin(); it != m_definitions.invariants.end(); ++it) {
        const RuleScope scope(*m_context, state);
        m_caller.push(it.value());
        Bindings::pushGame(L);
        if (const auto done = m_caller.call(1, 1); !done)
            return done.error();
        if (lua_type(L, -1) == LUA_TSTRING)
            broken.append(it.key() + QStringLiteral(": ") + QString::fromUtf8(lua_tostring(L, -1)));
        lua_pop(L, 1);
    }
    return broken;
}

Result<Done> LuaRules::advise(const GameState &state, int RuleDefinitions::Decision::*hint,
                              lua_CFunction reader, void *target)
{
    const RuleDefinitions::Decision *entry = current(state);
    if (!entry || entry->*hint == LUA_NOREF)
        return Done{};
    const RuleScope scope(*m_context, state);
    m_caller.pushReader(reader, target);
    m_caller.push(entry->*hint);
    Bindings::pushGame(m_runtime->state());
    return m_caller.callAndRead(1);
}

Result<engine::BitMask> LuaRules::worthTrying(const GameState &state)
{
    engine::BitMask mask;
    const auto done = advise(state, &RuleDefinitions::Decision::worth, readSpaces, &mask);
    return done ? Result<engine::BitMask>(mask) : done.error();
}

Result<std::optional<std::vector<engine::PieceId>>> LuaRules::worthTaking(const GameState &state)
{
    std::optional<std::vector<engine::PieceId>> pieces;
    if (const auto done =
            advise(state, &RuleDefinitions::Decision::worthTaking, readTaken, &pieces);
        !done)
        return done.error();
    return pieces;
}

} // namespace scripting
