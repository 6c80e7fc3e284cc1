// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/bot.h"

#include "engine/bot/greedybot.h"
#include "engine/bot/plannerbot.h"
#include "engine/bot/randombot.h"

namespace engine {

namespace {

/// Longer than that nobody waits.
constexpr double mostSeconds = 3600;

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
    const auto isPart = [](QChar sign) { return sign.isDigit() || sign == u'.'; };
    const double seconds = word.toDouble(); // 0: that is no number
    if (!std::all_of(word.begin(), word.end(), isPart) || seconds <= 0 || seconds > mostSeconds)
        return {};
    return PlannerBot::Level::within(std::chrono::milliseconds(qint64(seconds * 1000) + 1));
}

} // namespace

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
