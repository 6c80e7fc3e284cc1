// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "engine/bot/reason.h"

#include <map>

namespace app {

/// What spoke for the choices that computers have made in this window, by the step of the game.
class BotReasons : public QObject
{
    Q_OBJECT

public:
    static BotReasons &of(GameController &controller);

    /// Of a step that is about to be done.
    void note(int step, const std::optional<engine::Reason> &reason);
    /// In the language of the game; empty: there is none, or who looks may not know it yet.
    QString text(int step) const;

private:
    explicit BotReasons(GameController &controller);
    bool isSecret(int step) const;

    GameController &m_controller;
    std::map<int, engine::Reason> m_reasons;
};

} // namespace app
