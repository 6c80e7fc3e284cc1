// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/ruledefiner.h"

#include <sol/sol.hpp>

namespace scripting {

namespace {

using Decision = RuleDefinitions::Decision;
using Verb = RuleDefinitions::Verb;

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

// The rule file's line that is being run.
RuleDefinitions::Place placeOf(lua_State *L)
{
    lua_Debug where;
    if (!lua_getstack(L, 1, &where) || !lua_getinfo(L, "Sl", &where))
        return {};
    return {QString::fromUtf8(where.source + (where.source[0] == '@' ? 1 : 0)), where.currentline};
}

// What the decision tells the window of itself. A verb may stand in the place of its name: under
// `back` it is then the way out, too.
void readRoles(const sol::table &definition, Decision &entry)
{
    entry.ask = text(definition, "ask");
    entry.chosen = text(definition, "chosen");
    if (const auto *form = engine::protocol::form(QString::fromUtf8(entry.ask)))
        entry.form = form->form;
    const std::pair<const char *, QByteArray *> roles[] = {
        {"main", &entry.main}, {"back", &entry.back}, {"pass", &entry.pass}, {"take", &entry.take}};
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

Verb readVerb(const sol::object &value, const QByteArray &verb)
{
    lua_State *L = value.lua_state();
    Verb entry;
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

// `all = _"Restore all"` in the verb `restore` is a verb `restore_all` of its own.
void addGroupVerb(const sol::object &value, const QByteArray &verb, Decision &entry)
{
    const bool isTable = value.get_type() == sol::type::table;
    const QByteArray label = isTable ? text(value.as<sol::table>(), "all") : QByteArray();
    if (label.isEmpty())
        return;
    Verb group;
    group.label = label;
    group.rule = entry.verbs.value(verb).rule;
    group.each = verb;
    entry.verbs.insert(verb + "_all", group);
    entry.hasGroups = true;
}

// A side, a list of them, or all.
std::vector<engine::SideId> readSides(const sol::object &value, const engine::Module &module)
{
    QStringList names;
    if (value.get_type() == sol::type::string) {
        names.append(QString::fromStdString(value.as<std::string>()));
    } else if (value.get_type() == sol::type::table) {
        const auto list = value.as<sol::table>();
        for (size_t i = 1; i <= list.size(); ++i)
            names.append(QString::fromStdString(list.get_or(i, std::string())));
    } else {
        for (const engine::Side &side : module.sides)
            names.append(side.id);
    }
    std::vector<engine::SideId> sides;
    for (const QString &name : std::as_const(names)) {
        sides.push_back(module.side(name));
        if (!sides.back())
            luaL_error(value.lua_state(), "there is no side '%s'", name.toUtf8().constData());
    }
    return sides;
}

// Before which question it is asked, of whom, in which order and when.
void readInterruption(const sol::table &definition, const engine::Module &module, Decision &entry)
{
    const sol::object value = definition["interrupts"];
    if (value.get_type() == sol::type::lua_nil)
        return;
    if (value.get_type() != sol::type::table)
        luaL_error(definition.lua_state(), "'interrupts' must be a table");
    const auto table = value.as<sol::table>();
    entry.interrupts.decision = text(table, "decision");
    if (entry.interrupts.decision.isEmpty())
        luaL_error(definition.lua_state(), "'interrupts' names no 'decision'");
    entry.interrupts.sides = readSides(table["side"], module);
    entry.interrupts.priority = table["priority"].get_or(0);
    entry.interrupts.when = keepFunction(table, "when");
}

void readVerbs(const sol::table &definition, const QByteArray &id, Decision &entry)
{
    static const QList<QByteArray> fields = {"actions",     "prompt",    "help",  "rule",
                                             "ask",         "auto",      "worth", "chosen",
                                             "worthTaking", "interrupts"};
    static const QList<QByteArray> roles = {"main", "back", "pass", "take"};
    for (const auto &[name, value] : definition) {
        if (name.get_type() != sol::type::string)
            luaL_error(definition.lua_state(), "the decision '%s' has a key that is no name",
                       id.constData());
        const QByteArray key = QByteArray::fromStdString(name.as<std::string>());
        const bool isRole = roles.contains(key)
            && (value.get_type() == sol::type::string
                || (key == "main" && value.get_type() == sol::type::function));
        if (isRole || fields.contains(key))
            continue;
        entry.verbs.insert(key, readVerb(value, key));
        addGroupVerb(value, key, entry);
    }
}

Decision readDecision(lua_State *L, const QByteArray &id, const engine::Module &module)
{
    const sol::table definition(L, 1);
    Decision entry;
    entry.actions = keepFunction(definition, "actions");
    if (entry.actions == LUA_NOREF)
        luaL_error(L, "the decision '%s' has no 'actions'", id.constData());
    entry.prompt = keep(definition["prompt"]);
    entry.help = keep(definition["help"]);
    entry.worth = keepFunction(definition, "worth");
    entry.worthTaking = keepFunction(definition, "worthTaking");
    entry.rule = text(definition, "rule");
    if (definition["auto"].get_type() == sol::type::function)
        entry.automaticWhen = keepFunction(definition, "auto");
    else
        entry.automatic = definition["auto"].get_or(false);
    readRoles(definition, entry);
    readVerbs(definition, id, entry);
    readInterruption(definition, module, entry);
    entry.place = placeOf(L);
    return entry;
}

/// Keeps the function that was given for the name in upvalue 2.
QString keepNamed(lua_State *L, QMap<QString, int> &list)
{
    luaL_checktype(L, 1, LUA_TFUNCTION);
    const QString name = QString::fromUtf8(lua_tostring(L, lua_upvalueindex(2)));
    if (list.contains(name))
        luaL_error(L, "'%s' is defined twice", name.toUtf8().constData());
    lua_settop(L, 1);
    list.insert(name, luaL_ref(L, LUA_REGISTRYINDEX));
    return name;
}

} // namespace

void RuleDefiner::addGlobals()
{
    lua_State *L = m_runtime.state();
    const luaL_Reg functions[] = {{"decision", defineNamed<takeDecision>},
                                  {"phase", defineNamed<takePhase>},
                                  {"query", defineNamed<takeQuery>},
                                  {"invariant", defineNamed<takeInvariant>},
                                  {"setup", defineSetup},
                                  {"adjusted", defineAdjusted},
                                  {"evaluate", defineEvaluate}};
    for (const luaL_Reg &one : functions) {
        lua_pushlightuserdata(L, this);
        lua_pushcclosure(L, one.func, 1);
        lua_setglobal(L, one.name);
    }
}

RuleDefiner &RuleDefiner::self(lua_State *L)
{
    auto &definer = *static_cast<RuleDefiner *>(lua_touserdata(L, lua_upvalueindex(1)));
    if (definer.m_runtime.isFrozen())
        luaL_error(L, "rules are defined while the module is loaded, not in a game");
    return definer;
}

// `decision "id"` gives a function that takes the definition; its upvalue 2 is the id.
template<int (*take)(lua_State *)> int RuleDefiner::defineNamed(lua_State *L)
{
    self(L);
    luaL_checkstring(L, 1);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_pushvalue(L, 1);
    lua_pushcclosure(L, take, 2);
    return 1;
}

int RuleDefiner::takeDecision(lua_State *L)
{
    const RuleDefiner &definer = self(L);
    auto &decisions = definer.m_definitions.decisions;
    luaL_checktype(L, 1, LUA_TTABLE);
    const QByteArray id(lua_tostring(L, lua_upvalueindex(2)));
    if (decisions.contains(id))
        return luaL_error(L, "the decision '%s' is defined twice", id.constData());
    decisions.insert(id, readDecision(L, id, definer.m_module));
    return 0;
}

int RuleDefiner::takePhase(lua_State *L)
{
    const RuleDefiner &definer = self(L);
    auto &phases = definer.m_definitions.phases;
    luaL_checktype(L, 1, LUA_TTABLE);
    const QByteArray id(lua_tostring(L, lua_upvalueindex(2)));
    if (phases.contains(id))
        return luaL_error(L, "the phase '%s' is defined twice", id.constData());
    if (!definer.m_module.sequence.find(QString::fromUtf8(id)))
        return luaL_error(L, "rules/sequence.json has no phase '%s'", id.constData());
    const sol::table hooks(L, 1);
    phases.insert(
        id,
        {keepFunction(hooks, "when"), keepFunction(hooks, "enter"), keepFunction(hooks, "leave")});
    return 0;
}

int RuleDefiner::takeQuery(lua_State *L)
{
    RuleDefinitions &definitions = self(L).m_definitions;
    const QString name = keepNamed(L, definitions.queries);
    definitions.queryPlaces.insert(name, placeOf(L));
    return 0;
}

int RuleDefiner::takeInvariant(lua_State *L)
{
    keepNamed(L, self(L).m_definitions.invariants);
    return 0;
}

int RuleDefiner::defineSetup(lua_State *L)
{
    RuleDefinitions &definitions = self(L).m_definitions;
    luaL_checktype(L, 1, LUA_TFUNCTION);
    if (definitions.setup != LUA_NOREF)
        return luaL_error(L, "the set-up is defined twice");
    lua_settop(L, 1);
    definitions.setup = luaL_ref(L, LUA_REGISTRYINDEX);
    return 0;
}

int RuleDefiner::defineAdjusted(lua_State *L)
{
    RuleDefinitions &definitions = self(L).m_definitions;
    luaL_checktype(L, 1, LUA_TFUNCTION);
    lua_settop(L, 1);
    definitions.adjusted = luaL_ref(L, LUA_REGISTRYINDEX);
    return 0;
}

int RuleDefiner::defineEvaluate(lua_State *L)
{
    RuleDefinitions &definitions = self(L).m_definitions;
    luaL_checktype(L, 1, LUA_TFUNCTION);
    lua_settop(L, 1);
    definitions.evaluate = luaL_ref(L, LUA_REGISTRYINDEX);
    return 0;
}

} // namespace scripting
