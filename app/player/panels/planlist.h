// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/turnstatus.h"

#include <QWidget>

class QVBoxLayout;

namespace app {

/// What is planned, place by place: how far it is, and at which odds. A click shows the place.
class PlanList : public QWidget
{
    Q_OBJECT

public:
    explicit PlanList(GameController &controller, QWidget *parent = nullptr);

    /// Nothing is planned: it is not seen.
    void setPlans(const QList<TurnStatus::Plan> &plans);

private:
    QWidget *makeRow(const TurnStatus::Plan &plan);
    /// As the rules tell them of what is planned there; empty: they don't.
    QString odds(const TurnStatus::Plan &plan) const;

    GameController &m_controller;
    QVBoxLayout *m_rows;
};

} // namespace app
