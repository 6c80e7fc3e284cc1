// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/free/freeverb.h"

#include "engine/free/fitting.h"

namespace engine {

namespace {

constexpr int lastTurn = 10'000;

const char *allowAll(const Deed &)
{
    return nullptr;
}

const char *unfit()
{
    return QT_TRANSLATE_NOOP("TextRenderer", "A property of this kind can't be that.");
}

void control(Turn &turn, const Deed &deed)
{
    const SpaceId space = deed.action().space;
    turn.apply(change::SetSpaceProperty{space, 0, deed.action().value});
    FreeLog log(turn, deed);
    log.kind(change::Log::Kind::Control);
    if (deed.valueSide())
        log.say(QT_TRANSLATE_NOOP("TextRenderer", "{1} is held by {2} now."),
                {Value::space(space), deed.action().value});
    else
        log.say(QT_TRANSLATE_NOOP("TextRenderer", "{1} is held by nobody now."),
                {Value::space(space)});
}

const char *refuseSpaceProperty(const Deed &deed)
{
    const StateDeclaration &declared = deed.module().state;
    const auto &property =
        declared.spaceProperties[size_t(declared.spaceProperty.value(deed.action().name))];
    const Value value = deed.action().value;
    if (property.secret && deed.by())
        return QT_TRANSLATE_NOOP("TextRenderer", "No side knows that.");
    const bool isGood =
        fits(value, property.initial) && value.isNone() <= property.initial.isNone();
    return isGood ? nullptr : unfit();
}

void setSpaceProperty(Turn &turn, const Deed &deed)
{
    const StateDeclaration &declared = deed.module().state;
    const int property = declared.spaceProperty.value(deed.action().name);
    turn.apply(change::SetSpaceProperty{deed.action().space, property, deed.action().value});
    FreeLog log(turn, deed);
    if (declared.spaceProperties[size_t(property)].secret)
        log.only(0);
    log.say(
        QT_TRANSLATE_NOOP("TextRenderer", "{1}: {2} is {3} now."),
        {Value::space(deed.action().space), Value::word(deed.action().name), deed.action().value});
}

const StateDeclaration::Variable &variableOf(const Deed &deed)
{
    const StateDeclaration &declared = deed.module().state;
    return declared.variables[size_t(declared.variable.value(deed.action().name))];
}

/// The sides that know a variable.
uint32_t knownBy(const StateDeclaration::Variable &variable)
{
    if (variable.seenBy.empty())
        return variable.secret ? 0 : ~0u;
    uint32_t sides = 0;
    for (const SideId side : variable.seenBy)
        sides |= side ? 1u << side.value : 0;
    return sides;
}

const char *refuseNumber(const Deed &deed, const StateDeclaration::Variable &variable)
{
    const Value value = deed.action().value;
    const bool isTurn = &variable == &deed.module().state.variables.front();
    const int least = variable.least.value_or(isTurn ? 0 : INT32_MIN);
    const int most = variable.most.value_or(isTurn ? lastTurn : INT32_MAX);
    return value.type != Value::Type::Integer || (value.number >= least && value.number <= most)
        ? nullptr
        : QT_TRANSLATE_NOOP("TextRenderer", "{2} is outside the limits.");
}

const char *refuseTurn(const Deed &deed)
{
    return refuseNumber(deed, deed.module().state.variables.front());
}

const char *refuseVariable(const Deed &deed)
{
    const auto &variable = variableOf(deed);
    if (deed.by() && !(knownBy(variable) & 1u << deed.by().value))
        return QT_TRANSLATE_NOOP("TextRenderer", "Your side does not know that.");
    const Value initial = std::get<Value>(variable.initial);
    const Value value = deed.action().value;
    if (!fits(value, initial) || value.isNone() > initial.isNone())
        return unfit();
    return refuseNumber(deed, variable);
}

void setVariable(Turn &turn, const Deed &deed)
{
    const int index = deed.module().state.variable.value(deed.action().name);
    turn.apply(change::SetVariable{index, deed.action().value});
    FreeLog(turn, deed)
        .only(knownBy(variableOf(deed)))
        .say(QT_TRANSLATE_NOOP("TextRenderer", "{1} is {2} now."),
             {Value::word(deed.action().name), deed.action().value});
}

void next(Turn &turn, const Deed &)
{
    turn.next();
}

void goToPhase(Turn &turn, const Deed &deed)
{
    if (!deed.action().value.isNone())
        turn.apply(change::SetVariable{0, deed.action().value});
    turn.go(deed.module().sequence.find(deed.name()), deed.by());
}

// To a side, or to all.
void pass(Turn &turn, const Deed &deed)
{
    FreeLog log(turn, deed);
    if (deed.valueSide())
        log.say(QT_TRANSLATE_NOOP("TextRenderer", "{1} goes on."), {deed.action().value});
    else
        log.say(QT_TRANSLATE_NOOP("TextRenderer", "Every side may go on."));
    Frame frame = turn.state().frames().back();
    frame.side = deed.valueSide();
    turn.apply(change::PopFrame{});
    turn.apply(change::PushFrame{std::move(frame)});
}

// Without a winner, a game that was over goes on.
void end(Turn &turn, const Deed &deed)
{
    Names &names = turn.state().names();
    if (turn.state().isOver() && !deed.valueSide()) {
        turn.apply(change::SetResult{});
        return;
    }
    const char *text = deed.valueSide()
        ? QT_TRANSLATE_NOOP("TextRenderer", "{1} has won: so the players say.")
        : QT_TRANSLATE_NOOP("TextRenderer", "The players have ended the game.");
    const char *outcome = deed.valueSide() ? "won_by_hand" : "ended_by_hand";
    turn.apply(change::SetResult{names.intern(QByteArray(outcome)),
                                 deed.valueSide(),
                                 {names.intern(QByteArray(text)), {deed.action().value}}});
}

uint32_t hearers(const Deed &deed)
{
    const SideId to = deed.module().side(deed.name());
    const uint32_t by = deed.by() ? 1u << deed.by().value : 0;
    return to ? 1u << to.value | by : ~0u;
}

void say(Turn &turn, const Deed &deed)
{
    FreeLog log(turn, deed);
    log.only(hearers(deed));
    if (deed.by())
        log.say(QT_TRANSLATE_NOOP("TextRenderer", "{1}: “{2}”"),
                {Value::side(deed.by()), deed.action().value});
    else
        log.say(QT_TRANSLATE_NOOP("TextRenderer", "“{1}”"), {deed.action().value});
}

void note(Turn &turn, const Deed &deed)
{
    const Value about =
        deed.action().piece ? Value::piece(deed.action().piece) : Value::space(deed.action().space);
    FreeLog(turn, deed)
        .say(QT_TRANSLATE_NOOP("TextRenderer", "{1}: “{2}”"), {about, deed.action().value});
}

constexpr FreeVerb c_gameVerbs[] = {
    {.name = "control",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Set who holds it"),
     .refuse = allowAll,
     .perform = control,
     .spaces = FreeVerb::Spaces::Any,
     .values = FreeVerb::Values::Sides,
     .mayLackValue = true},
    {.name = "set",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Set a property"),
     .refuse = refuseSpaceProperty,
     .perform = setSpaceProperty,
     .spaces = FreeVerb::Spaces::Any,
     .values = FreeVerb::Values::Any,
     .names = FreeVerb::Names::SpaceProperties},
    {.name = "var",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Set a number of the game"),
     .refuse = refuseVariable,
     .perform = setVariable,
     .values = FreeVerb::Values::Any,
     .names = FreeVerb::Names::Variables},
    {.name = "next",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "End the phase"),
     .refuse = allowAll,
     .perform = next},
    {.name = "phase",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Go to a phase"),
     .refuse = refuseTurn,
     .perform = goToPhase,
     .values = FreeVerb::Values::Range,
     .mayLackValue = true,
     .names = FreeVerb::Names::Phases,
     .most = lastTurn},
    {.name = "pass",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Hand over"),
     .refuse = allowAll,
     .perform = pass,
     .values = FreeVerb::Values::Sides,
     .mayLackValue = true,
     .isInPlayOnly = true},
    {.name = "end",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "End the game"),
     .refuse = allowAll,
     .perform = end,
     .values = FreeVerb::Values::Sides,
     .mayLackValue = true},
    {.name = "say",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Say"),
     .refuse = allowAll,
     .perform = say,
     .values = FreeVerb::Values::Text,
     .isInPlayOnly = true},
    {.name = "say",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Say"),
     .refuse = allowAll,
     .perform = say,
     .values = FreeVerb::Values::Text,
     .names = FreeVerb::Names::Sides,
     .isInPlayOnly = true},
    {.name = "note",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Note"),
     .refuse = allowAll,
     .perform = note,
     .pieces = FreeVerb::Count::One,
     .values = FreeVerb::Values::Text,
     .isInPlayOnly = true},
    {.name = "note",
     .label = QT_TRANSLATE_NOOP("TextRenderer", "Note"),
     .refuse = allowAll,
     .perform = note,
     .spaces = FreeVerb::Spaces::Any,
     .values = FreeVerb::Values::Text,
     .isInPlayOnly = true},
};

} // namespace

std::span<const FreeVerb> gameVerbs()
{
    return c_gameVerbs;
}

} // namespace engine
