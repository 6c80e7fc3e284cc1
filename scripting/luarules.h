// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot/adviser.h"
#include "engine/core/issue.h"
#include "engine/rules/rules.h"
#include "scripting/bindings/scriptcontext.h"
#include "scripting/sandbox/luaruntime.h"

#include <QHash>

#include <sol/forward.hpp>

namespace scripting {

/// The rules of a module, run from its Lua files in a sandbox.
class LuaRules : public engine::Rules, public engine::Adviser
{
public:
    /// Loads rules/main.lua; \a module must outlive the rules.
    static engine::Result<std::unique_ptr<LuaRules>> load(const engine::Module &module,
                                                          Limits limits = {});
    ~LuaRules() override;

    bool hasDecision(engine::NameId decision, const engine::GameState &state) const override;
    engine::Result<engine::Offer> offer(const engine::GameState &state,
                                        engine::Wanted wanted) override;
    engine::Result<engine::Done> perform(engine::Turn &turn, const engine::Action &action) override;
    engine::Result<engine::Verdict> explain(const engine::GameState &state,
                                            const engine::Action &action) override;
    engine::Result<bool> phaseApplies(const engine::GameState &state,
                                      engine::PhaseId phase) override;
    engine::Result<engine::Done> enterPhase(engine::Turn &turn, engine::PhaseId phase) override;
    engine::Result<engine::Done> leavePhase(engine::Turn &turn, engine::PhaseId phase) override;
    engine::Result<engine::Done> setUp(engine::Turn &turn) override;
    QStringList queries() const override;
    engine::Result<engine::Json> query(const engine::GameState &state, const QString &name,
                                       const engine::Json &arguments,
                                       engine::SideId viewer) override;
    engine::Result<qint64> evaluate(const engine::GameState &state, engine::SideId side) override;
    engine::Result<engine::BitMask> worthTrying(const engine::GameState &state) override;
    engine::Result<QStringList> broken(const engine::GameState &state) override;

    /// What is wrong with the definitions: decisions nobody wrote, forms and verbs that there are
    /// not.
    engine::Issues check() const;
    /// Where something is defined.
    struct Place
    {
        QString file;
        int line = 0;
    };
    QStringList decisions() const;
    Place placeOfDecision(const QByteArray &id) const { return m_decisionEntries.value(id).place; }
    Place placeOfQuery(const QString &name) const { return m_queryPlaces.value(name); }
    /// Whether \a verb, if a function of the decision \a id has named it as its main one, is one of
    /// its verbs; what is written down is looked at by check().
    bool isGoodMain(const QByteArray &id, const QByteArray &verb) const;

    LuaRuntime &runtime() { return *m_runtime; }
    ScriptContext &context() { return *m_context; }
    /// Makes the functions work on a game that a rule is not running for: for consoles and tools.
    void look(const engine::GameState *state) { m_context->state = state; }

private:
    explicit LuaRules(const engine::Module &module, Limits limits);

    struct VerbEntry
    {
        int run = LUA_NOREF;
        int why = LUA_NOREF;
        QByteArray label;
        QByteArray rule;
    };
    struct DecisionEntry
    {
        int table = LUA_NOREF;
        int actions = LUA_NOREF;
        int prompt = LUA_NOREF; ///< A text, a list or a function.
        int help = LUA_NOREF;
        int worth = LUA_NOREF;
        QByteArray rule;
        QByteArray ask;
        engine::protocol::Form form = engine::protocol::Form::None;
        QByteArray main; ///< A verb, like back and pass.
        int mainWhen = LUA_NOREF; ///< A function that names the verb, in place of the above.
        QByteArray back;
        QByteArray pass;
        QByteArray chosen;
        bool automatic = false;
        int automaticWhen = LUA_NOREF; ///< A condition in place of the above.
        QHash<QByteArray, VerbEntry> verbs;
        Place place;
    };
    struct PhaseEntry
    {
        int when = LUA_NOREF;
        int enter = LUA_NOREF;
        int leave = LUA_NOREF;
    };

    std::optional<ScriptError> define();
    void defineGlobals();
    static int defineDecision(lua_State *L);
    static int definePhase(lua_State *L);
    static int defineQuery(lua_State *L);
    static int defineInvariant(lua_State *L);
    static int defineSetup(lua_State *L);
    static int defineEvaluate(lua_State *L);
    static int takeDecision(lua_State *L);
    static int takePhase(lua_State *L);
    static int takeNamed(lua_State *L);
    static LuaRules &self(lua_State *L);
    static Place placeOf(lua_State *L);
    void readDecision(lua_State *L, const QByteArray &id);
    static void readRoles(const sol::table &definition, DecisionEntry &entry);
    static void readVerbs(const sol::table &definition, const QByteArray &id, DecisionEntry &entry);
    static VerbEntry readVerb(const sol::object &value, const QByteArray &verb);
    void checkRoles(const QByteArray &id, engine::Issues &issues) const;

    class Scope;
    const DecisionEntry *current(const engine::GameState &state) const;
    static engine::Result<engine::Done> complete(engine::Offer &offer, const DecisionEntry &entry,
                                                 const engine::GameState &state);
    engine::Result<bool> holds(int condition);
    engine::Result<engine::Done> hook(engine::Turn &turn, int function);
    engine::Error error(const ScriptError &error) const;
    /// Whether it was `need` that stopped the rule, not something that went wrong.
    bool isRefusal(const ScriptError &error) const;
    engine::Result<engine::Done> askFor(engine::Offer &offer, const DecisionEntry &entry,
                                        const engine::GameState &state, engine::Wanted wanted);
    engine::Result<engine::Done> declare(engine::Offer &offer, const DecisionEntry &entry,
                                         const engine::GameState &state);
    engine::Result<engine::Text> words(const engine::GameState &state, int reference);

    std::unique_ptr<ScriptContext> m_context;
    std::unique_ptr<LuaRuntime> m_runtime;
    QHash<QByteArray, DecisionEntry> m_decisionEntries;
    QHash<QByteArray, PhaseEntry> m_phases;
    std::vector<PhaseEntry> m_phaseById;
    QMap<QString, int> m_queries;
    QHash<QString, Place> m_queryPlaces;
    QMap<QString, int> m_invariants;
    int m_setup = LUA_NOREF;
    int m_evaluate = LUA_NOREF;
};

} // namespace scripting
