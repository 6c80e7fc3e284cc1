// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamewishes.h"

#include <QWidget>

namespace app {

/// The order that was given last, for others: who stood there too, and all that are like it.
class RepeatRow : public QWidget
{
    Q_OBJECT

public:
    /// Null: there is nobody else to give it to.
    static RepeatRow *of(GameController &controller, QWidget *parent);

private:
    RepeatRow(GameController &controller, QWidget *parent);
    void add(const char *name, const QString &text, const std::vector<engine::Action> &actions);

    GameController &m_controller;
};

} // namespace app
