// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <QWidget>

class QHBoxLayout;
class QPushButton;

namespace app {

/// Where a game turned, side by side: what happened, what it changed, a link to the step. All of
/// them can be kept as bookmarks.
class TurningPoints : public QWidget
{
    Q_OBJECT

public:
    struct Point
    {
        int step = 0;
        int turn = 0;
        QString change; ///< "+2 for Blue"
    };

    explicit TurningPoints(GameController &controller, QWidget *parent = nullptr);

    void setPoints(const QList<Point> &points);
    const QList<Point> &points() const { return m_points; }

private:
    void add(int number, const Point &point);
    void keep();

    GameController &m_controller;
    QList<Point> m_points;
    QWidget *m_row;
    QPushButton *m_keep;
};

} // namespace app
