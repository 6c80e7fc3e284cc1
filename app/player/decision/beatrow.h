// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "engine/game/telling/beat.h"

#include <QWidget>

namespace app {

/// A beat in the list of what is told: done, shown now or still to come.
class BeatRow : public QWidget
{
    Q_OBJECT

public:
    enum class Time { Done, Now, ToCome };

    BeatRow(GameController &controller, const engine::Beat &beat, Time time, QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *picture(GameController &controller, const engine::Beat &beat);

    Time m_time;
};

} // namespace app
