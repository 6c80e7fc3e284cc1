// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace app {

/// What somebody needs to know who looks into a problem: versions, the system, the screen. No
/// names, no folders, nothing of games. In English, whatever the program speaks.
QString problemDetails();

} // namespace app
