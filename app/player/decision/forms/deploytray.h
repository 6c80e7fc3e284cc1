// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/deployment.h"

#include <QWidget>

class QVBoxLayout;

namespace app {

/// The counters that come onto the map, by where they may come: to be clicked or dragged there.
class DeployTray : public QWidget
{
    Q_OBJECT

public:
    DeployTray(GameController &controller, engine::PieceId chosen, QWidget *parent = nullptr);

private:
    void addGroup(const Deployment::Group &group, bool isNamed);
    QString places(const Deployment::Group &group) const;
    /// Everybody who is left goes where the last one went.
    void addAllHere(const Deployment::Group &group);

    GameController &m_controller;
    engine::PieceId m_chosen;
    QVBoxLayout *m_layout;
};

} // namespace app
