// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/issue.h"
#include "engine/module/model/module.h"
#include "engine/rules/protocol.h"
#include "scripting/sandbox/lua.h"

namespace scripting {

/// What the rule files of a module define. Functions, and texts that may be functions, are kept in
/// Lua's registry and are here by their number there.
struct RuleDefinitions
{
    /// Where something is defined.
    struct Place
    {
        QString file;
        int line = 0;
    };
    struct Verb
    {
        int run = LUA_NOREF;
        int why = LUA_NOREF;
        QByteArray label;
        QByteArray rule;
        QByteArray
            each; ///< Done for all pieces for which this verb is offered; then it has no run.
    };
    /// What a question that comes before another one says of that.
    struct Interruption
    {
        QByteArray decision; ///< The other one; empty: none.
        std::vector<engine::SideId> sides; ///< Who is asked, in this order.
        int priority = 0; ///< The lowest number is asked first.
        int when = LUA_NOREF;
    };
    struct Decision
    {
        int actions = LUA_NOREF;
        int prompt = LUA_NOREF; ///< A text, a list or a function.
        int help = LUA_NOREF;
        int worth = LUA_NOREF;
        int worthTaking = LUA_NOREF;
        QByteArray rule;
        QByteArray ask;
        engine::protocol::Form form = engine::protocol::Form::None;
        QByteArray main; ///< A verb, like back, pass and take.
        int mainWhen = LUA_NOREF; ///< A function that names the verb, in place of the above.
        QByteArray back;
        QByteArray pass;
        QByteArray take;
        QByteArray chosen;
        bool automatic = false;
        int automaticWhen = LUA_NOREF; ///< A condition in place of the above.
        Interruption interrupts;
        QHash<QByteArray, Verb> verbs;
        bool hasGroups = false; ///< Some of them are done for all pieces.
        Place place;
    };
    struct Phase
    {
        int when = LUA_NOREF;
        int enter = LUA_NOREF;
        int leave = LUA_NOREF;
    };

    /// What is wrong with them: decisions nobody wrote, forms and verbs that there are not.
    engine::Issues check(const engine::Module &module) const;
    /// Puts those that come before another decision into the order in which they are asked.
    void findInterrupters();
    QStringList decisionIds() const;
    Place placeOfDecision(const QByteArray &id) const { return decisions.value(id).place; }
    /// Whether \a verb, if a function of the decision \a id has named it as its main one, is one of
    /// its verbs; what is written down is looked at by check().
    bool isGoodMain(const QByteArray &id, const QByteArray &verb) const;

    QHash<QByteArray, Decision> decisions;
    QHash<QByteArray, QList<QByteArray>> interrupters; ///< By the decision before which they come.
    QHash<QByteArray, Phase> phases;
    QMap<QString, int> queries;
    QHash<QString, Place> queryPlaces;
    QMap<QString, int> invariants;
    int setup = LUA_NOREF;
    int adjusted = LUA_NOREF; ///< After a change by hand.
    int evaluate = LUA_NOREF;
};

} // namespace scripting
