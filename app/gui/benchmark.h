// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;

namespace app {

/// Measures drawing and starting and writes {"results":[…]} into \a file; 1 when a limit is missed.
int benchmark(const QString &file);

} // namespace app
