// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/value.h"
#include "engine/rules/shape.h"

#include <span>

/// What rules and those who show a game tell each other beyond actions: the one table of names.
///
/// The functions that Lua sees, sessions, windows, lint, the annotations and the manual are made
/// from it or held to it by a test.
namespace engine::protocol {

/// How a question is put: the `ask` of a decision.
enum class Form : uint8_t {
    None, ///< Found out from the actions.
    Allocate, ///< Shares of a pool for several targets, which reach columns.
    Attack, ///< Who takes part in an attack on a target.
    Battle, ///< Whether a battle of several rounds or steps goes on.
    Budget, ///< Pieces or places, as long as something is left.
    Deploy, ///< Pieces that come onto the map.
    Draw, ///< To draw from a cup, and nothing else.
    Losses, ///< Steps that pieces lose, one after the other.
    Points, ///< How many of something: one of the numbers that the main verb offers.
    Retreat ///< A way, place by place.
};

/// What `offer:hint` tells of a question.
enum class HintName : uint8_t {
    Cup, ///< From where is drawn.
    Hits, ///< Losses that are still to be taken.
    Left, ///< Steps that are still to go.
    Marked, ///< A place that the question is about.
    Max, ///< How many can be chosen in all.
    Target, ///< The place that is attacked.
    Then, ///< What follows the answer, in words.
    Used, ///< How many of them are chosen.
    Value ///< A number that matters here, with its label.
};

/// What a module answers if its game has the idea.
enum class Query : uint8_t {
    Reach,
    Path,
    Zoc,
    Supply,
    Trace,
    Command,
    Odds,
    Battle,
    Stacking,
    Status,
    Victory,
    Sight,
    Points,
    Shares,
    Stack
};

struct FormEntry
{
    Form form;
    QLatin1StringView name;
    std::vector<HintName> hints; ///< That belong to it; others do no harm.
};
struct HintEntry
{
    HintName hint;
    QLatin1StringView name;
    Value::Type type; ///< None: words alone.
    bool repeats = false; ///< Given several times it is a list.
    bool isLabelled = false; ///< Words say what it is: the last argument of `offer:hint`.
};
struct QueryEntry
{
    Query query;
    QLatin1StringView name;
    Shape arguments;
    Shape answer;
};

std::span<const FormEntry> forms();
std::span<const HintEntry> hints();
std::span<const QueryEntry> queries();
/// Parts of answers that have a name: strength, outcome …
const Shape::Named &parts();

/// None of them has the name: null.
const FormEntry *form(QStringView name);
const HintEntry *hint(QLatin1StringView name);
const QueryEntry *query(QStringView name);

const FormEntry &entry(Form form);
const HintEntry &entry(HintName hint);
const QueryEntry &entry(Query query);

} // namespace engine::protocol
