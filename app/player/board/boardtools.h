// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/player/settings/actiontable.h"
#include "app/view/board/boardview.h"

#include <QFrame>

class QComboBox;
class QLabel;

namespace view {
class OverviewWidget;
}

namespace app {

class AreasButton;
class BattleStage;
class ShareStage;
class DiceStrip;

/// The small bars that lie on the board: what is shown over it, how near it is, which sheet it is.
class BoardTools : public QObject
{
    Q_OBJECT

public:
    BoardTools(GameController &controller, ActionTable &actions, view::BoardView *board);

    void setVisible(bool visible);
    void retranslate();
    /// For the ground: how it is looked at.
    void openMenu(QPoint global);
    /// 1: as it is meant; 0: dice do not roll, they lie there.
    void setDiceSpeed(double speed);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QFrame *makeBar(const QStringList &names, Qt::Orientation orientation);
    QFrame *makeOverlays();
    QFrame *makeOverview();
    void place();
    void placeDice();
    void showOverview();
    /// How near the board is, and which sheet of it.
    void showCamera();

    GameController &m_controller;
    ActionTable &m_actions;
    view::BoardView *m_board;
    AreasButton *m_areas = nullptr;
    QFrame *m_overlays;
    QFrame *m_zoom;
    QFrame *m_sheets;
    QFrame *m_overview;
    DiceStrip *m_dice;
    BattleStage *m_battle;
    ShareStage *m_shares;
    QComboBox *m_sheet;
    QLabel *m_percent;
    bool m_isShown = true;
};

} // namespace app
