// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/interruptions.h"

#include "scripting/bindings/bindings.h"
#include "scripting/bindings/handles.h"
#include "scripting/rulescope.h"

namespace scripting {

using engine::Frame;
using engine::NameId;
using engine::Result;
using engine::Value;
using engine::ValueList;

namespace change = engine::change;

namespace {

constexpr char c_passed[] = "passed";

/// Who has passed before the question of a frame: decision and side, one after the other.
ValueList passedIn(const Frame &frame, NameId name)
{
    for (const auto &[key, data] : frame.locals) {
        if (key == name && std::holds_alternative<ValueList>(data))
            return std::get<ValueList>(data);
    }
    return {};
}

bool hasPassed(const ValueList &passed, NameId decision, engine::SideId side)
{
    for (size_t i = 0; i + 1 < passed.size(); i += 2) {
        if (passed[i] == Value::word(decision) && passed[i + 1] == Value::side(side))
            return true;
    }
    return false;
}

} // namespace

Result<bool> Interruptions::holds(const engine::GameState &state, int condition,
                                  engine::SideId side) const
{
    if (condition == LUA_NOREF)
        return true;
    const RuleScope scope(m_rules.context(), state);
    lua_State *L = m_rules.runtime().state();
    m_rules.push(condition);
    Bindings::pushGame(L);
    Handles::push(L, m_rules.context(), side);
    if (const auto done = m_rules.call(2, 1); !done)
        return done.error();
    const bool isTrue = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return isTrue;
}

Result<bool> Interruptions::ask(engine::Turn &turn) const
{
    const engine::GameState &state = turn.state();
    const Frame &frame = state.frames().back();
    const auto askers = m_definitions.interrupters.constFind(state.names().utf8(frame.decision));
    if (askers == m_definitions.interrupters.constEnd())
        return false;
    const ValueList passed = passedIn(frame, state.names().intern(QByteArray(c_passed)));
    for (const QByteArray &id : *askers) {
        const NameId decision = state.names().intern(id);
        const auto &interruption = m_definitions.decisions.constFind(id)->interrupts;
        for (const engine::SideId side : interruption.sides) {
            if (hasPassed(passed, decision, side))
                continue;
            const auto can = holds(state, interruption.when, side);
            if (!can)
                return can;
            if (!can.value())
                continue;
            turn.apply(change::PushFrame{{decision, side, {}}});
            return true;
        }
    }
    return false;
}

NameId Interruptions::waiting(const engine::GameState &state,
                              const RuleDefinitions::Decision &decision)
{
    const auto &frames = state.frames();
    if (decision.interrupts.decision.isEmpty() || frames.size() < 2)
        return {};
    const NameId below = frames[frames.size() - 2].decision;
    return state.names().utf8(below) == decision.interrupts.decision ? below : NameId();
}

void Interruptions::note(engine::Turn &turn, const engine::Action &answer) const
{
    const engine::GameState &state = turn.state();
    const Frame frame = state.frames().back();
    const QByteArray id = state.names().utf8(frame.decision);
    const auto decision = m_definitions.decisions.constFind(id);
    if (decision == m_definitions.decisions.constEnd())
        return;
    const NameId passed = state.names().intern(QByteArray(c_passed));
    if (!waiting(state, *decision)) {
        // The question itself has been answered: the next time all are asked again.
        if (m_definitions.interrupters.contains(id) && !passedIn(frame, passed).empty())
            turn.apply(change::SetLocal{passed, Value()});
        return;
    }
    turn.apply(change::PopFrame{});
    ValueList list = passedIn(state.frames().back(), passed);
    const bool isPass = state.names().utf8(answer.verb) == decision->pass;
    if (isPass) {
        list.push_back(Value::word(frame.decision));
        list.push_back(Value::side(frame.side));
        turn.apply(change::SetLocal{passed, list});
    } else if (!list.empty()) {
        turn.apply(change::SetLocal{passed, Value()});
    }
    turn.apply(change::PushFrame{frame});
}

} // namespace scripting
