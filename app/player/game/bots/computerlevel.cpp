// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/bots/computerlevel.h"

#include <algorithm>
#include <cmath>

namespace app {

namespace {

const QString c_allowed = QStringLiteral("planner:");

} // namespace

QList<ComputerLevel> ComputerLevel::all()
{
    return {
        {QStringLiteral("random"), tr("Computer, careless"),
         tr("Plays anything that the rules allow; answers at once.")},
        {QStringLiteral("greedy"), tr("Computer, steady"),
         tr("Takes what promises most, one step ahead; answers at once.")},
        {QStringLiteral("planner:easy"), tr("Planner, easy"),
         tr("Plans a whole turn in short, and now and then does only the second best.")},
        {QStringLiteral("planner"), tr("Planner, normal"),
         tr("Plans a whole turn, weighs dice and what it can't see: up to 5 seconds.")},
        {QStringLiteral("planner:hard"), tr("Planner, hard"),
         tr("The same, and looks longer for a better plan: up to 20 seconds.")},
        {c_allowed, tr("Planner, your time"),
         tr("Thinks about each plan as long as you allow: more time, better play.")},
    };
}

int ComputerLevel::patience(const QString &bot)
{
    return bot == QLatin1String("planner")     ? 5000
        : bot == QLatin1String("planner:hard") ? 20000
                                               : 0;
}

QString ComputerLevel::allowed(int seconds)
{
    return c_allowed + QString::number(std::clamp(seconds, 1, mostSeconds));
}

int ComputerLevel::secondsOf(const QString &bot)
{
    const double seconds = bot.startsWith(c_allowed) ? bot.mid(c_allowed.size()).toDouble() : 0;
    return seconds > 0 ? std::clamp(int(std::ceil(std::min(seconds, 1e6))), 1, mostSeconds) : 0;
}

} // namespace app
