// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

class QWidget;

namespace app {

/// Lets Tab go from \a first through what lies in \a parts: what was made last would be reached
/// last, after all other panels.
void orderFocus(QWidget &first, std::initializer_list<QWidget *> parts);

} // namespace app
