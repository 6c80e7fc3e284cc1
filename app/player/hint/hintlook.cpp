// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/hint/hintlook.h"

#include "app/player/game/gamewishes.h"
#include "app/player/hint/hintpicture.h"
#include "app/player/telling/beatpicture.h"
#include "app/view/board/boardview.h"

#include <QAction>

namespace app {

HintLook::HintLook(GameController &controller, view::BoardView &board, QAction &ask,
                   QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_board(board)
    , m_ask(ask)
    , m_hints(Hints::of(controller))
{
    connect(&ask, &QAction::triggered, this, &HintLook::toggle);
    connect(&GameWishes::of(controller), &GameWishes::hintRequested, this, &HintLook::toggle);
    connect(&m_hints, &Hints::changed, this, &HintLook::showPicture);
    connect(&m_hints, &Hints::shownChanged, this, &HintLook::showPicture);
    for (const auto signal : {&GameController::viewerChanged, &GameController::shownChanged})
        connect(&controller, signal, this, &HintLook::follow);
    connect(&controller, &GameController::changed, this, &HintLook::follow);
    for (const auto signal : {&Teller::started, &Teller::finished, &Teller::cleared})
        connect(&Teller::of(controller), signal, this, &HintLook::follow, Qt::QueuedConnection);
    follow();
}

void HintLook::follow()
{
    m_ask.setEnabled(m_hints.canAsk());
}

void HintLook::toggle()
{
    if (m_hints.close())
        return;
    m_hints.ask();
    emit GameWishes::of(m_controller).panelRequested(QStringLiteral("decision"));
}

void HintLook::showPicture()
{
    const Tokens tokens = Tokens::of(m_board.palette());
    if (m_hints.state() == Hints::State::Found) {
        const Hint &hint = m_hints.hints()[m_hints.shown()];
        m_isShown = true;
        m_board.bringIntoView(HintPicture::places(hint));
        m_board.setBeat(HintPicture(m_controller, tokens).of(hint));
    } else if (std::exchange(m_isShown, false)) {
        // What was told stays to be seen, as it was before.
        m_board.setBeat(BeatPicture(m_controller, tokens).of(Teller::of(m_controller)));
    }
}

} // namespace app
