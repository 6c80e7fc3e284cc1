// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/system/background.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace engine {

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

void giveMemoryBack()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace engine
