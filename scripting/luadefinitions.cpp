// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/nearestname.h"
#include "scripting/bindings/bindings.h"
#include "scripting/bindings/handles.h"
#include "scripting/luarules.h"
#include "scripting/modulesource.h"

#include <sol/sol.hpp>

namespace scripting {

namespace {

using engine::Error;
using engine::Result;

// Keeps a value for later; freezing reaches what is kept so.
int keep(const sol::object &value)
{
    if (!value.valid() || value.get_type() == sol::type::lua_nil)
        return LUA_NOREF;
    value.push();
    return luaL_ref(value.lua_state(), LUA_REGISTRYINDEX);
}

int keepFunction(const sol::table &table, const char *key)
{
    const sol::object value = table[key];
    if (value.valid() && value.get_type() != sol::type::lua_nil
        && value.get_type() != sol::type::function)
        luaL_error(table.lua_state(), "'%s' must be a function", key);
    return keep(value);
}

QByteArray text(const sol::table &table, const char *key)
{
    const sol::object value = table[key];
    return value.get_type() == sol::type::string
        ? QByteArray::fromStdString(value.as<std::string>())
        : QByteArray();
}

} // namespace

LuaRules::LuaRules(const engine::Module &module, Limits limits)
    : m_context(std::make_unique<ScriptContext>(module))
    , m_runtime(std::make_unique<LuaRuntime>(ModuleSource(module.files), limits))
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
        return rules->error(*failed);
    rules->m_phaseById.resize(module.sequence.phases().size());
    for (size_t i = 0; i < rules->m_phaseById.size(); ++i)
        rules->m_phaseById[i] = rules->m_phases.value(module.sequence.phases()[i].id.toUtf8());
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
    Bindings::addSearches(L, *m_context);
    Bindings::addOffer(L, *m_context);
    Bindings::addGame(L, *m_context);
    Bindings::addModuleData(L, *m_context);
    const Bindings::Function functions[] = {
        {"decision", defineDecision},   {"phase", definePhase}, {"query", defineQuery},
        {"invariant", defineInvariant}, {"setup", defineSetup}, {"evaluate", defineEvaluate}};
    for (const auto &[name, function] : functions) {
        lua_pushlightuserdata(L, this);
        lua_pushcclosure(L, function, 1);
        lua_setglobal(L, name);
    }
}

LuaRules &LuaRules::self(lua_State *L)
{
    auto &rules = *static_cast<LuaRules *>(lua_touserdata(L, lua_upvalueindex(1)));
    if (rules.m_runtime->isFrozen())
        luaL_error(L, "rules are defined while the module is loaded, not in a game");
    return rules;
}

// The rule file's line that is being run.
LuaRules::Place LuaRules::placeOf(lua_State *L)
{
    lua_Debug where;
    if (!lua_getstack(L, 1, &where) || !lua_getinfo(L, "Sl", &where))
        return {};
    return {QString::fromUtf8(where.source + (where.source[0] == '@' ? 1 : 0)), where.currentline};
}

// `decision "id"` gives a function that takes the definition; upvalue 2 is the id, 3 the kind.
int LuaRules::defineDecision(lua_State *L)
{
    self(L);
    luaL_checkstring(L, 1);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_pushvalue(L, 1);
    lua_pushcclosure(L, takeDecision, 2);
    return 1;
}

int LuaRules::definePhase(lua_State *L)
{
    self(L);
    luaL_checkstring(L, 1);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_pushvalue(L, 1);
    lua_pushcclosure(L, takePhase, 2);
    return 1;
}

int LuaRules::defineQuery(lua_State *L)
{
    self(L);
    luaL_checkstring(L, 1);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_pushvalue(L, 1);
    lua_pushboolean(L, true);
    lua_pushcclosure(L, takeNamed, 3);
    return 1;
}

int LuaRules::defineInvariant(lua_State *L)
{
    self(L);
    luaL_checkstring(L, 1);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_pushvalue(L, 1);
    lua_pushboolean(L, false);
    lua_pushcclosure(L, takeNamed, 3);
    return 1;
}

