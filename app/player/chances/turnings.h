// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace app {

/// Where a game turned: among chances in percent, one after the other, the largest changes from
/// the one before, in their order; less than what may be luck is none.
QList<int> turnings(const QList<double> &chances);

/// So many games from a position say something of it.
constexpr int enoughGames = 5;

} // namespace app
