// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/player/settings/actiontable.h"
#include "app/view/board/boardview.h"
#include "app/view/tiles/sheetpool.h"

class QComboBox;
class QFrame;
class QLabel;

namespace app {

class BoardDrags;
class BoardInput;

/// The board of a game once more: what the first one shows, of whichever map and part of it. What a
/// hand does here means the same as there.
class SecondMapWindow : public QWidget
{
    Q_OBJECT

public:
    SecondMapWindow(GameController &controller, view::BoardView &first, BoardInput &input,
                    ActionTable &actions, Settings &settings);
    ~SecondMapWindow() override;

    view::BoardView &board() { return *m_board; }
    /// Where it was last; at first on another screen, if there is one.
    void showInPlace();

signals:
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectHands(BoardInput &input);
    void connectKeys();
    QFrame *makeZoom();
    QFrame *makeSheets();
    void retranslate();
    void showCamera();
    void place();

    GameController &m_controller;
    view::BoardView &m_first;
    ActionTable &m_actions;
    Settings &m_settings;
    view::SheetPool m_pool;
    view::BoardView *m_board;
    QComboBox *m_sheet = nullptr;
    QLabel *m_percent = nullptr;
    QFrame *m_zoom;
    QFrame *m_sheets;
};

} // namespace app
