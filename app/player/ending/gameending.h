// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/ending/endingpage.h"
#include "app/player/settings/actiontable.h"

#include <QPointer>

class QVBoxLayout;

namespace app {

/// Puts the page of the result in the place of the board once a game is over and told, and takes it
/// away when the board is wanted.
class GameEnding : public QObject
{
    Q_OBJECT

public:
    /// \a board stands in \a column.
    GameEnding(GameController &controller, QWidget &board, QVBoxLayout &column,
               const ActionTable &actions, Settings &settings, QObject *parent);
    ~GameEnding() override;

    /// Null while it is not shown.
    EndingPage *page() const { return m_page; }
    void showPage();
    void showBoard();

private:
    void follow();

    GameController &m_controller;
    QWidget &m_board;
    QVBoxLayout &m_column;
    Settings &m_settings;
    QPointer<QAction> m_result;
    QPointer<QAction> m_library;
    QPointer<EndingPage> m_page;
    bool m_wasShown = false;
};

} // namespace app
