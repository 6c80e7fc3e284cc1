// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/ending/gamerecord.h"

#include <QTreeView>

class QStandardItemModel;

namespace app {

/// A list of what happened in a finished game: fights, units, or rolls; a row leads to its step.
class EndingTable : public QTreeView
{
    Q_OBJECT

public:
    enum class Kind { Fights, Units, Dice };

    EndingTable(GameController &controller, const GameRecord &record, Kind kind,
                QWidget *parent = nullptr);

    int rows() const;
    static QString title(Kind kind, const GameRecord &record);

private:
    void addRolls(const std::vector<GameRecord::Roll> &rolls);
    void addUnits(const GameRecord &record);
    void addRow(int step, const QStringList &cells, engine::PieceId piece);
    void choose(const QModelIndex &index);
    QString sideName(engine::SideId side) const;

    GameController &m_controller;
    QStandardItemModel *m_model;
};

} // namespace app
