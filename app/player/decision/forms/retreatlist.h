// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/retreatways.h"

#include <QWidget>

class QAbstractButton;
class QVBoxLayout;

namespace app {

/// Where a piece can go with its next step, what each way costs, and why not to the other
/// neighbours.
class RetreatList : public QWidget
{
    Q_OBJECT

public:
    RetreatList(GameController &controller, const RetreatWays &ways, QWidget *parent = nullptr);

    /// The ways that are open, in the order of the rows.
    const QList<QAbstractButton *> &ways() const { return m_ways; }

private:
    void addWay(const RetreatWays::Way &way, bool isOneVerb);
    void addRefused(const engine::Action &like, engine::SpaceId space);

    GameController &m_controller;
    QVBoxLayout *m_layout;
    QList<QAbstractButton *> m_ways;
};

} // namespace app
