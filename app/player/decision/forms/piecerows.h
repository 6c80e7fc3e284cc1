// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <QAbstractListModel>

namespace app {

/// Offered actions as rows: the piece's counter, its name, how it stands and what it costs.
class PieceRows : public QAbstractListModel
{
    Q_OBJECT

public:
    PieceRows(GameController &controller, std::vector<engine::Action> actions, QObject *parent);

    const engine::Action &action(int row) const { return m_actions[size_t(row)]; }
    int rowOf(engine::PieceId piece) const;

    /// Whether prices differ, so that each is told.
    static bool arePriced(const std::vector<engine::Action> &actions);
    /// How the piece stands and, if \a isPriced, what choosing it costs.
    static QString detail(GameController &controller, const engine::Action &action, bool isPriced);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QString title(const engine::Action &action) const;

    GameController &m_controller;
    std::vector<engine::Action> m_actions;
    bool m_isOneVerb = true;
    bool m_isPriced = false;
};

} // namespace app
