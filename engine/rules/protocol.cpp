// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/protocol.h"

namespace engine::protocol {

namespace {

using Type = Value::Type;

QString text(const char *notation)
{
    return QString::fromLatin1(notation);
}

QueryEntry entryOf(Query query, const char *name, const char *arguments, const char *answer)
{
    return {query, QLatin1StringView(name), Shape(text(arguments), parts()),
            Shape(text(answer), parts())};
}

template<typename Entry> const Entry *byName(std::span<const Entry> all, auto name)
{
    const auto found =
        std::find_if(all.begin(), all.end(), [name](const Entry &one) { return one.name == name; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace

std::span<const FormEntry> forms()
{
    using enum HintName;
    static const std::vector<FormEntry> all = {
        {Form::Allocate, QLatin1StringView("allocate"), {Target, HintName::Value}},
        {Form::Attack, QLatin1StringView("attack"), {Target}},
        {Form::Battle, QLatin1StringView("battle"), {Target, HintName::Value}},
        {Form::Budget, QLatin1StringView("budget"), {Max, Used, Value}},
        {Form::Deploy, QLatin1StringView("deploy"), {}},
        {Form::Draw, QLatin1StringView("draw"), {Cup, HintName::Value}},
        {Form::Losses, QLatin1StringView("losses"), {Hits, Then}},
        {Form::Points, QLatin1StringView("points"), {Max, Used, HintName::Value}},
        {Form::Retreat, QLatin1StringView("retreat"), {Left, Then}},
    };
    return all;
}

std::span<const HintEntry> hints()
{
    using enum HintName;
    static const std::vector<HintEntry> all = {
        {Cup, QLatin1StringView("cup"), Type::Space},
        {Hits, QLatin1StringView("hits"), Type::Integer},
        {Left, QLatin1StringView("left"), Type::Integer},
        {Marked, QLatin1StringView("marked"), Type::Space, true},
        {Max, QLatin1StringView("max"), Type::Integer},
        {Target, QLatin1StringView("target"), Type::Space},
        {Then, QLatin1StringView("then"), Type::None, false, true},
        {Used, QLatin1StringView("used"), Type::Integer},
        {HintName::Value, QLatin1StringView("value"), Type::Integer, true, true},
    };
    return all;
}

const Shape::Named &parts()
{
    static const Shape::Named all = {
        {text("factor"), text("{value: number, text?: text, rule?: word}")},
        {text("unit"),
         text("{piece: piece, value?: number, dice?: integer, hits_on?: integer, "
              "factors?: [factor]}")},
        {text("strength"),
         text("{total?: number, dice?: integer|[integer], units: [unit], hidden?: integer, "
              "range?: [number]}")},
        {text("shift"), text("{value: integer, text: text, rule?: word, choice?: boolean}")},
        {text("effect"),
         text("{attacker_steps?: number, attacker_retreat?: number, defender_steps?: number, "
              "defender_retreat?: number, eliminated?: boolean}")},
        {text("outcome"),
         text("{result: word, chance: number, rolls?: [integer], text?: text, "
              "attacker_steps?: number, defender_steps?: number, after?: effect, "
              "favours?: \"attacker\"|\"defender\"}")},
        {text("force"), text("{side: side, units: [unit], hidden?: integer, text?: text}")},
        {text("level"), text("{text?: text, piece?: piece, space?: space, side?: side}")},
        {text("item"),
         text("{title: text, label?: text, value?: number, of?: integer, text?: text, "
              "side?: side}")},
        {text("chits"), text("{text: text, count: integer, side?: side}")},
        {text("plan"), text(R"({space: space, text: text, state?: "todo"|"now"|"done"})")},
        {text("pool"), text("{text?: text, total: number, left: number}")},
        {text("column"), text("{text: word, value: integer, cost: number}")},
        {text("share"),
         text("{piece?: piece, space?: space, text?: text, value: integer, given: number, "
              "pool?: integer, columns: [column], outcomes?: [outcome]}")},
    };
    return all;
}

std::span<const QueryEntry> queries()
{
    using enum Query;
    static const std::vector<QueryEntry> all = {
        entryOf(Reach, "reach", "{piece: piece, mode?: word}", "{[space]: number}"),
        entryOf(Path, "path", "{piece: piece, space: space, mode?: word}", "[space]"),
        entryOf(Zoc, "zoc", "{side: side}", "[space]"),
        entryOf(Supply, "supply", "{side: side}", R"({[piece]: "supplied"|"out"|"isolated"})"),
        entryOf(Trace, "trace", "{piece: piece}", "[space]|null"),
        entryOf(Command, "command", "{piece: piece}", "[piece]"),
        entryOf(Odds, "odds", "{attackers?: [piece], space: space, support?: {}}",
                "{attack?: strength, defence?: strength, ratio?: word, shifts?: [shift], "
                "column?: word, columns?: [word], range?: [word], drm?: integer, "
                "outcomes?: [outcome], take?: number}|null"),
        entryOf(Query::Battle, "battle", "{}",
                "{space: space, round?: integer, fires?: side, "
                "sides: [force], outcomes?: [outcome], text?: text, rule?: word}|null"),
        entryOf(Stacking, "stacking", "{space: space, side: side}",
                "{used: number, limit?: number, ok: boolean}"),
        entryOf(Status, "status", "{}",
                "{date?: text, path?: [level], items?: [item], "
                "cups?: [{space: space, kinds: [chits]}], strengths?: {[space]: number}, "
                "plans?: [plan], areas?: [{query: word, text: text}]}"),
        entryOf(Victory, "victory", "{}",
                "{points?: {[side]: number}, thresholds?: any, places?: [space], winner?: side, "
                "outcome?: word}"),
        entryOf(Sight, "sight", "{from: space, to: space}",
                "{free: boolean, space?: space, text?: text, rule?: word}|null"),
        entryOf(Query::Points, "points", "{}",
                "{columns?: [text], rows: [{value: integer, cells?: [number], text?: text, "
                "rule?: word}]}|null"),
        entryOf(Shares, "shares", "{}",
                "{pools: [pool], targets: [share], unseen?: boolean, "
                "proposals?: [{verb: word, value?: integer, text: text}], "
                "outcomes?: [outcome]}|null"),
        entryOf(Stack, "stack", "{space: space}",
                "{columns: [{text: text, sum?: boolean}], "
                "units: [{piece: piece, cells: [number|text], left?: number, of?: number}]}|null"),
    };
    return all;
}

const FormEntry *form(QStringView name)
{
    return byName(forms(), name);
}

const HintEntry *hint(QLatin1StringView name)
{
    return byName(hints(), name);
}

const QueryEntry *query(QStringView name)
{
    return byName(queries(), name);
}

const FormEntry &entry(Form form)
{
    Q_ASSERT(form != Form::None);
    return forms()[size_t(form) - 1];
}

const HintEntry &entry(HintName hint)
{
    return hints()[size_t(hint)];
}

const QueryEntry &entry(Query query)
{
    return queries()[size_t(query)];
}

} // namespace engine::protocol
