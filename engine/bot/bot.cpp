// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/bot.h"

#include "engine/bot/greedybot.h"
#include "engine/bot/plannerbot.h"
#include "engine/bot/randombot.h"

#include <QRegularExpression>

namespace engine {

namespace {

/// Longer than that nobody waits.
constexpr double mostSeconds = 3600;
constexpr double mostTries = 1e9;

std::optional<PlannerBot::Level> planner(const QString &name)
{
    PlannerBot::Level level;
    const QString prefix = QStringLiteral("planner");
    if (name == prefix)
        return level;
    if (!name.startsWith(prefix + u':'))
        return {};
    const QString word = name.mid(prefix.size() + 1);
    if (word == QLatin1String("easy"))
        return PlannerBot::Level::easy();
    if (word == QLatin1String("hard"))
        return PlannerBot::Level::hard();
    static const QRegularExpression number(QStringLiteral("^([0-9.]+)(tries)?$"));
    const auto match = number.match(word);
    const double allowed = match.captured(1).toDouble(); // 0: that is no number
    const bool isTries = match.hasCaptured(2);
    if (allowed < (isTries ? 1 : 0.001) || allowed > (isTries ? mostTries : mostSeconds))
        return {};
    if (!isTries)
        return PlannerBot::Level::within(std::chrono::milliseconds(qint64(allowed * 1000) + 1));
    level.tries = qint64(allowed);
    return level;
}

} // namespace

Result<int> Bot::decide(const GameSeat &seat, Random &random)
{
    const Offer &asked = seat.offer();
    const bool isFree = FreeRules::puts(asked.decision, seat.view().state());
    if (asked.actions.empty() || (isFree && !asked.open.empty()))
        return Error{Error::Code::NotFound,
                     QCoreApplication::translate(
                         "Bot", "A computer plays by rules, and here are none: it is free play.")};
    return isFree ? Result<int>(0) : choose(seat, random);
}

QStringList botNames()
{
    return {QStringLiteral("random"), QStringLiteral("greedy"), QStringLiteral("planner:easy"),
            QStringLiteral("planner"), QStringLiteral("planner:hard")};
}

std::unique_ptr<Bot> makeBot(const QString &name)
{
    if (name == QLatin1String("random"))
        return std::make_unique<RandomBot>();
    if (name == QLatin1String("greedy"))
        return std::make_unique<GreedyBot>();
    if (const auto level = planner(name))
        return std::make_unique<PlannerBot>(*level);
    return nullptr;
}

} // namespace engine
