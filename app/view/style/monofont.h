// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace view {

/// The system's letters of one width. They are as large as those around them, also when the text
/// size changes later.
QFont monoFont();

} // namespace view
