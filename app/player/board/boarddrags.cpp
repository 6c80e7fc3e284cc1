// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/boarddrags.h"

#include "app/player/board/boardinput.h"

#include <QApplication>

#include <utility>

namespace app {

using engine::PieceId;
using engine::SpaceId;

BoardDrags::BoardDrags(GameController &controller, view::BoardView &board, BoardInput &input)
    : QObject(&input)
    , m_controller(controller)
    , m_board(board)
    , m_input(input)
{
    const GameWishes *wishes = &GameWishes::of(controller);
    connect(&board, &view::BoardView::dragStarted, this, &BoardDrags::lift);
    connect(&board, &view::BoardView::dropped, this, &BoardDrags::drop);
    connect(wishes, &GameWishes::pieceCarried, this, &BoardDrags::carry);
    connect(wishes, &GameWishes::piecePutDown, this, &BoardDrags::putDown);
}

void BoardDrags::lift(PieceId piece)
{
    m_inHand.clear();
    m_isAhead = false;
    if (!m_input.canAct())
        return;
    if (m_input.group().contains(piece))
        m_inHand = m_input.group().pieces();
    else if (m_takesStacks && piece != m_input.selected())
        m_inHand = m_input.orders().stackOf(piece);
    else
        m_inHand = {piece};
    std::vector<PieceId> able = m_inHand;
    std::erase_if(able, [this](PieceId one) { return !m_input.orders().canBeSent(one); });
    if (able.empty())
        return;
    m_board.setInHand(able);
    const auto ahead = m_input.orders().ahead(able);
    m_isAhead = !ahead.empty();
    if (m_isAhead)
        m_input.hold(able, ahead);
    else if (able.size() == 1)
        m_input.select(able.front());
    else
        m_input.chooseTogether(able, false);
}

void BoardDrags::drop(PieceId piece, SpaceId space)
{
    const std::vector<PieceId> inHand = std::exchange(m_inHand, {});
    if (!m_input.canAct()) {
        m_board.rejectDrop();
    } else if (inHand.size() <= 1) {
        dropAlone(inHand.empty() ? piece : inHand.front(), space);
    } else if (!m_input.orders().send(inHand, space)) {
        m_board.rejectDrop();
        m_input.orders().explain(m_input.group().pieces(), space);
    }
    // Who is not in the rules' hand any more, or never was, is not chosen either.
    if (std::exchange(m_isAhead, false) && TakeUp::isDown(m_controller, piece))
        m_input.hold({});
}

void BoardDrags::dropAlone(PieceId piece, SpaceId space)
{
    const auto actions = m_input.orders().actions(piece, space);
    if (!actions.empty()) {
        m_input.perform(actions);
        return;
    }
    m_board.rejectDrop();
    if (m_isAhead)
        m_input.orders().explain({piece}, space);
    else
        m_input.explain(piece, space);
}

// Two windows may lie over each other, and a piece is let go over one of them.
bool BoardDrags::isHere(QPoint global) const
{
    const QWidget *there = QApplication::topLevelAt(global);
    return !there || there == m_board.window();
}

void BoardDrags::carry(PieceId piece, QPoint global)
{
    if (!m_input.canAct())
        return;
    if (m_input.selected() != piece || !m_input.group().isEmpty())
        m_input.hold({piece}, m_input.orders().ahead({piece}));
    if (isHere(global))
        m_board.carryOver(global);
}

void BoardDrags::putDown(PieceId piece, QPoint global)
{
    m_inHand.clear();
    m_board.putDown(isHere(global) ? piece : PieceId(), global);
    m_input.tellChoice();
}

} // namespace app
