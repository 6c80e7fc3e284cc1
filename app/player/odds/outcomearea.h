// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/player/parts/layout/fittingscroll.h"

namespace app {

/// What can happen, in the part of a panel that stays in sight however much else there is; hidden
/// while there are no chances to show.
class OutcomeArea : public FittingScroll
{
    Q_OBJECT

public:
    using FittingScroll::FittingScroll;

    /// What has the rest of the room: a row of it is left however many chances there are.
    void setBeside(QWidget &other);
    /// As for OutcomeList.
    void setAnswer(GameController &controller, const engine::Json &answer);

    /// Whether the window has room for more than what stands nowhere else.
    bool isRoomy() const;
    /// How high the panel that holds it must be, which without what scrolls is \a frame high and
    /// wants \a body of that: the panels below give way, down to a few lines each.
    int leastAround(int frame, int body) const;

private:
    QWidget *m_beside = nullptr;
};

} // namespace app
