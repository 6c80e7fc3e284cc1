// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <QAbstractListModel>

namespace app {

/// Offered actions as rows: the piece's counter, its name and how it stands.
class PieceRows : public QAbstractListModel
{
    Q_OBJECT

public:
    PieceRows(GameController &controller, std::vector<engine::Action> actions, QObject *parent);

    const engine::Action &action(int row) const { return m_actions[size_t(row)]; }
    int rowOf(engine::PieceId piece) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QString title(const engine::Action &action) const;

    GameController &m_controller;
    std::vector<engine::Action> m_actions;
    bool m_isOneVerb = true;
};

} // namespace app
