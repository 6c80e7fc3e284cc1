// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace engine {

/// For threads that paint, load or check beside the window: from now on the calling thread, and
/// those that it starts, take the processor only as far as the window leaves it. Does nothing
/// where the system has no such thing.
void giveWayToTheWindow();

/// Gives back what threads have left that are gone, where nobody would use it again.
void giveMemoryBack();

} // namespace engine
