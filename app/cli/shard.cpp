// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shard.h"

#include "engine/balance/series.h"

namespace app {

engine::Result<Shard> Shard::read(const Arguments &arguments)
{
    const auto wrong = [](const QString &message) {
        return engine::Error{engine::Error::Code::BadFormat, message};
    };
    Shard shard;
    const QString text = arguments.value(QStringLiteral("--shard"));
    if (text.isEmpty())
        return shard;
    const QStringList numbers = text.split(u'/');
    bool isPart = false;
    bool isParts = false;
    shard.part = numbers.first().toInt(&isPart);
    shard.parts = numbers.size() == 2 ? numbers.last().toInt(&isParts) : 0;
    if (!isPart || !isParts || shard.part < 1 || shard.part > shard.parts
        || shard.parts > engine::Series::mostParts)
        return wrong(QCoreApplication::translate("Simulate",
                                                 "--shard wants K/N, the K-th of N parts, not "
                                                 "'%1'.")
                         .arg(text));
    if (arguments.value(QStringLiteral("--part")).isEmpty())
        return wrong(QCoreApplication::translate(
            "Simulate", "Say where the games of the shard go: --part <file>."));
    return shard;
}

} // namespace app
