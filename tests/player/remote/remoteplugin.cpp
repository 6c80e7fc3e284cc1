// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/player/remote/remoteplugin.h"

#include "tests/player/remote/remotehand.h"

namespace remote {

QObject *RemotePlugin::create(const QString &, const QString &)
{
    return new RemoteHand;
}

} // namespace remote
