// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace app {

/// Prints what is wrong with the art of a module, as a JSON list: for `hexsmith-cli lint`, which
/// can't draw.
int checkArtOf(const QString &module);

} // namespace app
