// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/settings/actiontable.h"

#include <QPointer>

namespace view {
class BoardView;
}

namespace app {

class BoardInput;
class GameController;
class SecondMapWindow;

/// Opens the same game in a second window, perhaps on another screen, and closes it with the game.
/// While it is closed there is nothing of it.
class SecondMap : public QObject
{
    Q_OBJECT

public:
    SecondMap(GameController &controller, view::BoardView &first, BoardInput &input,
              ActionTable &actions, Settings &settings);
    ~SecondMap() override;

    /// Null while it is closed.
    SecondMapWindow *window() const;
    /// Whether \a widget is the board in the second window of \a first.
    static bool isBoard(const QWidget *widget, const view::BoardView &first);

private:
    void show(bool on);

    GameController &m_controller;
    view::BoardView &m_first;
    BoardInput &m_input;
    ActionTable &m_actions;
    Settings &m_settings;
    QAction &m_action;
    QPointer<SecondMapWindow> m_window;
};

} // namespace app
