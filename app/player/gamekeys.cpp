// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/gamekeys.h"

#include "app/player/board/boardinput.h"
#include "app/player/board/secondmap.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/game/gamewishes.h"
#include "app/player/hint/hints.h"

#include <QApplication>
#include <QKeyEvent>

namespace app {

GameKeys::GameKeys(GameController &controller, view::BoardView &board, BoardInput &input,
                   DecisionPanel &question, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_board(board)
    , m_input(input)
    , m_question(question)
{
    connect(&controller, &GameController::changed, this,
            [this] { m_leftAt = m_board.cursorSpace(); });
}

// Only where the cursor has been sent since: else Enter ends what was done there.
bool GameKeys::openStack()
{
    const engine::SpaceId here = m_board.cursorSpace();
    return std::exchange(m_leftAt, here) != here && m_input.openStack(here);
}

bool GameKeys::isPlaying() const
{
    const QWidget *focus = QApplication::focusWidget();
    return !focus || focus == &m_board || SecondMap::isBoard(focus, m_board)
        || focus->isAncestorOf(&m_board) || focus == &m_question || m_question.isAncestorOf(focus);
}

void GameKeys::wayOut()
{
    GameWishes &wishes = GameWishes::of(m_controller);
    const QWidget *focus = QApplication::focusWidget();
    const bool isWriting = focus && focus->testAttribute(Qt::WA_InputMethodEnabled);
    const bool wasPlaying = isPlaying();
    if (!wasPlaying)
        emit wishes.boardRequested();
    // Who looks at the past is led out of it from everywhere, but not out of a sentence.
    if (m_controller.isInPast() && !isWriting)
        emit wishes.returnRequested();
    else if (wasPlaying && !Hints::of(m_controller).close() && !m_input.dropChoice())
        m_question.pressBack();
}

bool GameKeys::press(const QKeyEvent &event)
{
    const int key = event.key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    const bool isDigit =
        key >= Qt::Key_1 && key <= Qt::Key_8 && event.modifiers() == Qt::NoModifier;
    if (!isEnter && !isDigit && key != Qt::Key_Escape)
        return false;
    if (event.isAutoRepeat() && !isDigit)
        return true; // a key held down presses once
    if (key == Qt::Key_Escape)
        wayOut();
    else if (isEnter && isPlaying() && !openStack())
        m_question.pressMain();
    else if (isDigit && isPlaying())
        m_question.pressDigit(key - Qt::Key_0);
    return true;
}

} // namespace app
