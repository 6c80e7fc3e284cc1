// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/settings/actiontable.h"

#include <QObject>

class QMenuBar;

namespace app {

/// The menus of the player's window: which actions stand where.
class ProgramMenus : public QObject
{
    Q_OBJECT

public:
    /// In the language of now; what was there goes.
    static void fill(QMenuBar &bar, ActionTable &actions);
};

} // namespace app
