// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace app {

class GameController;

/// The chances in the course of a game as a part of a web page: a curve, and what it shows as a
/// table.
class ChanceFigure
{
    Q_DECLARE_TR_FUNCTIONS(app::ChanceFigure)

public:
    /// As far as they are estimated; empty: nothing is known.
    static QString html(GameController &controller);
};

} // namespace app
