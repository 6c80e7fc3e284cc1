// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <QDialog>

namespace app {

/// Everything about one piece: both sides of its counter, its values and what lies with it.
class UnitDetails : public QDialog
{
    Q_OBJECT

public:
    UnitDetails(GameController &controller, engine::PieceId piece, QWidget *parent = nullptr);

private:
    void addCounters(engine::PieceId piece);
    void addStack(engine::PieceId piece);

    GameController &m_controller;
};

} // namespace app
