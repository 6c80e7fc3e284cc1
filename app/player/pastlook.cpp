// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/pastlook.h"

#include "app/player/board/boardinput.h"
#include "app/player/game/bots/botrunner.h"
#include "app/player/history/pastbanner.h"
#include "app/view/style/tokens.h"

namespace app {

PastLook::PastLook(GameController &controller, view::BoardView &board, BoardInput &input,
                   BotRunner &bots, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_board(board)
    , m_input(input)
    , m_bots(bots)
    , m_view(controller, board)
    , m_banner(new PastBanner(controller, &board))
{
    connect(&m_view, &PastView::shown, this, &PastLook::show);
    connect(&m_view, &PastView::left, this, &PastLook::leave);
}

void PastLook::show(int step)
{
    if (!m_banner->isVisible()) {
        m_bots.setPaused(true);
        m_input.setActive(false);
        m_board.setFrame(Tokens::of(m_board.palette()).warn);
    }
    m_banner->showStep(step, int(m_controller.game().commandCount()),
                       HistoryModel::of(m_controller).words(step));
}

void PastLook::leave()
{
    m_banner->hide();
    m_board.setFrame({});
    m_input.setActive(true);
    m_bots.setPaused(false);
}

} // namespace app
