// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/player/settings/settings.h"

namespace app {

/// Answers questions that leave nothing to decide, when the player wants it so.
class AutoPass : public QObject
{
    Q_OBJECT

public:
    AutoPass(GameController &controller, const Settings &settings, QObject *parent);

private:
    void look();
    void pass();

    GameController &m_controller;
    const Settings &m_settings;
    qsizetype m_done = 0; // commands when it was last looked
};

} // namespace app
