// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <QInputDialog>

namespace app {

/// Asks for a place by its number or a part of its name.
class PlaceQuestion : public QInputDialog
{
    Q_OBJECT

public:
    PlaceQuestion(const GameController &controller, QWidget *parent);

    /// None: there is no such place.
    engine::SpaceId place() const;

private:
    const GameController &m_controller;
};

} // namespace app
