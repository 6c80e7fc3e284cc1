// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/history/pastview.h"

namespace app {

class BoardInput;
class BotRunner;
class PastBanner;

/// What the window does while somebody looks at the past: it says so, and nothing can be done or
/// goes on.
class PastLook : public QObject
{
    Q_OBJECT

public:
    PastLook(GameController &controller, view::BoardView &board, BoardInput &input, BotRunner &bots,
             QObject *parent);

    PastView &view() { return m_view; }

private:
    void show(int step);
    void leave();

    GameController &m_controller;
    view::BoardView &m_board;
    BoardInput &m_input;
    BotRunner &m_bots;
    PastView m_view;
    PastBanner *m_banner;
};

} // namespace app
