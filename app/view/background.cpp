// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/background.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace view {

void giveWayToTheWindow()
{
#ifdef Q_OS_LINUX
    // Linux keeps this number for each thread, and 0 is the calling one; QThread's priorities have
    // no effect there.
    constexpr int lower = 5;
    if (getpriority(PRIO_PROCESS, 0) < lower)
        setpriority(PRIO_PROCESS, 0, lower);
#endif
}

} // namespace view
