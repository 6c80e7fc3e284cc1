// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/model/shares.h"

#include <cmath>

namespace app {

namespace {

constexpr double c_mostShared = 1e9; ///< What is more is no number of points.

double pointsOf(const engine::Json &json)
{
    const double value = json.toReal();
    return std::isfinite(value) ? std::clamp(value, 0.0, c_mostShared) : 0;
}

bool isShare(const engine::Action &action, const Shares::Target &target)
{
    return action.value.type == engine::Value::Type::Integer && action.piece == target.piece
        && action.space == target.space;
}

std::vector<Shares::Column> columnsOf(const engine::Json &columns)
{
    std::vector<Shares::Column> found;
    for (qsizetype i = 0; i < columns.size(); ++i) {
        const engine::Json &one = columns.at(i);
        if (one[u"value"].isInteger() && one[u"text"].isString())
            found.push_back({one[u"text"].toString(),
                             int(pointsOf(one[u"value"])),
                             pointsOf(one[u"cost"]),
                             {}});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto &a, const auto &b) { return a.value < b.value; });
    return found;
}

std::optional<Shares::Chances> chancesOf(const engine::Json &outcomes)
{
    if (!outcomes.size())
        return {};
    Shares::Chances all;
    for (qsizetype i = 0; i < outcomes.size(); ++i) {
        const engine::Json &one = outcomes.at(i);
        const engine::Json &after = one[u"after"].isObject() ? one[u"after"] : one;
        const double chance = std::min(pointsOf(one[u"chance"]), 1.0);
        const bool isGone = after[u"eliminated"].toBool();
        if (isGone || after[u"defender_steps"].toReal() > 0)
            all.hurt += chance;
        else if (after[u"defender_retreat"].toReal() > 0
                 || one[u"favours"].toString() == u"attacker")
            all.other += chance;
        all.gone += isGone ? chance : 0;
    }
    for (double *chance : {&all.hurt, &all.gone, &all.other})
        *chance = std::min(*chance, 1.0);
    all.other = std::min(all.other, 1 - all.hurt);
    return all;
}

} // namespace

const Shares::Column *Shares::Target::reached() const
{
    const Column *found = nullptr;
    for (const Column &column : columns) {
        if (column.value <= value)
            found = &column;
    }
    return found;
}

const Shares::Column *Shares::Target::next() const
{
    const auto found = std::find_if(columns.begin(), columns.end(),
                                    [this](const Column &one) { return one.value > value; });
    return found == columns.end() ? nullptr : &*found;
}

void Shares::readTarget(const GameController &controller, const engine::Json &json)
{
    Target target;
    target.piece = controller.module().piece(json[u"piece"].toString());
    if (!target.piece)
        target.space = controller.module().map.find(json[u"space"].toString());
    if ((!target.piece && !target.space)
        || (target.piece && !controller.view().seesFace(target.piece))) {
        hasUnseen = true;
        return;
    }
    target.name = target.piece ? controller.texts().pieceName(target.piece)
                               : controller.texts().spaceName(target.space);
    target.detail = json[u"text"].toString();
    target.value = int(pointsOf(json[u"value"]));
    target.given = pointsOf(json[u"given"]);
    const auto pool = json[u"pool"].toInteger(1);
    target.pool = pool >= 1 && size_t(pool) <= pools.size() ? size_t(pool) - 1 : 0;
    target.columns = columnsOf(json[u"columns"]);
    for (const engine::Action &action : controller.offer().actions) {
        if (!isShare(action, target))
            continue;
        verb = action.verb;
        const int value = action.value.number;
        for (Column &column : target.columns) {
            if (column.value == value)
                column.action = action;
        }
        if (value < target.value && (!target.less || target.less->value.number < value))
            target.less = action;
        if (value > target.value && (!target.more || target.more->value.number > value))
            target.more = action;
    }
    target.chances = chancesOf(json[u"outcomes"]);
    targets.push_back(std::move(target));
}

void Shares::readProposal(const GameController &controller, const engine::Json &json)
{
    for (const engine::Action &action : controller.offer().actions) {
        const bool isMeant = !action.piece && !action.space
            && controller.state().names().text(action.verb) == json[u"verb"].toString()
            && (!json[u"value"].isInteger()
                || action.value == engine::Value::integer(int32_t(json[u"value"].toInteger())));
        if (!isMeant)
            continue;
        proposals.push_back({action, json[u"text"].toString()});
        return;
    }
}

Shares Shares::of(const GameController &controller, const engine::Json &answer)
{
    Shares shares;
    const engine::Json &pools = answer[u"pools"];
    for (qsizetype i = 0; i < pools.size(); ++i)
        shares.pools.push_back({pools.at(i)[u"text"].toString(), pointsOf(pools.at(i)[u"total"]),
                                pointsOf(pools.at(i)[u"left"])});
    if (shares.pools.empty())
        return shares; // nothing that could be shared out
    shares.hasUnseen = answer[u"unseen"].toBool();
    for (qsizetype i = 0; i < answer[u"targets"].size(); ++i)
        shares.readTarget(controller, answer[u"targets"].at(i));
    for (qsizetype i = 0; i < answer[u"proposals"].size(); ++i)
        shares.readProposal(controller, answer[u"proposals"].at(i));
    return shares;
}

std::vector<engine::Action> Shares::actions(const GameController &controller) const
{
    std::vector<engine::Action> found;
    for (const engine::Action &action : controller.offer().actions) {
        if (std::any_of(targets.begin(), targets.end(),
                        [&](const Target &one) { return isShare(action, one); }))
            found.push_back(action);
    }
    return found;
}

int Shares::served() const
{
    return int(std::count_if(targets.begin(), targets.end(),
                             [](const Target &one) { return one.value > 0; }));
}

const Shares::Target *Shares::improvable(size_t pool) const
{
    const auto found = std::find_if(targets.begin(), targets.end(), [pool](const Target &one) {
        return one.pool == pool && one.next() && one.next()->action;
    });
    return found == targets.end() ? nullptr : &*found;
}

} // namespace app
