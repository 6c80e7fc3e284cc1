// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamewishes.h"

#include <QToolButton>

namespace app {

/// Gives a target what an action says; where that can't be done now, it says why when it is pointed
/// at.
class ColumnButton : public QToolButton
{
    Q_OBJECT

public:
    /// \a asked is what it stands for, \a offered that if it can be done now.
    ColumnButton(GameController &controller, const engine::Action &asked,
                 const std::optional<engine::Action> &offered, QWidget *parent = nullptr);

protected:
    bool event(QEvent *event) override;

private:
    GameController &m_controller;
    engine::Action m_asked;
    bool m_isOffered;
};

} // namespace app
