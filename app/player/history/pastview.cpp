// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/history/pastview.h"

#include "app/player/game/gamewishes.h"
#include "app/view/board/boardview.h"

namespace app {

namespace {

constexpr int c_pace = 700; ///< Milliseconds a step at normal speed.

} // namespace

PastView::PastView(GameController &controller, view::BoardView &board, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_board(board)
    , m_model(HistoryModel::of(controller))
{
    connect(&m_timer, &QTimer::timeout, this, &PastView::advance);
    const GameWishes *wishes = &GameWishes::of(controller);
    connect(wishes, &GameWishes::stepRequested, this, &PastView::show);
    connect(wishes, &GameWishes::returnRequested, this, &PastView::leave);
    connect(wishes, &GameWishes::replayRequested, this, &PastView::replay);
    connect(wishes, &GameWishes::playRequested, this, &PastView::play);
    connect(wishes, &GameWishes::pauseRequested, this, &PastView::pause);
    connect(wishes, &GameWishes::replayChanged, this, &PastView::setReplay);
}

void PastView::go(int step)
{
    const bool isNext = m_state && step == m_step + 1;
    m_step = step;
    if (isNext) {
        for (const engine::Change &change : m_model.changes(step))
            m_state->apply(change);
        m_board.animate(m_model.changes(step));
    } else {
        auto past = std::make_unique<engine::GameState>(m_model.at(step));
        m_board.setPosition(past.get(), m_controller.viewer());
        m_state = std::move(past);
    }
    m_controller.showPast(m_state.get(), step);
    emit shown(step);
}

void PastView::show(int step)
{
    if (step >= m_model.count())
        leave();
    else
        go(std::max(0, step));
}

void PastView::leave()
{
    if (!m_state)
        return;
    pause();
    m_board.setPosition(&m_controller.state(), m_controller.viewer());
    m_controller.showPast(nullptr, 0);
    m_state.reset();
    emit left();
}

void PastView::replay()
{
    const auto &history = m_controller.game().history();
    const engine::SideId own = m_controller.offer().side;
    int first = m_model.count();
    while (first > 0 && history[size_t(first) - 1].side == own)
        --first;
    while (first > 0 && history[size_t(first) - 1].side != own)
        --first;
    show(first);
    play();
}

void PastView::play()
{
    if (!m_state)
        return;
    m_timer.start(m_speed > 0 ? c_pace * 100 / m_speed : c_pace);
    emit runningChanged(true);
}

void PastView::pause()
{
    if (!m_timer.isActive())
        return;
    m_timer.stop();
    emit runningChanged(false);
}

void PastView::setReplay(int speed, int stops)
{
    m_speed = speed;
    m_stops = stops;
    if (m_timer.isActive())
        m_timer.setInterval(speed > 0 ? c_pace * 100 / speed : c_pace);
}

void PastView::advance()
{
    const int next = m_speed > 0 ? m_step + 1 : m_model.next(m_step, 1, m_stops);
    if (next >= m_model.count()) {
        leave();
        return;
    }
    const bool waits = m_model.events(next) & m_stops;
    go(next);
    if (waits)
        pause();
}

} // namespace app