int LuaRules::takeDecision(lua_State *L)
{
    LuaRules &rules = self(L);
    luaL_checktype(L, 1, LUA_TTABLE);
    const QByteArray id(lua_tostring(L, lua_upvalueindex(2)));
    if (rules.m_decisionEntries.contains(id))
        return luaL_error(L, "the decision '%s' is defined twice", id.constData());
    rules.readDecision(L, id);
    return 0;
}

void LuaRules::readDecision(lua_State *L, const QByteArray &id)
{
    const sol::table definition(L, 1);
    DecisionEntry entry;
    entry.actions = keepFunction(definition, "actions");
    if (entry.actions == LUA_NOREF)
        luaL_error(L, "the decision '%s' has no 'actions'", id.constData());
    entry.prompt = keep(definition["prompt"]);
    entry.help = keep(definition["help"]);
    entry.worth = keepFunction(definition, "worth");
    entry.rule = text(definition, "rule");
    if (definition["auto"].get_type() == sol::type::function)
        entry.automaticWhen = keepFunction(definition, "auto");
    else
        entry.automatic = definition["auto"].get_or(false);
    readRoles(definition, entry);
    readVerbs(definition, id, entry);
    entry.place = placeOf(L);
    m_decisionEntries.insert(id, entry);
}

// What the decision tells the window of itself. A verb may stand in the place of its name: under
// `back` it is then the way out, too.
void LuaRules::readRoles(const sol::table &definition, DecisionEntry &entry)
{
    entry.ask = text(definition, "ask");
    entry.chosen = text(definition, "chosen");
    if (const auto *form = engine::protocol::form(QString::fromUtf8(entry.ask)))
        entry.form = form->form;
    const std::pair<const char *, QByteArray *> roles[] = {
        {"main", &entry.main}, {"back", &entry.back}, {"pass", &entry.pass}};
    for (const auto &[key, verb] : roles) {
        const sol::object value = definition[key];
        if (value.get_type() != sol::type::lua_nil)
            *verb = value.get_type() == sol::type::string ? text(definition, key) : QByteArray(key);
    }
    if (definition["main"].get_type() == sol::type::function) {
        entry.main.clear();
        entry.mainWhen = keepFunction(definition, "main");
    }
}

void LuaRules::readVerbs(const sol::table &definition, const QByteArray &id, DecisionEntry &entry)
{
    static const QList<QByteArray> fields = {"actions", "prompt", "help",  "rule",
                                             "ask",     "auto",   "worth", "chosen"};
    static const QList<QByteArray> roles = {"main", "back", "pass"};
    for (const auto &[name, value] : definition) {
        if (name.get_type() != sol::type::string)
            luaL_error(definition.lua_state(), "the decision '%s' has a key that is no name",
                       id.constData());
        const QByteArray key = QByteArray::fromStdString(name.as<std::string>());
        const bool isRole = roles.contains(key)
            && (value.get_type() == sol::type::string
                || (key == "main" && value.get_type() == sol::type::function));
        if (!isRole && !fields.contains(key))
            entry.verbs.insert(key, readVerb(value, key));
    }
}

LuaRules::VerbEntry LuaRules::readVerb(const sol::object &value, const QByteArray &verb)
{
    lua_State *L = value.lua_state();
    VerbEntry entry;
    if (value.get_type() == sol::type::function) {
        entry.run = keep(value);
        return entry;
    }
    if (value.get_type() != sol::type::table)
        luaL_error(L, "the verb '%s' must be a function or a table", verb.constData());
    const auto table = value.as<sol::table>();
    entry.run = keepFunction(table, "run");
    entry.why = keepFunction(table, "why");
    entry.label = text(table, "label");
    entry.rule = text(table, "rule");
    if (entry.run == LUA_NOREF)
        luaL_error(L, "the verb '%s' has no 'run'", verb.constData());
    return entry;
}

int LuaRules::takePhase(lua_State *L)
{
    LuaRules &rules = self(L);
    luaL_checktype(L, 1, LUA_TTABLE);
    const QByteArray id(lua_tostring(L, lua_upvalueindex(2)));
    if (rules.m_phases.contains(id))
        return luaL_error(L, "the phase '%s' is defined twice", id.constData());
    if (!rules.m_context->module.sequence.find(QString::fromUtf8(id)))
        return luaL_error(L, "rules/sequence.json has no phase '%s'", id.constData());
    const sol::table hooks(L, 1);
    rules.m_phases.insert(
        id,
        {keepFunction(hooks, "when"), keepFunction(hooks, "enter"), keepFunction(hooks, "leave")});
    return 0;
}

