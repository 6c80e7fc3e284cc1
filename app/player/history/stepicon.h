// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace app {

/// The signs on buttons that go through a history, in one colour.
enum class StepIcon { First, Previous, Next, Last, Play };

QIcon stepIcon(StepIcon icon, const QColor &color, double ratio);

} // namespace app
