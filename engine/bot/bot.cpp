// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/bot.h"

#include "engine/bot/greedybot.h"
#include "engine/bot/randombot.h"

namespace engine {

QStringList botNames()
{
    return {QStringLiteral("random"), QStringLiteral("greedy")};
}

std::unique_ptr<Bot> makeBot(const QString &name)
{
    if (name == QLatin1String("random"))
        return std::make_unique<RandomBot>();
    if (name == QLatin1String("greedy"))
        return std::make_unique<GreedyBot>();
    return nullptr;
}

} // namespace engine