int LuaRules::takeNamed(lua_State *L)
{
    LuaRules &rules = self(L);
    luaL_checktype(L, 1, LUA_TFUNCTION);
    const QString name = QString::fromUtf8(lua_tostring(L, lua_upvalueindex(2)));
    auto &list = lua_toboolean(L, lua_upvalueindex(3)) ? rules.m_queries : rules.m_invariants;
    if (list.contains(name))
        return luaL_error(L, "'%s' is defined twice", name.toUtf8().constData());
    lua_settop(L, 1);
    list.insert(name, luaL_ref(L, LUA_REGISTRYINDEX));
    if (&list == &rules.m_queries)
        rules.m_queryPlaces.insert(name, placeOf(L));
    return 0;
}

int LuaRules::defineSetup(lua_State *L)
{
    LuaRules &rules = self(L);
    luaL_checktype(L, 1, LUA_TFUNCTION);
    if (rules.m_setup != LUA_NOREF)
        return luaL_error(L, "the set-up is defined twice");
    lua_settop(L, 1);
    rules.m_setup = luaL_ref(L, LUA_REGISTRYINDEX);
    return 0;
}

int LuaRules::defineEvaluate(lua_State *L)
{
    LuaRules &rules = self(L);
    luaL_checktype(L, 1, LUA_TFUNCTION);
    lua_settop(L, 1);
    rules.m_evaluate = luaL_ref(L, LUA_REGISTRYINDEX);
    return 0;
}

engine::Issues LuaRules::check() const
{
    engine::Issues issues;
    for (const engine::Phase &phase : m_context->module.sequence.phases()) {
        if (phase.decision.isEmpty() || m_decisionEntries.contains(phase.decision.toUtf8()))
            continue;
        issues.append({engine::Issue::Severity::Error, QStringLiteral("rules/sequence.json"),
                       phase.line,
                       QCoreApplication::translate("LuaRules", "No rule defines the decision '%1'.")
                           .arg(phase.decision)});
    }
    QList<QByteArray> ids = m_decisionEntries.keys();
    std::sort(ids.begin(), ids.end());
    for (const QByteArray &id : ids)
        checkRoles(id, issues);
    return issues;
}

void LuaRules::checkRoles(const QByteArray &id, engine::Issues &issues) const
{
    const DecisionEntry &entry = *m_decisionEntries.constFind(id);
    const std::pair<QByteArray, QByteArray> roles[] = {
        {"main", entry.main}, {"back", entry.back}, {"pass", entry.pass}};
    QStringList verbs;
    for (auto it = entry.verbs.keyBegin(); it != entry.verbs.keyEnd(); ++it)
        verbs.append(QString::fromUtf8(*it));
    verbs.sort();
    for (const auto &[role, verb] : roles) {
        if (verb.isEmpty() || entry.verbs.contains(verb))
            continue;
        const QString name = QString::fromUtf8(verb);
        issues.append(
            {engine::Issue::Severity::Error, entry.place.file, entry.place.line,
             QCoreApplication::translate(
                 "LuaRules", "The decision “%1” names “%2” as its “%3” but has no such verb.")
                     .arg(QString::fromUtf8(id), name, QString::fromUtf8(role))
                 + engine::didYouMean(engine::nearestName(name, verbs))});
    }
}

QStringList LuaRules::decisions() const
{
    QStringList names;
    for (auto it = m_decisionEntries.keyBegin(); it != m_decisionEntries.keyEnd(); ++it)
        names.append(QString::fromUtf8(*it));
    names.sort();
    return names;
}

bool LuaRules::isGoodMain(const QByteArray &id, const QByteArray &verb) const
{
    const DecisionEntry entry = m_decisionEntries.value(id);
    return entry.mainWhen == LUA_NOREF || entry.verbs.contains(verb);
}

} // namespace scripting
