// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QCommandLineParser;

namespace app {

/// Draws a position into a file; 0: done, 1: it can't be drawn, 2: called wrongly.
int render(const QCommandLineParser &parser);

} // namespace app
