// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/player/settings/settings.h"

namespace app {

/// Answers questions that leave nothing to decide, when the player wants it so, and those that he
/// passes until the turn ends.
class AutoPass : public QObject
{
    Q_OBJECT

public:
    AutoPass(GameController &controller, const Settings &settings, QObject *parent);

private:
    /// A question that its side passes.
    struct Order
    {
        engine::NameId decision;
        engine::SideId side;
        int turn = 0;
        bool operator==(const Order &) const = default;
    };

    void look();
    void pass();
    void passFromNowOn();
    Order present() const;

    GameController &m_controller;
    const Settings &m_settings;
    qsizetype m_done = 0; // commands when it was last looked
    std::vector<Order> m_orders;
};

} // namespace app
