// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/turnstatus.h"

#include <QCoreApplication>
#include <QLocale>

namespace app {

using engine::Json;
using engine::protocol::Query;

namespace {

struct StatusWords
{
    Q_DECLARE_TR_FUNCTIONS(TurnStatus)
};

template<typename Read> auto each(const Json &list, const Read &read)
{
    QList<decltype(read(list))> found;
    for (qsizetype i = 0; list.isArray() && i < list.size(); ++i)
        found.append(read(list.at(i)));
    return found;
}

TurnStatus::Level levelOf(const GameController &controller, const Json &level)
{
    const engine::Module &module = controller.module();
    const engine::SideId side = module.side(level[u"side"].toString());
    if (level.contains(u"piece"))
        return {controller.texts().pieceName(module.piece(level[u"piece"].toString())), side};
    if (level.contains(u"space"))
        return {controller.texts().spaceName(module.map.find(level[u"space"].toString())), side};
    return {level[u"text"].toString(), side};
}

TurnStatus::Item itemOf(const engine::Module &module, const Json &item)
{
    TurnStatus::Item found{item[u"title"].toString(),
                           item[u"label"].toString(),
                           item[u"text"].toString(),
                           {},
                           0,
                           module.side(item[u"side"].toString())};
    if (item[u"value"].isNumber())
        found.value = item[u"value"].toReal();
    if (item[u"of"].isNumber())
        found.of = int(item[u"of"].toInteger());
    return found;
}

TurnStatus::Cup cupOf(const GameController &controller, const Json &cup)
{
    const engine::Module &module = controller.module();
    const engine::SpaceId space = module.map.find(cup[u"space"].toString());
    TurnStatus::Cup found{space, space ? controller.texts().spaceName(space) : QString(), {}};
    found.kinds = each(cup[u"kinds"], [&](const Json &kind) {
        return TurnStatus::Item{found.name, kind[u"text"].toString(),
                                {},         double(kind[u"count"].toInteger()),
                                0,          module.side(kind[u"side"].toString())};
    });
    return found;
}

QList<TurnStatus::Item> pointsOf(const GameController &controller)
{
    const Json points = controller.shownQuery(Query::Victory)[u"points"];
    QList<TurnStatus::Item> found;
    for (qsizetype i = 0; points.isObject() && i < points.size(); ++i) {
        const engine::SideId side = controller.module().side(points.keyAt(i));
        if (side && points.at(i).isNumber())
            found.append({StatusWords::tr("Victory points"),
                          {},
                          controller.texts().sideName(side),
                          points.at(i).toReal(),
                          0,
                          side});
    }
    return found;
}

/// What modules declare whose rules tell nothing.
QList<TurnStatus::Item> declared(const GameController &controller)
{
    QList<TurnStatus::Item> found;
    const engine::GameState &state = controller.shownState();
    const engine::PlayerView view(controller.module(), state, controller.viewer());
    const auto &variables = controller.module().state.variables;
    for (size_t i = 1; i < variables.size(); ++i) {
        const auto *value = std::get_if<engine::Value>(&state.variable(int(i)));
        if (variables[i].title.isEmpty() || !value || !view.seesVariable(int(i)))
            continue;
        TurnStatus::Item item{
            controller.translator().translate(variables[i].title), {}, {}, {}, 0, {}};
        if (value->type == engine::Value::Type::Integer)
            item.value = value->number;
        else
            item.text = controller.texts().value(*value);
        item.of = item.value ? variables[i].most.value_or(0) : 0;
        found.append(item);
    }
    return found;
}

} // namespace

QString TurnStatus::Item::words() const
{
    if (!value)
        return text;
    const QString number = QLocale().toString(*value);
    return of > 0
        ? StatusWords::tr("%1 of %2", "a value and the most it can be").arg(number).arg(of)
        : number;
}

int TurnStatus::Cup::count() const
{
    int sum = 0;
    for (const Item &kind : kinds)
        sum += int(kind.value.value_or(0));
    return sum;
}

QString TurnStatus::Cup::words() const
{
    QStringList parts;
    for (const Item &kind : kinds)
        parts.append(kind.label + u' ' + kind.words());
    return parts.join(QStringLiteral(" · "));
}

QList<TurnStatus::Plan> TurnStatus::plansOf(const engine::Module &module, const Json &answer)
{
    QList<Plan> found;
    for (const Plan &plan : each(answer[u"plans"], [&](const Json &one) {
             const QString state = one[u"state"].toString();
             return Plan{module.map.find(one[u"space"].toString()), one[u"text"].toString(),
                         state == u"done"      ? Plan::State::Done
                             : state == u"now" ? Plan::State::Now
                                               : Plan::State::ToDo};
         })) {
        if (plan.space)
            found.append(plan);
    }
    return found;
}

TurnStatus TurnStatus::of(const GameController &controller)
{
    const Json answer = controller.shownQuery(Query::Status);
    TurnStatus status;
    status.date = answer[u"date"].toString();
    status.path =
        each(answer[u"path"], [&](const Json &level) { return levelOf(controller, level); });
    status.cups = each(answer[u"cups"], [&](const Json &cup) { return cupOf(controller, cup); });
    const Json &items = answer[u"items"];
    status.items = items.isArray()
        ? each(items, [&](const Json &item) { return itemOf(controller.module(), item); })
        : declared(controller);
    for (Item &item : status.items) {
        if (!item.value && item.text.isEmpty() && item.side)
            item.text = controller.texts().sideName(item.side);
    }
    status.points = pointsOf(controller);
    status.plans = plansOf(controller.module(), answer);
    status.areas = each(answer[u"areas"], [](const Json &area) {
        return Area{area[u"query"].toString(), area[u"text"].toString()};
    });
    return status;
}

} // namespace app
